import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumber, numberRules, plainNumber } from './registryNumbers.ts';
import { registryNumbers } from './numberKinds.ts';

describe('a number of a register', () => {
  it.each([
    ['nip', '526-025-02-74'],
    ['nip', '526 025 02 74'],
    ['regon', '012100784'],
    ['regon', '12345678512347'],
    ['krs', '0000028860'],
    ['iban', 'PL61 1090 1014 0000 0712 1981 2874'],
    ['iban', '61 1090 1014 0000 0712 1981 2874'],
    ['iban', 'DE89370400440532013000'],
    ['iban', 'mt84 malt 0110 0001 2345 mtlc ast0 01s'],
  ] as const)('%s may be %s', (kind, written) => {
    expect(isNumber(kind, written)).toBe(true);
  });

  it.each([
    ['nip', '1234567890'],
    ['nip', '52602502'],
    ['regon', 'abc'],
    ['regon', '012100785'],
    // The last digit is right, the nine digits at its beginning are no REGON.
    ['regon', '01210078500000'],
    ['krs', 'abc'],
    ['krs', '28860'],
    ['iban', 'XX00'],
    ['iban', 'PL61109010140000071219812875'],
    // The check digits are right, but a German account has 22 characters.
    ['iban', 'DE9837040044053201300'],
  ] as const)('%s is not %s', (kind, written) => {
    expect(isNumber(kind, written)).toBe(false);
  });

  it.each(registryNumbers)('%s is stored in one way, however it is spelled', (kind) => {
    const plain = plainNumber(kind, numberRules[kind].example);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ' ', '-'), { minLength: 40, maxLength: 40 }), (between) => {
        const spelled = [...plain].map((sign, at) => sign + between[at]).join('');
        expect(plainNumber(kind, spelled.toLowerCase())).toBe(plain);
      }),
    );
    expect(isNumber(kind, plain)).toBe(true);
  });

  it.each(['nip', 'regon', 'iban'] as const)('%s with one digit mistyped is refused', (kind) => {
    const plain = plainNumber(kind, numberRules[kind].example);
    const places = [...plain].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = (Number(plain[at]) + more) % 10;
        expect(isNumber(kind, plain.slice(0, at) + digit + plain.slice(at + 1))).toBe(false);
      }),
    );
  });
});
