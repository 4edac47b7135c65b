import { sql, type RawBuilder } from 'kysely';

/**
 * Telephones stand as people wrote them: their last nine digits tell them apart, with or without a country. An index of
 * each field that is looked up by them holds the same, so that it is found without reading the whole table.
 * @param column as SQL writes it
 */
export const telephoneIn = (column: string): string =>
  `right(regexp_replace(${column}, '[^0-9]', '', 'g'), 9)`;

/**
 * @param column as SQL writes it: named by code, never by people
 * @param phone as gateways want it, `+48600100200`
 */
export const isTelephone = (column: string, phone: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(telephoneIn(column))} = ${phone.slice(-9)}`;
