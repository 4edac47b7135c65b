import { z } from 'zod';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { RegistryNumber } from '../kernel/numberKinds.ts';
import { isNumber, numberRules, weighted } from '../kernel/registryNumbers.ts';
import { writtenVatNumberFault } from '../partners/vatNumber.rules.ts';

/** Formats that an administrator may require of a text. */
export const viewFormats = [
  'email',
  'phone',
  'nip',
  'vatNumber',
  'regon',
  'krs',
  'pesel',
  'postalCode',
  'iban',
  'plate',
  'url',
] as const;
export type ViewFormat = (typeof viewFormats)[number];

export function isViewFormat(name: string): name is ViewFormat {
  return (viewFormats as readonly string[]).includes(name);
}

interface Format {
  readonly fits: (value: string) => boolean;
  readonly refusal: ErrorCode;
  readonly example: string;
}

/** Eleven digits. Their sum, with the weights of the check digit of a PESEL, must end in 0. */
const isPesel = (value: string): boolean =>
  /^\d{11}$/.test(value) && weighted(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;

const isUrl = (value: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(value).success;

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);

/** The format of a number with check digits. Its refusal and example are those of `numberRules`. */
const numberFormat = (kind: RegistryNumber): Format => ({
  ...numberRules[kind],
  fits: (value) => isNumber(kind, value),
});

/** The check of each format, and its error and example. */
export const formatRules: Readonly<Record<ViewFormat, Format>> = {
  email: { fits: matches(z.regexes.email), refusal: 'email_invalid', example: 'biuro@example.pl' },
  // 7 to 20 digits, blanks, brackets and dashes, after an optional plus.
  phone: {
    fits: matches(/^\+?[\d ()-]{7,20}$/),
    refusal: 'phone_invalid',
    example: '+48 600 100 200',
  },
  nip: numberFormat('nip'),
  vatNumber: {
    fits: (value) => writtenVatNumberFault(value) === undefined,
    refusal: 'vat_number_invalid',
    example: 'DE136695976',
  },
  regon: numberFormat('regon'),
  krs: numberFormat('krs'),
  pesel: { fits: isPesel, refusal: 'pesel_invalid', example: '44051401359' },
  postalCode: { fits: matches(/^\d{2}-\d{3}$/), refusal: 'postal_code_invalid', example: '70-001' },
  iban: numberFormat('iban'),
  // Two groups of capital letters and digits, with or without a blank or a dash between them.
  plate: {
    fits: matches(/^[A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,7}$/),
    refusal: 'plate_invalid',
    example: 'ZS 12345',
  },
  url: { fits: isUrl, refusal: 'url_invalid', example: 'https://example.pl' },
};
