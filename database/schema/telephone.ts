import { sql, type RawBuilder } from 'kysely';

/**
 * Telephones stand as people wrote them: their last nine digits tell them apart, with or without a country. An index of
 * each field that is looked up by them holds the same, so that it is found without reading the whole table.
 * @param column quoted as SQL
 */
export const telephoneIn = (column: string): string =>
  `right(regexp_replace(${column}, '[^0-9]', '', 'g'), 9)`;

/** @param phone as gateways want it, `+48600100200` */
export const isTelephone = (column: string, phone: string): RawBuilder<boolean> =>
  sql<boolean>`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 9) = ${phone.slice(-9)}`;
