import { bestDiscount } from './discounts.ts';
import type { Work } from './methods.ts';
import type { PriceBook } from './priceBook.ts';
import { Exact, moneyText, toMoney } from './rounding.ts';
import { rowSum } from './rowSum.ts';
import { step } from './steps.ts';

/** Stands for the price list of a typed price, which has none. So only the discount itself limits the discount. */
const withoutList = {
  list: { name: '', priceCode: null, discountType: null },
  item: { priceCode: null, noDiscount: false, maxDiscount: null, discountPriority: null },
} as const;

/**
 * The amounts of a line whose price somebody typed. No price list is used, and only the discount that the order names lowers the
 * price: the person who typed it has already considered the customer's other discounts.
 * @throws NoPrice if the discount cannot be computed
 */
export function typedPriceOf(
  work: Work,
  { rates }: Pick<PriceBook, 'rates'>,
  typed: string,
): { readonly price: string; readonly discountSum: string; readonly sum: string } {
  const { asked, orderDiscount, tell } = work;
  const price = toMoney(new Exact(typed));
  tell(step('price_typed', { amount: moneyText(price), currency: asked.currency }));
  const lowered = bestDiscount(work, orderDiscount ? [orderDiscount] : [], rates, withoutList, price);
  const discount = lowered?.amount ?? new Exact(0);
  const sum = rowSum(work, price, discount, lowered?.discount.name ?? '');
  tell(step('total', { sum: moneyText(sum), currency: asked.currency }));
  return { price: moneyText(price), discountSum: moneyText(discount), sum: moneyText(sum) };
}
