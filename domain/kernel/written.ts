import type { DateTime } from 'luxon';
import { localeOf, type Language } from './language.ts';
import { localDate } from './localTime.ts';
import { inWarsaw } from './warsawDay.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The format of numbers with so many decimals; cached, because a page of a hundred columns asks thousands of times. */
export function numberFormat(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const cached = numberFormats.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  numberFormats.set(key, format);
  return format;
}

const isNumeric = (value: unknown): value is `${number}` =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** An exact number in the reader's format: `"1234567.50"` is `1 234 567,50` in Polish. It is never converted to a float. */
export function decimalText(language: Language, value: unknown, digits: number): string {
  if (!isNumeric(value)) return '';
  return numberFormat(language, digits).format(value);
}

export function integerText(language: Language, value: number): string {
  return numberFormat(language, 0).format(value);
}

/** A moment or a day in the business time zone; undefined if the text is neither. */
export function inZone(iso: unknown): DateTime | undefined {
  if (typeof iso !== 'string') return undefined;
  const time = inWarsaw(iso);
  return time.isValid ? time : undefined;
}

export const dateTimePattern = 'dd.MM.yyyy HH:mm';
const datePattern = 'dd.MM.yyyy';

/** A moment as `21.11.2026 06:30` in the business time zone; empty if the value is neither a moment nor a day. */
export function dateTimeText(iso: unknown): string {
  const local = localText(iso);
  return local ? `${dayIn(local)} ${local.slice(11, 16)}` : (inZone(iso)?.toFormat(dateTimePattern) ?? '');
}
/** A moment or a day as `21.11.2026` in the business time zone; empty if the value is neither. */
export function dateText(iso: unknown): string {
  const local = localText(iso);
  return local ? dayIn(local) : (inZone(iso)?.toFormat(datePattern) ?? '');
}

/**
 * The business time of a moment in UTC, as text such as `2026-11-21T06:30:00.000Z`. Its `Z` says nothing: `localDate` shows local
 * time in the UTC fields of a `Date`. This is the quick way for moments as records hold them. The result is undefined for other
 * texts, which `inZone` reads.
 */
const localText = (iso: unknown): string | undefined =>
  typeof iso === 'string' ? localDate(iso)?.toISOString() : undefined;

const dayIn = (local: string): string => `${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)}`;
