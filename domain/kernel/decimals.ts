import { Decimal } from 'decimal.js';
import type { Field } from './field.ts';

export const tonnesScale = 3;
export const moneyScale = 2;
/** The most digits of a stored decimal, before and after the point together. */
export const decimalPrecision = 15;

/** Decimals of forty digits: no step of a computation loses a digit that counts. Only its result is rounded. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** More decimals than a price needs, and fewer than the digits in which a division leaves its error. */
const guardScale = 12;

/**
 * An amount with two decimals, halves up. A third has no exact decimal: multiplied by three again it lies a little below,
 * and an exact half would be rounded down. So this error is rounded away first.
 */
export function roundedMoney(amount: Decimal): Decimal {
  return amount
    .toDecimalPlaces(guardScale, Decimal.ROUND_HALF_UP)
    .toDecimalPlaces(moneyScale, Decimal.ROUND_HALF_UP);
}

/** Digits after the point of a field that holds an exact number, or undefined for any other field. */
export function decimalScale(field: Field): number | undefined {
  if (field.type === 'tonnes') return tonnesScale;
  if (field.type === 'money') return moneyScale;
  return field.type === 'decimal' ? field.scale : undefined;
}

/** The number of decimal places that a field is always written with; undefined if it keeps those it was given. */
export function fullScale(field: Field): number | undefined {
  return field.type === 'decimal' && field.trimmed ? undefined : decimalScale(field);
}

/**
 * The text of an exact number with its full scale: `exact('24.56', 3)` is `'24.560'`. What rounds to zero has no sign, as in
 * Postgres.
 */
export function exact(value: Decimal.Value, scale: number): string {
  const text = new Decimal(value).toFixed(scale);
  return text.startsWith('-') && Number(text) === 0 ? text.slice(1) : text;
}
