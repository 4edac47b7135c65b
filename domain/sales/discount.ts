import { document } from '../kernel/declaration.ts';
import {
  boolean,
  date,
  decimal,
  enumeration,
  integer,
  money,
  reference,
  rows,
  text,
} from '../kernel/field.ts';
import { discountType } from './enums.ts';

/** A reduction of prices for a customer, valid in a period. */
export const discount = document('discount', {
  module: 'sales',
  path: 'discount',
  prefix: 'RB',
  access: { read: ['sales'], modify: ['sales'] },
  search: ['numberStr', 'name'],
  list: ['numberStr', 'name', 'date', 'customer', 'discountType', 'beginDate', 'endDate'],
  indexes: [['customer', 'beginDate']],
  namedByPhrase: true,
  constraints: [{ field: 'beginDate', rule: 'notAfterField', other: 'endDate' }],
  fields: {
    name: text(),
    customer: reference('counterparty'),
    beginDate: date(),
    endDate: date(),
    /** Which of the values below reduces the price: `percent` discountPercent, `price` discountSum, `formula` formula. */
    discountType: enumeration(discountType, { default: 'percent' }),
    discountPercent: decimal({ scale: 2, min: '0' }),
    /** The reduction of the price of one unit. */
    discountSum: money({ min: '0' }),
    /** The currency of `discountSum`; złoty if empty. */
    currency: reference('currency'),
    /** Gives the reduction of the price of one unit. */
    formula: text({ multiline: true }),
    /** The most that it reduces the price by, in percent. */
    maxDiscount: decimal({ scale: 2, min: '0' }),
    /** Of several discounts the one with the highest priority counts. */
    discountPriority: integer({ min: 0, default: 0 }),
    /** Whether it applies only if an order names it. */
    onlyByOrder: boolean({ default: false }),
    items: rows({
      product: reference('product', { required: true }),
      /** Only for prices with this code; for all prices of the product if empty. */
      priceCode: text({ maxLength: 40 }),
      /** For this product instead of the values above. */
      discountPercent: decimal({ scale: 2, min: '0' }),
      discountSum: money({ min: '0' }),
    }),
    comment: text({ multiline: true }),
  },
});
