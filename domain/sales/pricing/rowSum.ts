import type { Decimal } from 'decimal.js';
import { Exact, roundedMoney } from '../../kernel/decimals.ts';
import type { PricingContext } from './methods.ts';
import { NoPrice, step } from './steps.ts';
import { isStorable, storedMoney } from './storedMoney.ts';

/**
 * The amount of a row: quantity × (price − discount), rounded, with a step that explains it.
 * @param sourceName the name of the list or of the discount, for the fault
 * @throws NoPrice if no record could store the amount
 */
export function rowSum(
  { question, addStep }: PricingContext,
  price: Decimal,
  discount: Decimal,
  sourceName: string,
): Decimal {
  const sum = roundedMoney(price.minus(discount).times(question.quantity));
  if (!isStorable(sum) || !isStorable(price)) throw new NoPrice('amount_too_large', { list: sourceName });
  addStep(
    step('row_sum', {
      quantity: new Exact(question.quantity).toFixed(),
      price: storedMoney(price),
      discount: storedMoney(discount),
      sum: storedMoney(sum),
      currency: question.currency,
    }),
  );
  return sum;
}
