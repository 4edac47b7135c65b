import { Exact, roundedMoney } from '../../kernel/decimals.ts';
import { bestDiscount } from './discounts.ts';
import type { PricingContext } from './methods.ts';
import type { PriceBook } from './priceBook.ts';
import { rowSum } from './rowSum.ts';
import { step } from './steps.ts';
import { storedMoney } from './storedMoney.ts';

/** Is used instead of a price list, because a typed price has none. It sets no limits, so only the discount limits itself. */
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
  context: PricingContext,
  { rates }: Pick<PriceBook, 'rates'>,
  typed: string,
): { readonly price: string; readonly discountSum: string; readonly sum: string } {
  const { question, orderDiscount, addStep } = context;
  const price = roundedMoney(new Exact(typed));
  addStep(step('price_typed', { amount: storedMoney(price), currency: question.currency }));
  const applied = bestDiscount(context, orderDiscount ? [orderDiscount] : [], rates, withoutList, price);
  const discount = applied?.amount ?? new Exact(0);
  const sum = rowSum(context, price, discount, applied?.discount.name ?? '');
  addStep(step('total', { sum: storedMoney(sum), currency: question.currency }));
  return { price: storedMoney(price), discountSum: storedMoney(discount), sum: storedMoney(sum) };
}
