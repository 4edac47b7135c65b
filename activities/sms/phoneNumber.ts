import parsePhoneNumber from 'libphonenumber-js/max';

/** A telephone number as gateways want it, `+48600100200`. A bare number is Polish. Undefined if it is not valid. */
export function internationalNumber(text: string): string | undefined {
  const parsed = parsePhoneNumber(text, 'PL');
  return parsed?.isValid() ? parsed.number : undefined;
}
