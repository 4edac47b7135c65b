import { languages } from '#domain/kernel/language.ts';

/**
 * What a translated text says in every language, as one text that words are looked for in. The index of a table that is
 * searched so holds the same, or it is not used.
 * @param column as SQL writes it: named by code, never by people
 */
export const wordsIn = (column: string): string =>
  languages.map((language) => `coalesce(${column} ->> '${language}', '')`).join(" || ' ' || ");
