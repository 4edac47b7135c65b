import parsePhoneNumber from 'libphonenumber-js/max';

/** A telephone number as gateways want it, `+48600100200`. A bare number is Polish. Undefined if it is not valid. */
export function mobileNumber(written: string): string | undefined {
  const parsed = parsePhoneNumber(written, 'PL');
  return parsed?.isValid() ? parsed.number : undefined;
}
