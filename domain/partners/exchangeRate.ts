import { register } from '../kernel/declaration.ts';
import { date, decimal, enumeration, integer, reference, text } from '../kernel/field.ts';
import { exchangeTable } from './enums.ts';

/** The price in złoty of `multiplier` units of a currency, by a table of the bank. It is valid from `activeDate`. */
export const exchangeRate = register('exchangeRate', {
  module: 'partners',
  path: 'exchange_rates',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  sort: { field: 'activeDate', desc: true },
  search: ['tableNuber'],
  list: ['activeDate', 'rateDate', 'currency', 'multiplier', 'rate', 'table', 'tableNuber'],
  indexes: [['currency', 'activeDate']],
  fields: {
    currency: reference('currency', { required: true }),
    rate: decimal({ required: true, scale: 6, min: '0' }),
    multiplier: integer({ min: 1, default: 1 }),
    /** The day of the table. */
    rateDate: date({ required: true }),
    /** The first day on which it is used. */
    activeDate: date({ required: true }),
    table: enumeration(exchangeTable, { default: 'A' }),
    /** Spelled as in the specification. */
    tableNuber: text({ maxLength: 20 }),
  },
});
