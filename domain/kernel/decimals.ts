import { Decimal } from 'decimal.js';
import type { Field } from './field.ts';

export const tonnesScale = 3;
export const moneyScale = 2;
/** Digits in all that a stored decimal may have. */
export const decimalPrecision = 15;

/** Digits after the point of a field that holds an exact number, or undefined for any other field. */
export const decimalScale = (field: Field): number | undefined => {
  if (field.type === 'tonnes') return tonnesScale;
  if (field.type === 'money') return moneyScale;
  return field.type === 'decimal' ? field.scale : undefined;
};

/** Digits after the point that a field is always written with; undefined where it keeps those it was given. */
export const fullScale = (field: Field): number | undefined =>
  field.type === 'decimal' && field.trimmed ? undefined : decimalScale(field);

/** The text of an exact number with its full scale: `exact('24.56', 3)` is `'24.560'`. */
export const exact = (value: Decimal.Value, scale: number): string => new Decimal(value).toFixed(scale);
