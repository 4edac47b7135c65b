import { formatRules } from '../platform/viewFormats.ts';

/** VAT numbers of the European Union and its neighbours, without the two letters of the country. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  UA: /^\d{8,12}$/,
};
/** Of countries that are not in the list: something that may be a number. */
const anyNumber = /^[A-Z0-9]{4,18}$/;

/** Greece writes EL before its numbers, and GR everywhere else. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** The number as registers keep it: capitals and digits, without the country's letters. */
export const plainVatNumber = (country: string, written: string): string => {
  const plain = written.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
  const prefix = prefixOf(country);
  return plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
};

/** What is wrong with the VAT number of a firm in this country; for Poland that is its NIP, with its check digit. */
export const vatNumberFault = (
  country: string,
  written: string,
): 'nip_invalid' | 'vat_number_invalid' | undefined => {
  const plain = plainVatNumber(country, written);
  if (country === 'PL') return formatRules.nip.fits(plain) ? undefined : 'nip_invalid';
  return (shapes[country] ?? anyNumber).test(plain) ? undefined : 'vat_number_invalid';
};
