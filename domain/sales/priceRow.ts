import { decimal, enumeration, integer, money, text } from '../kernel/field.ts';
import { pricelistKind } from './enums.ts';

/** One part of a line's price: the list price and the discount on it. Amounts are per unit; `sum` is for all units. */
export const priceRow = {
  priceDescription: text({ maxLength: 255 }),
  priceType: enumeration(pricelistKind),
  description: text({ multiline: true }),
  quantity: decimal({ scale: 3, min: '0' }),
  price: money({ min: '0' }),
  discountPercent: decimal({ scale: 2, min: '0' }),
  discountSum: money({ min: '0' }),
  sum: money({ min: '0' }),
  discountId: integer({ min: 1 }),
  pricelistId: integer({ min: 1 }),
  priceCode: text({ maxLength: 40 }),
  maxDiscount: decimal({ scale: 2, min: '0' }),
  discountPriority: integer({ min: 0 }),
} as const;
