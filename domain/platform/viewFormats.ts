import { z } from 'zod';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';

/** Formats that an administrator may demand of a text. */
export const viewFormats = [
  'email',
  'phone',
  'nip',
  'vatNumber',
  'regon',
  'pesel',
  'postalCode',
  'iban',
  'plate',
  'url',
] as const;
export type ViewFormat = (typeof viewFormats)[number];

interface Format {
  readonly fits: (value: string) => boolean;
  readonly refusal: ErrorCode;
  readonly example: string;
}

const digitsOf = (value: string): string => value.replace(/[\s-]/g, '');

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

/** Last digit of the weighted sum, where eleven leaves ten it is nought. */
const checksByEleven = (value: string, weights: readonly number[]): boolean =>
  Number(value.at(-1)) === (weighted(value, weights) % 11) % 10;

const isNip = (value: string): boolean => {
  const digits = digitsOf(value);
  return (
    /^\d{10}$/.test(digits) && weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits.at(-1))
  );
};

const isRegon = (value: string): boolean => {
  const digits = digitsOf(value);
  if (/^\d{9}$/.test(digits)) return checksByEleven(digits, [8, 9, 2, 3, 4, 5, 6, 7]);
  return /^\d{14}$/.test(digits) && checksByEleven(digits, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]);
};

const isPesel = (value: string): boolean =>
  /^\d{11}$/.test(value) && weighted(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;

const isIban = (value: string): boolean => {
  const written = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(written)) return false;
  const moved = written.slice(4) + written.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
};

const isUrl = (value: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(value).success;

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);

/** How a value of each format is told, and what is said when it is not one. */
export const formatRules: Readonly<Record<ViewFormat, Format>> = {
  email: { fits: matches(z.regexes.email), refusal: 'email_invalid', example: 'biuro@example.pl' },
  phone: {
    fits: matches(/^\+?[\d ()-]{7,20}$/),
    refusal: 'phone_invalid',
    example: '+48 600 100 200',
  },
  nip: { fits: isNip, refusal: 'nip_invalid', example: '526-025-02-74' },
  vatNumber: {
    fits: (value) =>
      value.startsWith('PL') ? isNip(value.slice(2)) : /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(value),
    refusal: 'vat_number_invalid',
    example: 'DE136695976',
  },
  regon: { fits: isRegon, refusal: 'regon_invalid', example: '012100784' },
  pesel: { fits: isPesel, refusal: 'pesel_invalid', example: '44051401359' },
  postalCode: { fits: matches(/^\d{2}-\d{3}$/), refusal: 'postal_code_invalid', example: '70-001' },
  iban: { fits: isIban, refusal: 'iban_invalid', example: 'PL61 1090 1014 0000 0712 1981 2874' },
  plate: {
    fits: matches(/^[A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,7}$/),
    refusal: 'plate_invalid',
    example: 'ZS 12345',
  },
  url: { fits: isUrl, refusal: 'url_invalid', example: 'https://example.pl' },
};
