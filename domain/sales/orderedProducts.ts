import {
  boolean,
  decimal,
  enumeration,
  integer,
  json,
  money,
  reference,
  rows,
  text,
} from '../kernel/field.ts';
import { orderItemState } from './enums.ts';

/** The lines of an order. A line's price rows and chosen parameters are lists inside it. */
export const orderedProducts = rows({
  product: reference('product', { required: true }),
  description: text({ multiline: true }),
  quantity: decimal({ scale: 3, min: '0', default: '1.000' }),
  unitOfMeasure: reference('unitOfMeasure'),
  numberOfPieces: integer({ min: 0 }),
  length: decimal({ scale: 3, min: '0' }),
  height: decimal({ scale: 3, min: '0' }),
  price: money({ min: '0', default: '0.00' }),
  discountPercent: decimal({ scale: 2, default: '0.00' }),
  discountSum: money({ default: '0.00' }),
  vatRate: reference('vatRate'),
  sumNetto: money({ default: '0.00', summed: true }),
  vat: money({ default: '0.00', summed: true }),
  sumBrutto: money({ default: '0.00', summed: true }),
  /** [{priceDescription, priceType, description, quantity, price, discountPercent, discountSum, sum, discountId, pricelistId, priceCode, maxDiscount, discountPriority}] */
  prices: json(),
  /** [{param: {id, uuid, name}, paramValue: {id, default, properties: [{calculated, id, propId, propValue, propValueUuid}]}, valueLabel, addDescription, errorValue}] */
  choosenParameters: json(),
  configProduct: boolean({ default: false }),
  itemState: enumeration(orderItemState, { default: 'New', readOnly: true }),
});
