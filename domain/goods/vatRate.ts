import { catalog } from '../kernel/declaration.ts';
import { boolean, decimal, text } from '../kernel/field.ts';

/** A rate of VAT, and what it may be used for. */
export const vatRate = catalog('vatRate', {
  module: 'goods',
  path: 'vat_rates',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'fullName'],
  fields: {
    name: text({ required: true, maxLength: 40 }),
    fullName: text(),
    code: text({ maxLength: 10, unique: true }),
    taxRate: decimal({ min: '0', scale: 2, default: '0.00' }),
    /** Whether it is the rate of a product that has none of its own. */
    basicItem: boolean({ default: false }),
    forServices: boolean({ default: false }),
    /** Reverse charge: the buyer pays the tax, so none is computed. */
    reverseChange: boolean({ default: false }),
  },
});
