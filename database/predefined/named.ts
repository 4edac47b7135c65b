import type { Row } from '#domain/words/rows.ts';

/** What a record of a dictionary is called: in Polish, and in every language that its row of words has. */
export function named(row: Row): { readonly name: string; readonly lang: Row } {
  return { name: row.pl, lang: row };
}

/** A record for each row, which its key distinguishes. */
export function dictionaryOf<K extends string>(rows: Readonly<Record<K, Row>>) {
  return Object.entries<Row>(rows).map(([code, row]) => ({ code, ...named(row) }));
}
