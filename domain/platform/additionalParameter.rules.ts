import { boolean, date, datetime, decimal, text, time } from '../kernel/field.ts';
import type { ParameterField } from '../kernel/parameter.ts';
import type { additionalParameterType } from './enums.ts';

export type ParameterType = (typeof additionalParameterType.values)[number];

/** Digits after the point that a number may have; nobody said how exact it is, so it keeps those it was written with. */
const numberScale = 6;

/** The field that a parameter of each type is. */
export const parameterFields: Readonly<Record<ParameterType, ParameterField>> = {
  text: text(),
  number: decimal({ scale: numberScale, trimmed: true }),
  date: date(),
  datetime: datetime(),
  time: time(),
  switch: boolean(),
  textarea: text({ multiline: true }),
};

const longestKey = 40;
const keyPattern = new RegExp(`^[a-z][A-Za-z0-9]{0,${longestKey - 1}}$`);

/** A key is a name in camelCase, and none that every object of JavaScript answers to. */
export const isParameterKey = (key: string): boolean => keyPattern.test(key) && !(key in {});

/** Letters that do not fall apart into a plain one and its mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
};

const asciiOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[łßæøœđ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** The key that a parameter gets from its name: `Liczba osi (szt.)` becomes `liczbaOsiSzt`. */
export const keyOfName = (name: string): string => {
  const words = asciiOf(name).match(/[a-z0-9]+/g) ?? [];
  const joined = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, longestKey);
  const key = /^\d/.test(joined) ? `p${joined}`.slice(0, longestKey) : joined;
  return isParameterKey(key) ? key : 'parameter';
};

/** The first of `key`, `key2`, `key3` … that is not taken. */
export const freeKey = (key: string, isTaken: (key: string) => boolean): string => {
  let free = key;
  for (let number = 2; isTaken(free); number++) {
    const ending = String(number);
    free = key.slice(0, longestKey - ending.length) + ending;
  }
  return free;
};
