import type { EnumValue } from '../kernel/enumeration.ts';
import { inWarsaw } from '../kernel/warsawDay.ts';
import type { numberingPeriodicity } from './enums.ts';

export type Periodicity = EnumValue<typeof numberingPeriodicity>;

/** The default templates of numbers. */
const templates: Record<Periodicity, string> = {
  indefinite: '{prefix}-{number}',
  year: '{prefix}-{number}/{year}',
  quarter: '{prefix}-{number}/{quarter}/{year}',
  month: '{prefix}-{number}/{month}/{year}',
  day: '{prefix}-{number}/{day}/{month}/{year}',
};

/** The parts that a template needs so that numbers of different periods differ. */
const partsOfPeriod: Record<Periodicity, readonly string[]> = {
  indefinite: [],
  year: ['year'],
  quarter: ['quarter', 'year'],
  month: ['month', 'year'],
  day: ['day', 'month', 'year'],
};

/** How a period is written, as formats of Luxon. In a format, text between apostrophes stands for itself. */
const periodFormats: Record<Periodicity, string> = {
  indefinite: "'always'",
  year: 'yyyy',
  quarter: "yyyy-'Q'q",
  month: 'yyyy-MM',
  day: 'yyyy-MM-dd',
};

/** How the parts of a date are written in a number, as formats of Luxon. */
const partFormats: Record<string, string> = { year: 'yyyy', quarter: 'q', month: 'MM', day: 'dd' };
/** How many digits a number has at least, if its template does not say. */
const paddedDigits = 6;
/** The largest integer that Postgres stores. */
const longestNumber = 2_147_483_647;
/** A document's field `prefix` takes at most ten characters. */
const longestPrefix = 'X'.repeat(10);
/** A part of a template: `{year}`, or with its least number of digits `{number:4}`. */
const placeholder = /\{([a-z]+)(?::([1-9]))?\}/g;

/** The period in which a document of this date (ISO 8601) is numbered: `always`, `2026`, `2026-Q4`, `2026-11`, `2026-11-21`. */
export function periodOf(periodicity: Periodicity, date: string): string {
  return inWarsaw(date).toFormat(periodFormats[periodicity]);
}

/** The year of a period such as `2026-Q4`; null for the period `always`, in which numbers never restart. */
export function yearOf(period: string): number | null {
  const year = /^\d{4}/.exec(period)?.[0];
  return year === undefined ? null : Number(year);
}

export interface Numbered {
  readonly prefix: string;
  readonly number: number;
  /** ISO 8601; year, month and day are those in Europe/Warsaw. */
  readonly date: string;
}

/**
 * A document number as text: `D-000017`, or by a template such as `{prefix}/{number:4}/{year}`. The number is padded to six
 * digits, or as many as its placeholder says; a longer number is not cut.
 */
export function numberText(
  { prefix, number, date }: Numbered,
  periodicity: Periodicity = 'indefinite',
  template: string | null = null,
): string {
  return (template || templates[periodicity]).replace(
    placeholder,
    (_placeholder, name: string, digits?: string) => {
      if (name === 'prefix') return prefix;
      if (name === 'number') return String(number).padStart(Number(digits ?? paddedDigits), '0');
      // A part that nobody knows becomes an empty text.
      return inWarsaw(date).toFormat(partFormats[name] ?? "''");
    },
  );
}

/**
 * Whether a template has only known placeholders and no other braces, and all its numbers are unique within a prefix and not
 * longer than `maxLength` characters.
 */
export function isGoodTemplate(template: string, periodicity: Periodicity, maxLength: number): boolean {
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  const knownNames = ['prefix', 'number', ...Object.keys(partFormats)];
  const hasLooseBrace = /[{}]/.test(template.replace(placeholder, ''));
  const neededNames = ['prefix', 'number', ...partsOfPeriod[periodicity]];
  if (
    hasLooseBrace ||
    names.some((name) => !knownNames.includes(name)) ||
    !neededNames.every((name) => names.includes(name))
  )
    return false;
  const longest = { prefix: longestPrefix, number: longestNumber, date: '2026-12-31T12:00:00Z' };
  return numberText(longest, periodicity, template).length <= maxLength;
}
