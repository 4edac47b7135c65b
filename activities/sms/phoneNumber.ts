import parsePhoneNumber from 'libphonenumber-js/max';

/** The number as gateways want it, `+48600100200`; a bare number is Polish. Undefined for what is no telephone. */
export function mobileNumber(written: string): string | undefined {
  const parsed = parsePhoneNumber(written, 'PL');
  return parsed?.isValid() ? parsed.number : undefined;
}
