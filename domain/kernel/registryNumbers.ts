import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { ErrorCode } from './errorCatalogue.ts';
import type { RegistryNumber } from './numberKinds.ts';

/** The sum of a number's digits, each multiplied by the weight of its position. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** Whether the digit after the weighted ones is their weighted sum modulo 11, where 10 counts as 0. */
const checksByEleven = (digits: string, weights: readonly number[]): boolean =>
  Number(digits[weights.length]) === (weighted(digits, weights) % 11) % 10;

/** The last digit of a NIP is the weighted sum of the others modulo 11. No NIP is given out for which this would be 10. */
const isNip = (digits: string): boolean =>
  /^\d{10}$/.test(digits) && weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]);

/** A REGON has nine digits, or fourteen for a branch of a firm; the first nine of those are a REGON too. */
const isRegon = (digits: string): boolean => {
  if (!/^(\d{9}|\d{14})$/.test(digits) || !checksByEleven(digits, [8, 9, 2, 3, 4, 5, 6, 7])) return false;
  return digits.length === 9 || checksByEleven(digits, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]);
};

/** A Polish account number is often written without its country. */
const polishAccount = /^\d{26}$/;

/**
 * The number as it is stored: upper case, without spaces, dashes, dots and slashes, a Polish account with its `PL`. So different
 * spellings of a number are equal.
 */
export function plainNumber(kind: RegistryNumber, written: string): string {
  if (kind !== 'iban') return written.toUpperCase().replace(/[\s./-]/g, '');
  const plain = electronicFormatIBAN(written) ?? '';
  return polishAccount.test(plain) ? `PL${plain}` : plain;
}

interface NumberRule {
  readonly fits: (plain: string) => boolean;
  readonly refusal: ErrorCode;
  readonly example: string;
}

/** How to detect a mistyped number of each kind. For a VAT number the country matters too, and that is another field. */
export const numberRules: Readonly<Record<RegistryNumber, NumberRule>> = {
  nip: { fits: isNip, refusal: 'nip_invalid', example: '526-025-02-74' },
  vatNumber: {
    // Four to twenty capitals and digits, whatever the country; Irish numbers may also contain `+` or `*`.
    fits: (plain) => /^[A-Z0-9+*]{4,20}$/.test(plain),
    refusal: 'vat_number_invalid',
    example: 'DE136695976',
  },
  regon: { fits: isRegon, refusal: 'regon_invalid', example: '012100784' },
  krs: { fits: (plain) => /^\d{10}$/.test(plain), refusal: 'krs_invalid', example: '0000028860' },
  iban: { fits: isValidIBAN, refusal: 'iban_invalid', example: 'PL61 1090 1014 0000 0712 1981 2874' },
};

/** Whether a text is a valid number of this kind, in any spelling. */
export function isNumber(kind: RegistryNumber, written: string): boolean {
  return numberRules[kind].fits(plainNumber(kind, written));
}
