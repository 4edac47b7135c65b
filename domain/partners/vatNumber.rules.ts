import { checkVAT, countries, type Country } from 'jsvat';
import { isNumber, numberRules } from '../kernel/registryNumbers.ts';

/**
 * Countries, besides Poland, whose VAT numbers are checked by their check digits. We cannot check the numbers of other countries.
 * A Polish number is checked as a NIP.
 */
const checkedCountries =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PT RO SE SI SK'.split(' ');

/**
 * The rule for Belgium: BE and ten digits that begin with 0 or 1, or nine digits, which lack the leading 0. The last two digits
 * are 97 minus the remainder of the others divided by 97. Since 2023 numbers may begin with 1, which the library does not know
 * yet.
 */
const belgium: Pick<Country, 'rules' | 'calcFn'> = {
  rules: { multipliers: {}, regex: [/^(BE)([01]?\d{9})$/] },
  calcFn: (number) => {
    const digits = number.padStart(10, '0');
    return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
  },
};

const rules: ReadonlyMap<string, Country> = new Map(
  countries
    .filter(({ codes }) => checkedCountries.includes(codes[0] ?? ''))
    .map((country) => [
      country.codes[0] ?? '',
      country.codes[0] === 'BE' ? { ...country, ...belgium } : country,
    ]),
);

/** The numbers that are accepted for all other countries: 4 to 18 capitals and digits. */
const anyNumber = /^[A-Z0-9]{4,18}$/;

/**
 * Letters that may stand before a number, where these are not only the country's code: EL for Greece, and XI for Northern
 * Ireland. Before a number is checked, the first of these is put before it.
 */
const prefixes: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'GR'], GB: ['GB', 'XI'] };
const prefixesOf = (country: string): readonly string[] => prefixes[country] ?? [country];

/**
 * The number as registers keep it: capitals and digits, without the country's letters. Irish numbers may also contain `+` or `*`.
 */
export function plainVatNumber(country: string, written: string): string {
  const plain = written.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
  const prefix = prefixesOf(country).find((letters) => plain.startsWith(letters)) ?? '';
  return plain.slice(prefix.length);
}

/** All forms in which records may have the number: without letters before it, and with each of those of its country. */
export function vatNumberSpellings(country: string, written: string): readonly string[] {
  const plain = plainVatNumber(country, written);
  return [plain, ...prefixesOf(country).map((letters) => letters + plain)];
}

/** The error of a VAT number of a firm in this country; undefined if it is valid. In Poland the VAT number is the NIP. */
export function vatNumberFault(
  country: string,
  written: string,
): 'nip_invalid' | 'vat_number_invalid' | undefined {
  const plain = plainVatNumber(country, written);
  if (country === 'PL') return isNumber('nip', plain) ? undefined : 'nip_invalid';
  const rule = rules.get(country);
  const [prefix = ''] = prefixesOf(country);
  const fits = rule ? checkVAT(`${prefix}${plain}`, [rule]).isValid : anyNumber.test(plain);
  return fits ? undefined : 'vat_number_invalid';
}

/** The country that a number names by its first two letters; undefined if it begins with no country that we check. */
export function countryOfVatNumber(written: string): string | undefined {
  const letters = /^[A-Z]{2}/.exec(written.trim().toUpperCase())?.[0];
  if (letters === undefined) return undefined;
  return ['PL', ...checkedCountries].find((country) => prefixesOf(country).includes(letters));
}

/** The error of a VAT number that must begin with its country; undefined if it is valid. */
export function writtenVatNumberFault(written: string): 'nip_invalid' | 'vat_number_invalid' | undefined {
  const country = countryOfVatNumber(written);
  return country === undefined ? 'vat_number_invalid' : vatNumberFault(country, written);
}

/** The error of a VAT number on a record, and the field that has it: the number or the country. */
export interface VatNumberFault {
  readonly at: 'number' | 'country';
  readonly code: 'nip_invalid' | 'vat_number_invalid' | 'country_missing';
}

/**
 * Checks whether a number as it is stored can be one of any country at all. The error of a number in Poland, or of digits alone,
 * says what a NIP is; that of any other number says how VAT numbers begin.
 */
export function vatNumberShapeFault(
  country: string | undefined,
  stored: string,
): 'nip_invalid' | 'vat_number_invalid' | undefined {
  if (numberRules.vatNumber.fits(stored)) return undefined;
  return country === 'PL' || /^\d+$/.test(stored) ? 'nip_invalid' : 'vat_number_invalid';
}

/**
 * Checks a number beside a country that may be missing. Without a country, the letters of the number name it, and ten digits are
 * a Polish NIP. Any other number needs a country.
 */
export function vatNumberFaultBeside(
  country: string | undefined,
  written: string,
): VatNumberFault | undefined {
  const namedCountry = country ?? countryOfVatNumber(written);
  if (namedCountry === undefined && !/^\d{10}$/.test(plainVatNumber('PL', written)))
    return { at: 'country', code: 'country_missing' };
  const code = vatNumberFault(namedCountry ?? 'PL', written);
  return code && { at: 'number', code };
}

/** The form of a number under which answers of registers are stored: a NIP without its country, any other number with it. */
export function writtenNumber({
  country,
  number,
}: {
  readonly country: string;
  readonly number: string;
}): string {
  return country === 'PL' ? number : `${country}${number}`;
}
