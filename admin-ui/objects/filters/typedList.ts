import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import { dateText } from '#domain/kernel/written.ts';
import { readDate, readTime } from '../../parts/typedTimes.ts';
import { trimmedText } from '../formats.ts';
import { isWholeNumber, parseDecimal } from '../typedNumbers.ts';

const numeric = new Set<FieldType>(['integer', 'decimal', 'tonnes', 'money']);

/** Several typed values: those that could be read, in the API's format, and the words that could not. */
export interface TypedList {
  readonly values: readonly string[];
  readonly unread: readonly string[];
}

/** Reads values that are separated by commas or semicolons; numbers by semicolons only, as a comma is their decimal sign. */
export function readTypedList(type: FieldType, language: Language, typed: string): TypedList {
  const parts = typed
    .split(numeric.has(type) ? ';' : /[;,]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ part, value: readPart(type, language, part) }));
  return {
    values: parts.flatMap(({ value }) => value ?? []),
    unread: parts.filter(({ value }) => value === undefined).map(({ part }) => part),
  };
}

/**
 * One typed value in the API's format, or undefined if it cannot be read. A date with a time is filtered by its day, so only a
 * date is read for it.
 */
const readPart = (type: FieldType, language: Language, part: string): string | undefined => {
  if (numeric.has(type)) {
    const number = parseDecimal(language, part);
    if (number === undefined || (type === 'integer' && !isWholeNumber(number))) return undefined;
    return number;
  }
  if (type !== 'date' && type !== 'datetime' && type !== 'time') return part;
  const parsed = (type === 'time' ? readTime : readDate)(language, part);
  return 'value' in parsed ? parsed.value : undefined;
};

/**
 * The text of a list of values: `typed` as long as it means these values, else the values in the reader's format. Other
 * values come for example from a stored filter.
 */
export function listText(
  type: FieldType,
  language: Language,
  values: readonly unknown[],
  typed?: string,
): string {
  const isTyped = typed !== undefined && readTypedList(type, language, typed).values.join() === values.join();
  return isTyped ? typed : values.map((value) => partText(type, language, value)).join('; ');
}

const partText = (type: FieldType, language: Language, value: unknown): string => {
  if (numeric.has(type)) return trimmedText(language, value);
  return type === 'date' || type === 'datetime' ? dateText(value) : String(value);
};
