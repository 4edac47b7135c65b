import { isRefusal, refuse, type Refusal } from '../kernel/refusal.ts';

const wagonDigits = 12;

/** What people write between the groups of a wagon number: `31 51 5350 123-4`. */
const marksBetween = /[\s.\-–/]/g;

/** The digit that makes a number whole: each second digit doubled, the digits of all results added up (Luhn). */
export function checkDigit(elevenDigits: string): number {
  let sum = 0;
  for (const [index, digit] of [...elevenDigits].entries()) {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * A wagon's number as the UIC writes it, twelve digits without marks, or why it is none.
 * `wagon_number_digits` has how many there are, `wagon_number_check` what the last digit should be.
 */
export function readWagonNumber(written: string): string | Refusal {
  const digits = written.replaceAll(marksBetween, '');
  if (!/^\d+$/.test(digits) || digits.length !== wagonDigits)
    return refuse('wagon_number_digits', { written, digits: digits.replaceAll(/\D/g, '').length });
  const expected = checkDigit(digits.slice(0, -1));
  if (Number(digits.at(-1)) !== expected) return refuse('wagon_number_check', { written, expected });
  return digits;
}

/** As it is on the wagon: type and country, kind, number, check digit. What is no number stays as it is. */
export function writeWagonNumber(number: string): string {
  const read = readWagonNumber(number);
  if (isRefusal(read)) return number;
  return [
    read.slice(0, 2),
    read.slice(2, 4),
    read.slice(4, 8),
    `${read.slice(8, 11)}-${read.slice(11)}`,
  ].join(' ');
}
