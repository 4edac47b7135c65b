import { Decimal } from 'decimal.js';
import type { Field } from './field.ts';

export const tonnesScale = 3;
export const moneyScale = 2;
/** The most digits of a stored decimal, before and after the point together. */
export const decimalPrecision = 15;

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

/** The text of an exact number with its full scale: `exact('24.56', 3)` is `'24.560'`. */
export function exact(value: Decimal.Value, scale: number): string {
  return new Decimal(value).toFixed(scale);
}
