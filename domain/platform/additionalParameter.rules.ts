import { decimalPrecision } from '../kernel/decimals.ts';
import { boolean, date, datetime, decimal, text, time } from '../kernel/field.ts';
import { folded } from '../kernel/folded.ts';
import type { ParameterField } from '../kernel/parameter.ts';
import type { additionalParameterType } from './enums.ts';

export type ParameterType = (typeof additionalParameterType.values)[number];

/** The most decimal places of a number. The declared precision is unknown, so a number keeps the places it was written with. */
const numberScale = 6;

/** The field for each type of parameter. */
export const parameterFields: Readonly<Record<ParameterType, ParameterField>> = {
  text: text(),
  // A parameter has no column of its own that limits the digits, so all of them may stand before the point.
  number: decimal({ scale: numberScale, trimmed: true, wholeDigits: decimalPrecision }),
  date: date(),
  datetime: datetime(),
  time: time(),
  switch: boolean(),
  textarea: text({ multiline: true }),
};

const longestKey = 40;
const keyPattern = new RegExp(`^[a-z][A-Za-z0-9]{0,${longestKey - 1}}$`);

/** A key is a camelCase name that is not a property of every JavaScript object, as `constructor` is. */
export function isParameterKey(key: string): boolean {
  return keyPattern.test(key) && !(key in {});
}

/** The key made from a parameter's name: `Liczba osi (szt.)` becomes `liczbaOsiSzt`. */
export function keyOfName(name: string): string {
  const words = folded(name).match(/[a-z0-9]+/g) ?? [];
  const joined = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, longestKey);
  const key = /^\d/.test(joined) ? `p${joined}`.slice(0, longestKey) : joined;
  return isParameterKey(key) ? key : 'parameter';
}

/** The first of `key`, `key2`, `key3` … that is free. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  let free = key;
  for (let number = 2; isTaken(free); number++) {
    const ending = String(number);
    free = key.slice(0, longestKey - ending.length) + ending;
  }
  return free;
}
