import { expect, it } from 'vitest';
import { money, unitPrice } from './invoiceWords.ts';

/** The spaces of a number are not broken at the end of a line. */
const shown = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['16.66666667', '16,66666667'],
  ['50.00', '50,00'],
  ['1234567.5', '1 234 567,50'],
])('the price %s of one unit is printed as %s', (price, printed) => {
  expect(shown(unitPrice(price))).toBe(printed);
});

it('an amount is printed with two decimals', () => {
  expect(shown(money('1234567.50'))).toBe('1 234 567,50');
});
