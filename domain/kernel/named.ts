import type { Language } from './language.ts';

/** A name in the house's own words, and in the languages in which somebody has written it as well. */
export interface Named {
  readonly name: string;
  readonly lang: Partial<Record<Language, string>> | null;
}

export const nameIn = (language: Language, { name, lang }: Named): string => lang?.[language] || name;
