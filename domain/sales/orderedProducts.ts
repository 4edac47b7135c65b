import {
  boolean,
  decimal,
  enumeration,
  integer,
  listOf,
  money,
  reference,
  rows,
  text,
} from '../kernel/field.ts';
import { chosenParameter } from './chosenParameter.ts';
import { orderItemState } from './enums.ts';
import { priceRow } from './priceRow.ts';

/** The lines of an order. The price rows and the chosen parameters of a line are lists inside it. */
export const orderedProducts = rows({
  product: reference('product', { required: true, notFor: 'customer' }),
  /** The variant of the product that is ordered, if the product has variants. */
  productVariant: reference('productVariant', {
    rare: true,
    staffOnly: true,
    like: { product: 'product' },
    mismatchError: 'variant_of_other_product',
  }),
  description: text({ multiline: true, rare: true, takes: ['product.description'] }),
  quantity: decimal({ scale: 3, min: '0', default: '1.000' }),
  unitOfMeasure: reference('unitOfMeasure', { takes: ['product.unitOfMeasure'] }),
  numberOfPieces: integer({ min: 0, rare: true }),
  length: decimal({ scale: 3, min: '0', rare: true }),
  height: decimal({ scale: 3, min: '0', rare: true }),
  /** Empty until it is typed or a price list gives it; 0.00 is a price only if the line is free of charge. */
  price: money({ min: '0', startsEmpty: true }),
  freeOfCharge: boolean({ default: false, rare: true }),
  discountPercent: decimal({ scale: 2, min: '0', default: '0.00', marks: 'ownDiscount' }),
  /** Whether a person typed the discount of this line (`marks` notes it); otherwise the discount follows the one of the order. */
  ownDiscount: boolean({ default: false, rare: true, staffOnly: true }),
  /** The reduction of the price of one unit: percent = discountSum / price × 100. */
  discountSum: money({ min: '0', default: '0.00', rare: true, marks: 'ownDiscount' }),
  vatRate: reference('vatRate', { takes: ['product.vatRate', { record: { basicItem: true } }] }),
  /** Empty if there is no price. */
  sumNetto: money({ startsEmpty: true, readOnly: true, computed: true, summed: true }),
  vat: money({ startsEmpty: true, readOnly: true, computed: true, summed: true, rare: true }),
  sumBrutto: money({ startsEmpty: true, readOnly: true, computed: true, summed: true }),
  /** How the price was computed: price lists and the allowed discount. */
  prices: listOf(priceRow, { rare: true, staffOnly: true }),
  choosenParameters: listOf(chosenParameter, { rare: true }),
  configProduct: boolean({ default: false, rare: true, takes: ['product.configProduct'] }),
  itemState: enumeration(orderItemState, { default: 'New', readOnly: true, rare: true }),
  /** The fulfilled quantities; the order's workflow computes them. */
  fulfillingQuantity: decimal({ scale: 3, default: '0.000', readOnly: true, rare: true }),
  shippedQuantity: decimal({ scale: 3, default: '0.000', readOnly: true, rare: true }),
  deliveredQuantity: decimal({ scale: 3, default: '0.000', readOnly: true, rare: true }),
  /** The part of `shippedQuantity` that comes from approved weighings. */
  weighedQuantity: decimal({ scale: 3, default: '0.000', readOnly: true, rare: true }),
});
