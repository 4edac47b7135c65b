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
import { discountType, pricelistKind, pricingMethod } from './enums.ts';

/** Prices or surcharges that are valid in a period. */
export const pricelist = document('pricelist', {
  module: 'sales',
  path: 'pricelist',
  prefix: 'CN',
  access: { read: ['sales'], modify: ['sales'] },
  search: ['numberStr', 'name', 'priceCode'],
  list: [
    'numberStr',
    'name',
    'date',
    'kind',
    'priceCode',
    'pricingMethod',
    'beginDate',
    'endDate',
    'currency',
  ],
  indexes: [['kind', 'beginDate']],
  constraints: [{ field: 'beginDate', rule: 'notAfterField', other: 'endDate' }],
  fields: {
    name: text(),
    /** For surcharges: which part of a price it gives. Of several surcharges with one code only one is added. */
    priceCode: text({ maxLength: 40, index: true }),
    kind: enumeration(pricelistKind, { default: 'main' }),
    beginDate: date(),
    endDate: date(),
    pricingMethod: enumeration(pricingMethod, { default: 'fixed' }),
    /** The only type of discount on its prices; any type if empty. */
    discountType: enumeration(discountType),
    /** Each price is multiplied by `rate` and by `multiplier`. */
    rate: decimal({ scale: 4, default: '1.0000' }),
    multiplier: decimal({ scale: 4, default: '1.0000' }),
    formula: text({ multiline: true }),
    currency: reference('currency', { takes: ['customer.currency', { record: { code: 'PLN' } }] }),
    customer: reference('counterparty'),
    /** Only for customers with this price type; for all if empty. */
    priceType: text({ maxLength: 40 }),
    items: rows({
      product: reference('product', { required: true }),
      price: money({ min: '0', default: '0.00' }),
      /**
       * For the method `percent`: how much of the price in the next weaker list for this product, or for a surcharge how much of
       * the main price.
       */
      percent: decimal({ scale: 2 }),
      /** The row applies only if this value was chosen. */
      parameterValue: reference('parameterValue'),
      quantityFrom: decimal({ scale: 3, min: '0', default: '0.000' }),
      /** The largest size to which a row of a table applies. */
      lengthTo: decimal({ scale: 3, min: '0' }),
      heightTo: decimal({ scale: 3, min: '0' }),
      /** The row applies only to this variant of the product. */
      productVariant: reference('productVariant', {
        rare: true,
        like: { product: 'product' },
        mismatchError: 'variant_of_other_product',
      }),
      /** The code of the row, if it is not that of the list. */
      priceCode: text({ maxLength: 40, rare: true }),
      priceDescription: text({ rare: true }),
      formula: text({ multiline: true, rare: true }),
      /** The largest discount on this price, in percent. */
      maxDiscount: decimal({ scale: 2, min: '0', rare: true }),
      /** Only discounts with at least this priority lower the price. */
      discountPriority: integer({ min: 0, rare: true }),
      noDiscount: boolean({ default: false, rare: true }),
    }),
    comment: text({ multiline: true }),
  },
});
