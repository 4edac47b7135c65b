import { DateTime } from 'luxon';
import type { Language } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { dateTimePattern, decimalText, inZone, numberFormat } from '#domain/kernel/written.ts';

/** A number of any exactness with the digits that it has. */
export const trimmedText = (language: Language, value: unknown): string =>
  decimalText(language, value, String(value).split('.')[1]?.length ?? 0);

const shortUnits = ['', 'k', 'M', 'B', 'T'] as const;
const roundedUp = 999.95;

/** For where there is no room: `1234567.50` is `1,2M` in Polish. Below a thousand it is written as it is. */
export const shortNumberText = (language: Language, value: string | number): string => {
  let short = Number(value);
  let unit = 0;
  while (Math.abs(short) >= roundedUp && unit < shortUnits.length - 1) {
    short /= 1000;
    unit += 1;
  }
  if (unit === 0) return trimmedText(language, String(value));
  const rounded = Math.round(short * 10) / 10;
  return numberFormat(language, rounded % 1 === 0 ? 0 : 1).format(rounded) + shortUnits[unit];
};

/** Weights show two decimals in lists and three where a weight is recorded. */
export const weightText = (language: Language, tonnes: unknown, digits: 2 | 3 = 2): string => {
  const text = decimalText(language, tonnes, digits);
  return text && `${text} T`;
};

/** The parking's currency is the zloty. */
export const moneyText = (language: Language, amount: unknown): string => {
  const text = decimalText(language, amount, 2);
  return text && `${text} zł`;
};

export const preciseDateTimeText = (iso: unknown): string =>
  inZone(iso)?.toFormat(`${dateTimePattern}:ss`) ?? '';
export const clockText = (iso: unknown): string => inZone(iso)?.toFormat('HH:mm') ?? '';
export const preciseClockText = (iso: unknown): string => inZone(iso)?.toFormat('HH:mm:ss') ?? '';

/** What was typed as a day, as `2026-11-21`; undefined when it is none. */
export const parseDate = (typed: string): string | undefined => {
  const day = DateTime.fromFormat(typed.trim(), 'd.M.yyyy', { zone: businessZone });
  return day.isValid ? day.toISODate() : undefined;
};

/** What was typed as a moment in Warsaw, as an ISO instant in UTC; undefined when it is none. */
export const parseDateTime = (typed: string): string | undefined => {
  const text = typed.trim();
  for (const pattern of ['d.M.yyyy H:mm', 'd.M.yyyy H:mm:ss', 'd.M.yyyy']) {
    const time = DateTime.fromFormat(text, pattern, { zone: businessZone });
    if (time.isValid) return time.toUTC().toISO();
  }
  return undefined;
};

/** What was typed as a time of day, as `HH:mm:ss`. */
export const parseTime = (typed: string): string | undefined => {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(typed.trim());
  if (!found) return undefined;
  const [, hour = '', minute = '', second = '00'] = found;
  const whole = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return whole ? `${hour.padStart(2, '0')}:${minute}:${second}` : undefined;
};

/** What was typed as a number, with a comma or a point, as decimal text; undefined when it is none. */
export const parseDecimal = (typed: string): string | undefined => {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
};

/** A length of time in the reader's short words: `45 s`, `3 min`, `2 h 05 min`. */
export const durationText = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(0, Math.floor(seconds))} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
};

/** `+48600100101` with its groups apart, as people read it. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
