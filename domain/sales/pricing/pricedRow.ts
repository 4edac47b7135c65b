import type { Decimal } from 'decimal.js';
import { Exact, roundedMoney } from '../../kernel/decimals.ts';
import type { Candidate } from './candidates.ts';
import { bestDiscount, type AppliedDiscount } from './discounts.ts';
import type { PricingContext } from './methods.ts';
import type { OpenBook } from './openBook.ts';
import type { PriceList } from './priceBook.ts';
import { rowSum } from './rowSum.ts';
import { storedMoney } from './storedMoney.ts';

/** A price row as an order stores it (see `priceRow.ts`): `price` and `discountSum` are for one unit, `sum` is for all. */
export interface PricedRow {
  readonly priceDescription: string | null;
  readonly priceType: PriceList['kind'];
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly discountPercent: string;
  readonly discountSum: string;
  readonly sum: string;
  readonly discountId: number | null;
  readonly pricelistId: number;
  readonly priceCode: string | null;
  readonly maxDiscount: string | null;
  readonly discountPriority: number | null;
}

/**
 * The row of one list: the price of a unit, the best discount on it, and the sum of all units.
 * @param price of a unit, before any discount
 */
export function pricedRow(
  context: PricingContext,
  book: OpenBook,
  candidate: Candidate,
  price: Decimal,
): PricedRow {
  const { question } = context;
  const { list, item } = candidate;
  const applied = bestDiscount(context, book.discountsFor(question.productId), book.rates, candidate, price);
  const discount = applied?.amount ?? new Exact(0);
  const sum = rowSum(context, price, discount, list.name);
  return {
    priceDescription: item.priceDescription ?? list.name,
    priceType: list.kind,
    description: list.name,
    quantity: new Exact(question.quantity).toFixed(3),
    price: storedMoney(price),
    discountPercent: percentOf(discount, price),
    discountSum: storedMoney(discount),
    sum: storedMoney(sum),
    discountId: applied?.discount.id ?? null,
    pricelistId: list.id,
    priceCode: item.priceCode ?? list.priceCode,
    maxDiscount: strictest(item.maxDiscount, applied),
    discountPriority: applied?.discount.discountPriority ?? item.discountPriority,
  };
}

/** The rule of the specification: discount sum / price × 100, two decimals. */
const percentOf = (discount: Decimal, price: Decimal): string =>
  price.isZero() ? '0.00' : storedMoney(roundedMoney(discount.div(price).times(100)));

/** The smaller of the limits of the price row and of its discount, in percent; null if neither has one. */
const strictest = (limitOfRow: string | null, applied: AppliedDiscount | undefined): string | null => {
  const limits = [limitOfRow, applied?.discount.maxDiscount ?? null].filter((limit) => limit !== null);
  return limits.length > 0 ? Exact.min(...limits).toFixed(2) : null;
};
