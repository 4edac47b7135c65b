import type { Language } from '#domain/kernel/language.ts';

/** Each language under the name its speakers give it. */
export const languageNames: Readonly<Record<Language, string>> = {
  pl: 'Polski',
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
};
