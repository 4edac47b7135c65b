import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#domain/kernel/language.ts';
import { currentLanguage, keepLanguage } from '../data/language.ts';
import { messages } from './messages.ts';

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

const locales = Object.entries(languageNames).map(([locale, name]) => ({ locale, name }));

export const i18nProvider = polyglotI18nProvider(
  (locale) => messages[locale as Language],
  currentLanguage(),
  locales,
);

const { changeLocale } = i18nProvider;
i18nProvider.changeLocale = (locale) => {
  keepLanguage(locale);
  return changeLocale(locale);
};
