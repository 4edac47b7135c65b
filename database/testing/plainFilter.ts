import { Decimal } from 'decimal.js';
import { DateTime } from 'luxon';
import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import { folded } from '#domain/kernel/folded.ts';

// Evaluates filters a second time, in a plain way: over values in memory, without regard to how Postgres does it. Only for tests
// that compare the two.

/** The types of fields that are compared in different ways. */
export type PlainType = 'text' | 'number' | 'boolean' | 'date' | 'datetime' | 'time' | 'translated' | 'other';

interface PlainCondition {
  readonly path: string;
  readonly operator: FilterOperator;
  readonly value?: unknown;
}

export type PlainFilter =
  | { readonly condition: PlainCondition }
  | { readonly and: readonly PlainFilter[] }
  | { readonly or: readonly PlainFilter[] }
  | { readonly search: string };

/** How a test reads records of an object without the database. */
export interface PlainObject<R> {
  readonly typeAt: (path: string) => PlainType;
  readonly valueAt: (record: R, path: string) => unknown;
  /** The paths of the fields in which a search looks for its words. */
  readonly searched: readonly string[];
}

/** Whether a record matches. */
export function matches<R>(plainObject: PlainObject<R>, filter: PlainFilter, record: R): boolean {
  if ('and' in filter) return filter.and.every((part) => matches(plainObject, part, record));
  if ('or' in filter) return filter.or.some((part) => matches(plainObject, part, record));
  if ('search' in filter)
    return filter.search
      .split(/\s+/)
      .filter(Boolean)
      .every((word) =>
        plainObject.searched.some((path) => isLike(plainObject.valueAt(record, path), word, true)),
      );
  const { path, operator, value } = filter.condition;
  return holds(plainObject.typeAt(path), plainObject.valueAt(record, path) ?? null, operator, value);
}

const holds = (type: PlainType, recordValue: unknown, operator: FilterOperator, value: unknown): boolean => {
  switch (operator) {
    case 'filled':
      return recordValue !== null;
    case 'notFilled':
      return recordValue === null;
    case 'eq':
      return isEqual(type, recordValue, value);
    case 'ne':
      return !isEqual(type, recordValue, value);
    case 'inList':
      return (value as unknown[]).some((each) => isEqual(type, recordValue, each));
    case 'notInList':
      return !(value as unknown[]).some((each) => isEqual(type, recordValue, each));
    case 'like':
    case 'iLike':
      return texts(type, recordValue).some((text) => isLike(text, String(value), operator === 'iLike'));
    case 'notLike':
    case 'notILike':
      return !texts(type, recordValue).some((text) => isLike(text, String(value), operator === 'notILike'));
    default:
      return recordValue !== null && isOrdered(operator, order(type, recordValue, value));
  }
};

/** Whether the difference fits one of `gt`, `gte`, `lt` and `lte`. */
const isOrdered = (operator: string, difference: number): boolean =>
  (operator.startsWith('g') && difference > 0) ||
  (operator.startsWith('l') && difference < 0) ||
  (operator.endsWith('te') && difference === 0);

/** The texts that a pattern is compared with: of a translated field those of all languages. */
const texts = (type: PlainType, recordValue: unknown): unknown[] =>
  type === 'translated' && recordValue !== null ? Object.values(recordValue as object) : [recordValue];

const isEqual = (type: PlainType, recordValue: unknown, value: unknown): boolean =>
  recordValue !== null &&
  (type === 'text' || type === 'boolean' ? recordValue === value : order(type, recordValue, value) === 0);

const isDay = (value: unknown): boolean => /^\d{4}-\d\d-\d\d$/.test(String(value));
const inWarsaw = (value: unknown) => DateTime.fromISO(String(value), { zone: 'Europe/Warsaw' });

/**
 * Negative, zero or positive, as the value of the record is below, at or above that of the filter. A moment is at a day if it
 * is on that day in Warsaw.
 */
const order = (type: PlainType, recordValue: unknown, value: unknown): number => {
  if (type === 'number') return new Decimal(String(recordValue)).comparedTo(String(value));
  if (type === 'datetime' && isDay(value)) return compared(inWarsaw(recordValue).toISODate(), value);
  if (type === 'datetime') return compared(inWarsaw(recordValue).toMillis(), inWarsaw(value).toMillis());
  if (type === 'time') return compared(seconds(recordValue), seconds(value));
  return compared(recordValue, value);
};

const seconds = (time: unknown): number => {
  const [hours = 0, minutes = 0, rest = 0] = String(time).split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

const compared = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  return (one as string) < (other as string) ? -1 : 1;
};

/**
 * `%` stands for anything, `_` for one character, and a backslash takes away their meaning. A value without `%` may be
 * anywhere in the text.
 * @param byPlainLetters whether accents and capitals make no difference
 */
const isLike = (recordValue: unknown, value: string, byPlainLetters: boolean): boolean => {
  if (recordValue === null || recordValue === undefined) return false;
  const fold = (text: string) => (byPlainLetters ? folded(text) : text);
  const text = fold(String(recordValue));
  if (!value.includes('%')) return text.includes(fold(value));
  return matchesPattern([...text], [...fold(value)]);
};

/** Whether the whole text fits the whole pattern, both given character by character. */
const matchesPattern = (text: readonly string[], [first, ...pattern]: readonly string[]): boolean => {
  if (first === undefined) return text.length === 0;
  if (first === '%')
    return Array.from({ length: text.length + 1 }).some((_, at) => matchesPattern(text.slice(at), pattern));
  const [character, ...rest] = text;
  if (first === '\\' && pattern.length > 0)
    return character === pattern[0] && matchesPattern(rest, pattern.slice(1));
  return character !== undefined && (first === '_' || first === character) && matchesPattern(rest, pattern);
};
