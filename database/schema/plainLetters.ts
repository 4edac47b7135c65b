import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for a text without diacritics, so that `zulawy` finds `Żuławy`. The database function calls `unaccent`, which an index
 * cannot use directly. Indexes of searched fields must use the same expression, otherwise Postgres ignores them.
 * @param column an SQL expression from code, never from user input
 */
export function plainLettersIn(column: string): string {
  return `plain_letters(${column})`;
}

/** The same for an SQL fragment of a query. */
export function plainLetters(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`plain_letters(${value})`;
}
