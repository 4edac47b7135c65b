import { defaultLanguage, type Language } from './language.ts';

/** A name in the house's own words, and in the languages in which somebody has written it as well. */
export interface Named {
  readonly name: string;
  readonly lang: Partial<Record<Language, string>> | null;
}

export const nameIn = (language: Language, { name, lang }: Named): string => lang?.[language] || name;

/**
 * A record under its new name. Where its words in the house's own language said no more than the old name, and nobody
 * has written others with the new one, they follow it; words in other languages stay until somebody writes them anew.
 */
export const renamed = (before: Named, after: Named): Named => {
  const own = before.lang?.[defaultLanguage];
  const follows = own === before.name && after.lang?.[defaultLanguage] === own;
  return follows ? { name: after.name, lang: { ...after.lang, [defaultLanguage]: after.name } } : after;
};
