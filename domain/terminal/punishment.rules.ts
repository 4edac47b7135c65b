import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/** What so many of something cost: `punishmentAmount('50.00', '2.00')` is `'100.00'`. */
export const punishmentAmount = (price: string, quantity: string): string =>
  exact(new Decimal(price).times(quantity), moneyScale);
