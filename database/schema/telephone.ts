import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for the last nine digits of a telephone number. Numbers are stored as people wrote them, with or without a country
 * code, and are compared by these digits. Indexes of such fields use the same expression.
 * @param column an SQL expression from code, never from user input
 */
export function telephoneIn(column: string): string {
  return `right(regexp_replace(${column}, '[^0-9]', '', 'g'), 9)`;
}

/**
 * The condition that a stored telephone number is this one.
 * @param column an SQL expression from code, never from user input
 * @param phone in the format of gateways, such as `+48600100200`
 */
export function isTelephone(column: string, phone: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(telephoneIn(column))} = ${phone.slice(-9)}`;
}
