import type { Language } from '#domain/kernel/language.ts';
import { dateTimePattern, decimalText, inZone, numberFormat } from '#domain/kernel/written.ts';

/** Whether there is nothing to show: a dash stands in its place. An empty list is something, as it has its own words. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** As `isEmptyValue`, where an empty list is nothing to show either. */
export function hasNoContent(value: unknown): boolean {
  return isEmptyValue(value) || (Array.isArray(value) && value.length === 0);
}

const decimalPlacesOf = (value: unknown): number => String(value).split('.')[1]?.length ?? 0;

/** A number with as many decimals as its text has. */
export function trimmedText(language: Language, value: unknown): string {
  return decimalText(language, value, decimalPlacesOf(value));
}

/** A number with as many decimals as its scale, or with more if it has more: a rounded number would be another number. */
export function exactText(language: Language, value: unknown, scale: number | null): string {
  return decimalText(language, value, Math.max(scale ?? 0, decimalPlacesOf(value)));
}

const shortUnits = ['', 'k', 'M', 'B', 'T'] as const;
/** From this number on, rounding to one decimal gives 1000, so the next unit is used. */
const roundedUp = 999.95;

/** A short form for narrow places: `1234567.50` is `1,2M` in Polish. Numbers below a thousand are not shortened. */
export function shortNumberText(language: Language, value: string | number): string {
  let short = Number(value);
  let unit = 0;
  while (Math.abs(short) >= roundedUp && unit < shortUnits.length - 1) {
    short /= 1000;
    unit += 1;
  }
  if (unit === 0) return trimmedText(language, String(value));
  const rounded = Math.round(short * 10) / 10;
  return numberFormat(language, rounded % 1 === 0 ? 0 : 1).format(rounded) + shortUnits[unit];
}

/** The sign of the tonne; T is the tesla. */
export const tonneSign = 't';

const weightDigits = 2;

/** Weights show two decimals in lists and three where a weight is recorded. */
export function weightText(language: Language, tonnes: unknown, digits = weightDigits): string {
  const text = decimalText(language, tonnes, digits);
  return text && `${text} ${tonneSign}`;
}

/** A weight with all its decimals. */
export function exactWeightText(language: Language, tonnes: unknown): string {
  return weightText(language, tonnes, Math.max(weightDigits, decimalPlacesOf(tonnes)));
}

/** The sign of a currency after an amount; empty if the currency is unknown. */
export function currencySign(code: string | undefined): string {
  if (code === 'PLN') return 'zł';
  return code === 'EUR' ? '€' : (code ?? '');
}

/** An amount with the sign of its currency. The default is zloty, because amounts of the parking are in zloty. */
export function moneyText(language: Language, amount: unknown, sign = 'zł'): string {
  const text = decimalText(language, amount, 2);
  return text && `${text} ${sign}`.trimEnd();
}

/** An amount with the sign of the currency of this code; without a sign if the currency is unknown. */
export function moneyIn(language: Language, amount: unknown, code: string | undefined): string {
  return moneyText(language, amount, currencySign(code));
}

/** The date and the time with seconds, in the business time zone; empty if `iso` is no time. */
export function preciseDateTimeText(iso: unknown): string {
  return inZone(iso)?.toFormat(`${dateTimePattern}:ss`) ?? '';
}
/** The hour and the minute in the business time zone; empty if `iso` is no time. */
export function clockText(iso: unknown): string {
  return inZone(iso)?.toFormat('HH:mm') ?? '';
}
export function preciseClockText(iso: unknown): string {
  return inZone(iso)?.toFormat('HH:mm:ss') ?? '';
}

/** A duration in short words: `45 s`, `3 min`, `2 h 05 min`, and from two days on `2 d 3 h`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.floor(seconds))} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** A Polish number such as `+48600100101`, with spaces between groups of digits; any other number as it is. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
