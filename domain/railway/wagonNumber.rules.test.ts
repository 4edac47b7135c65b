import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, readWagonNumber, writeWagonNumber } from './wagonNumber.rules.ts';

const elevenDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
  .map((digits) => digits.join(''));
const wagonNumber = elevenDigits.map((digits) => `${digits}${checkDigit(digits)}`);

describe('the check digit', () => {
  it.each([
    ['21812471217', 3],
    ['31515350123', 6],
    ['99999999999', 1],
    ['00000000000', 0],
  ])('the check digit of %s is %s', (digits, expected) => {
    expect(checkDigit(digits)).toBe(expected);
  });

  it('shows every single digit that is written wrong', () => {
    fc.assert(
      fc.property(wagonNumber, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const wrong = [...number].with(place, String((Number(number[place]) + shift) % 10)).join('');
        expect(readWagonNumber(wrong)).toMatchObject({ code: 'wagon_number_check' });
      }),
    );
  });

  it('shows two neighbours that changed places, unless they are 0 and 9', () => {
    fc.assert(
      fc.property(wagonNumber, fc.nat(10), (number, place) => {
        const [one = '', other = ''] = number.slice(place, place + 2);
        fc.pre(one !== other && [one, other].toSorted().join('') !== '09');
        const wrong = [...number]
          .with(place, other)
          .with(place + 1, one)
          .join('');
        expect(readWagonNumber(wrong)).toMatchObject({ code: 'wagon_number_check' });
      }),
    );
  });
});

describe('a wagon number', () => {
  it.each(['218124712173', '21 81 2471 217-3', '21-81-2471-217-3', ' 2181.2471.2173 '])(
    'is read however it is written: %s',
    (written) => expect(readWagonNumber(written)).toBe('218124712173'),
  );

  it.each([
    ['', 0],
    ['2181 2471 217', 11],
    ['31 51 5350 1234-5 6', 14],
    ['21 81 2471 217-X', 11],
  ])('has twelve digits: %j has %s', (written, digits) => {
    expect(readWagonNumber(written)).toMatchObject({ code: 'wagon_number_digits', params: { digits } });
  });

  it('says which check digit was to be expected', () => {
    expect(readWagonNumber('21 81 2471 217-8')).toMatchObject({
      code: 'wagon_number_check',
      params: { expected: 3 },
    });
  });

  it('is written as it is on the wagon, and read again as the same', () => {
    expect(writeWagonNumber('218124712173')).toBe('21 81 2471 217-3');
    fc.assert(
      fc.property(wagonNumber, (number) => {
        expect(readWagonNumber(writeWagonNumber(number))).toBe(number);
      }),
    );
  });
});
