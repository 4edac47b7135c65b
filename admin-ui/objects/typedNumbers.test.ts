import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/kernel/language.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { parseDecimal } from './typedNumbers.ts';

describe('a typed number', () => {
  it.each([
    ['1234', '1234'],
    ['1234,50', '1234.50'],
    ['1234.50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['24,', '24'],
    [',5', '0.5'],
    ['007', '7'],
    ['-12,5', '-12.5'],
    ['−12', '-12'],
    ['0,456', '0.456'],
    ['0.456', '0.456'],
  ])('“%s” is %s in every language', (typed, expected) => {
    for (const language of languages) expect(parseDecimal(language, typed)).toBe(expected);
  });

  it.each([
    ['pl', '24.560', '24.560'],
    ['pl', '24,560', '24.560'],
    ['en', '1,234', '1234'],
    ['en', '1,234.5', '1234.5'],
    ['en', '24,5', '24.5'],
    ['de', '1.234', '1234'],
    ['de', '1.234.567,8', '1234567.8'],
    ['de', '24.5', '24.5'],
    ['de', '1,234.5', '1234.5'],
  ] as const)('a typed number in %s “%s” is %s', (language, typed, expected) => {
    expect(parseDecimal(language, typed)).toBe(expected);
  });

  it.each(['', '-', ',', '1,2,3', '12a', '1..2', '1e5', '--1', '1.23.456,7'])('“%s” is none', (typed) => {
    for (const language of languages) expect(parseDecimal(language, typed)).toBeUndefined();
  });

  it('is read back as it is written', () => {
    const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...languages), (cents, language) => {
        const size = cents < 0n ? -cents : cents;
        const amount = `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
        expect(parseDecimal(language, decimalText(language, amount, 2))).toBe(amount);
      }),
    );
  });
});
