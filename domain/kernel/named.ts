import { defaultLanguage, type Language } from './language.ts';

/** A name in the default language, with its translations. */
export interface Named {
  readonly name: string;
  readonly lang: Partial<Record<Language, string>> | null;
}

/** The name in this language; the untranslated name if the translation is missing or empty. */
export function nameIn(language: Language, { name, lang }: Named): string {
  return lang?.[language] || name;
}

/**
 * Gives a record its new name. Its translation into the default language follows the name, if it repeated the old name and
 * was not changed together with it. Other translations are kept.
 */
export function renamed(before: Named, after: Named): Named {
  const own = before.lang?.[defaultLanguage];
  const follows = own === before.name && after.lang?.[defaultLanguage] === own;
  return follows ? { name: after.name, lang: { ...after.lang, [defaultLanguage]: after.name } } : after;
}
