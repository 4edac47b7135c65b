import type { Row } from '#domain/words/rows.ts';

/** The name of a record of a dictionary: in Polish, and in every language of its row of words. */
export function named(row: Row): { readonly name: string; readonly lang: Row } {
  return { name: row.pl, lang: row };
}

/** One record for each row; the key of the row becomes its `code`. */
export function dictionaryOf<K extends string>(rows: Readonly<Record<K, Row>>) {
  return Object.entries<Row>(rows).map(([code, row]) => ({ code, ...named(row) }));
}
