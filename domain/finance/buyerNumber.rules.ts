import { plainVatNumber, vatNumberFault } from '../partners/vatNumber.rules.ts';

/** By which number an invoice names its buyer: a Polish NIP, or the VAT number of a firm elsewhere in the Union. */
export interface BuyerNumber {
  /** Two letters; Greece is EL, as in VAT numbers. */
  readonly country: string;
  /** Without the country's letters, dashes and spaces. */
  readonly number: string;
}

/** Whose VAT numbers an invoice may carry as such. */
const union = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(' ');

/** What a payer has typed: `526-025-09-95`, `PL5260250995`, `DE 136 695 976`; undefined when it can be no such number. */
export const buyerNumberOf = (written: string): BuyerNumber | undefined => {
  const plain = written.toUpperCase().replace(/[\s.-]/g, '');
  const country = /^[A-Z]{2}/.exec(plain)?.[0] ?? 'PL';
  if (country !== 'PL' && !union.includes(country)) return undefined;
  const declared = country === 'EL' ? 'GR' : country;
  if (vatNumberFault(declared, plain) !== undefined) return undefined;
  return { country, number: plainVatNumber(declared, plain) };
};

/** As it is stored and printed: a NIP bare, another with its country. */
export const writtenBuyerNumber = ({ country, number }: BuyerNumber): string =>
  country === 'PL' ? number : `${country}${number}`;
