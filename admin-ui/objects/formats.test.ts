import { describe, expect, it } from 'vitest';
import { decimalText } from '#domain/kernel/written.ts';
import { currencySign, moneyText, shortNumberText, trimmedText, weightText } from './formats.ts';

/** Groups are set apart by spaces that do not break; a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a number where there is no room', () => {
  it.each([
    ['0', '0'],
    ['7.25', '7,25'],
    ['999', '999'],
    ['999.949', '999,949'],
    ['999.95', '1k'],
    ['1000', '1k'],
    ['1234', '1,2k'],
    ['-1234', '-1,2k'],
    ['12345', '12,3k'],
    ['999949', '999,9k'],
    ['999950', '1M'],
    ['1234567.50', '1,2M'],
    ['2500000000', '2,5B'],
    ['7300000000000', '7,3T'],
    ['7300000000000000', '7300T'],
  ])('%s is shortened to %s', (value, expected) => {
    expect(plain(shortNumberText('pl', value))).toBe(expected);
  });

  it.each([
    ['pl', '1,2k'],
    ['en', '1.2k'],
    ['de', '1,2k'],
  ] as const)('in %s it is %s', (language, expected) => {
    expect(shortNumberText(language, '1234')).toBe(expected);
  });
});

describe('a number in full', () => {
  it.each([
    ['pl', '1 234 567,50'],
    ['en', '1,234,567.50'],
    ['de', '1.234.567,50'],
    ['fr', '1 234 567,50'],
  ] as const)('is grouped as in %s: %s', (language, expected) => {
    expect(plain(decimalText(language, '1234567.50', 2))).toBe(expected);
  });

  it('keeps digits that a float would lose', () => {
    expect(plain(decimalText('pl', '900719925474099.27', 2))).toBe('900 719 925 474 099,27');
  });

  it('a weight has the sign t, an amount that of its currency, and a trimmed number all its digits', () => {
    expect(weightText('pl', '24.560')).toBe('24,56 t');
    expect(weightText('pl', null)).toBe('');
    expect(moneyText('pl', '12')).toBe('12,00 zł');
    expect(moneyText('pl', '12', currencySign('EUR'))).toBe('12,00 €');
    expect(moneyText('pl', '12', currencySign('USD'))).toBe('12,00 USD');
    expect(moneyText('pl', '12', currencySign(undefined))).toBe('12,00');
    expect(trimmedText('pl', '1.125')).toBe('1,125');
  });
});
