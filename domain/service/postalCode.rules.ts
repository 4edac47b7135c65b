/** The form of postal codes by the country's ISO code, for the countries in which goods of a Polish port are sold. */
const forms: Readonly<Record<string, RegExp>> = {
  PL: /^\d{2}-\d{3}$/,
  DE: /^\d{5}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  UA: /^\d{5}$/,
  LT: /^(LT-)?\d{5}$/,
  LV: /^(LV-)?\d{4}$/,
  EE: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BE: /^\d{4}$/,
  DK: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  NO: /^\d{4}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  AT: /^\d{4}$/,
  HU: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

/**
 * Whether a postal code can be one of this country. If no country is known, the code must have the form of some country. For a
 * country that is not listed every code passes.
 */
export function isPostalCodeOf(country: string | null, code: string): boolean {
  if (country === null) return Object.values(forms).some((form) => form.test(code));
  return forms[country]?.test(code) ?? true;
}

/** Whether the refusal of a code shows the Polish form as an example. For other countries it asks people to check the country. */
export function isWrittenAsInPoland(country: string | null): boolean {
  return country === null || country === 'PL';
}
