import { languages } from '#domain/kernel/language.ts';

/**
 * SQL that joins a translated text of all languages into one text for searching. The index of a table must use the same
 * expression, otherwise Postgres ignores it.
 * @param column an SQL expression from code, never from user input
 */
export function wordsIn(column: string): string {
  return languages.map((language) => `coalesce(${column} ->> '${language}', '')`).join(" || ' ' || ");
}
