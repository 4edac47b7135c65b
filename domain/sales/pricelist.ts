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
    priceCode: text({ maxLength: 40, index: true }),
    kind: enumeration(pricelistKind, { default: 'main' }),
    beginDate: date(),
    endDate: date(),
    pricingMethod: enumeration(pricingMethod, { default: 'fixed' }),
    /** The only type of discount on its prices; any type if empty. */
    discountType: enumeration(discountType),
    rate: decimal({ scale: 4, default: '1.0000' }),
    multiplier: decimal({ scale: 4, default: '1.0000' }),
    formula: text({ multiline: true }),
    currency: reference('currency', { takes: ['customer.currency', { record: { code: 'PLN' } }] }),
    customer: reference('counterparty'),
    priceType: text({ maxLength: 40 }),
    items: rows({
      product: reference('product', { required: true }),
      price: money({ min: '0', default: '0.00' }),
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
      priceCode: text({ maxLength: 40, rare: true }),
      priceDescription: text({ rare: true }),
      formula: text({ multiline: true, rare: true }),
      maxDiscount: decimal({ scale: 2, min: '0', rare: true }),
      discountPriority: integer({ min: 0, rare: true }),
      noDiscount: boolean({ default: false, rare: true }),
    }),
    comment: text({ multiline: true }),
  },
});
