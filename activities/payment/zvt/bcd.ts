/** An amount in six bytes of two digits each; the last byte holds the grosze. `20.40` is `00 00 00 00 20 40`. */
export function amountToBcd(amount: string): Buffer {
  const match = /^(\d{1,10})\.(\d\d)$/.exec(amount);
  if (!match) throw new RangeError(`${amount} is no amount with two decimals`);
  return digitsToBcd(`${match[1]}${match[2]}`, 6);
}

/** Digits in so many bytes of two digits each, with zeros in front. */
export function digitsToBcd(digits: string, bytes: number): Buffer {
  return Buffer.from(digits.padStart(bytes * 2, '0'), 'hex');
}

/** The digits of a field. Fillers (`F`) at the end are left out; a masked digit (`E`) becomes `*`. */
export function bcdToDigits(field: Buffer): string {
  return field.toString('hex').replace(/f+$/, '').replaceAll('e', '*');
}

/** The inverse of `amountToBcd`. */
export function bcdToAmount(field: Buffer): string {
  const digits = bcdToDigits(field).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/^0+(?=\d)/, '')}.${digits.slice(-2)}`;
}
