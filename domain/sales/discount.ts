import { document } from '../kernel/declaration.ts';
import { date, decimal, enumeration, integer, money, reference, rows, text } from '../kernel/field.ts';
import { discountType } from './enums.ts';

/** What is taken off the prices of a customer, from one day to another. */
export const discount = document('discount', {
  module: 'sales',
  path: 'discount',
  prefix: 'RB',
  access: { read: ['sales'], modify: ['sales'] },
  search: ['numberStr', 'name'],
  list: ['numberStr', 'name', 'date', 'customer', 'discountType', 'beginDate', 'endDate'],
  indexes: [['customer', 'beginDate']],
  fields: {
    name: text(),
    customer: reference('counterparty'),
    beginDate: date(),
    endDate: date(),
    discountType: enumeration(discountType, { default: 'percent' }),
    discountPercent: decimal({ scale: 2, min: '0' }),
    discountSum: money({ min: '0' }),
    formula: text({ multiline: true }),
    maxDiscount: decimal({ scale: 2, min: '0' }),
    discountPriority: integer({ min: 0, default: 0 }),
    items: rows({
      product: reference('product', { required: true }),
      priceCode: text({ maxLength: 40 }),
      discountPercent: decimal({ scale: 2, min: '0' }),
      discountSum: money({ min: '0' }),
    }),
    comment: text({ multiline: true }),
  },
});
