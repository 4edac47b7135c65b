import { isRefusal, refuse, type Refusal } from '../kernel/refusal.ts';

const wagonDigits = 12;

/** What people write between the groups of a wagon number: `31 51 5350 123-6`. */
const marksBetween = /[\s.\-–/]/g;

/**
 * The last digit of a wagon number, computed from the first eleven (Luhn): the first, third, fifth digit and so on are
 * doubled, the digits of all results are added up, and the check digit completes the sum to a multiple of ten.
 */
export function checkDigit(elevenDigits: string): number {
  let sum = 0;
  for (const [index, digit] of [...elevenDigits].entries()) {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Reads a wagon number of the UIC.
 * @returns its twelve digits without marks, or a refusal: `wagon_number_digits` with the number of digits that were found, or
 * `wagon_number_check` with the expected last digit
 */
export function readWagonNumber(written: string): string | Refusal {
  const digits = written.replaceAll(marksBetween, '');
  if (!/^\d+$/.test(digits) || digits.length !== wagonDigits)
    return refuse('wagon_number_digits', { written, digits: digits.replaceAll(/\D/g, '').length });
  const expected = checkDigit(digits.slice(0, -1));
  if (Number(digits.at(-1)) !== expected) return refuse('wagon_number_check', { written, expected });
  return digits;
}

/** A number as it is painted on the wagon: `31 51 5350 123-6`. A text that is no wagon number stays as it is. */
export function writeWagonNumber(number: string): string {
  const digits = readWagonNumber(number);
  if (isRefusal(digits)) return number;
  return [
    digits.slice(0, 2),
    digits.slice(2, 4),
    digits.slice(4, 8),
    `${digits.slice(8, 11)}-${digits.slice(11)}`,
  ].join(' ');
}
