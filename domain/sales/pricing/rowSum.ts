import type { Decimal } from 'decimal.js';
import type { Work } from './methods.ts';
import { Exact, isStorable, moneyText, toMoney } from './rounding.ts';
import { NoPrice, step } from './steps.ts';

/**
 * The amount of a row: quantity × (price − discount), rounded, with a step that explains it.
 * @param where the name of the list or of the discount, for the fault
 * @throws NoPrice if no record could store the amount
 */
export function rowSum({ asked, tell }: Work, price: Decimal, discount: Decimal, where: string): Decimal {
  const sum = toMoney(price.minus(discount).times(asked.quantity));
  if (!isStorable(sum) || !isStorable(price)) throw new NoPrice('amount_too_large', { list: where });
  tell(
    step('row_sum', {
      quantity: new Exact(asked.quantity).toFixed(),
      price: moneyText(price),
      discount: moneyText(discount),
      sum: moneyText(sum),
      currency: asked.currency,
    }),
  );
  return sum;
}
