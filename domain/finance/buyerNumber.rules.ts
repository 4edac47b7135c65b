import { plainVatNumber, vatNumberFault } from '../partners/vatNumber.rules.ts';

/** The buyer's tax number on an invoice: a Polish NIP, or the VAT number of a firm elsewhere in the EU. */
export interface BuyerNumber {
  /** Two letters; Greece is EL, as in VAT numbers. */
  readonly country: string;
  /** Without country letters, dashes and spaces. */
  readonly number: string;
}

/** The countries whose VAT numbers an invoice may contain. XI is Northern Ireland, which has VAT numbers as in the EU. */
const unionCountries =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(' ');

/** Parses `526-025-09-95`, `PL5260250995`, `DE 136 695 976`; undefined if the text cannot be such a number. */
export function buyerNumberOf(written: string): BuyerNumber | undefined {
  const plain = written.toUpperCase().replace(/[\s.-]/g, '');
  const country = /^[A-Z]{2}/.exec(plain)?.[0] ?? 'PL';
  if (country !== 'PL' && !unionCountries.includes(country)) return undefined;
  const isoCountry = country === 'EL' ? 'GR' : country;
  if (vatNumberFault(isoCountry, plain) !== undefined) return undefined;
  return { country, number: plainVatNumber(isoCountry, plain) };
}

/** The number as stored and printed: a NIP without its country, others with it. */
export function writtenBuyerNumber({ country, number }: BuyerNumber): string {
  return country === 'PL' ? number : `${country}${number}`;
}
