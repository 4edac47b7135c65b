import { DateTime } from 'luxon';
import type { Language } from './language.ts';
import { businessZone } from './time.ts';

/** The region whose number writing each language of the interface follows. */
const regions: Readonly<Record<Language, string>> = {
  pl: 'pl-PL',
  en: 'en-GB',
  nl: 'nl-NL',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Made once each: a page of a hundred columns asks thousands of times. */
export const numberFormat = (language: Language, digits: number): Intl.NumberFormat => {
  const key = `${language} ${digits}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(regions[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  numberFormats.set(key, made);
  return made;
};

const isNumeric = (value: unknown): value is `${number}` =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** An exact number as its readers write it: `"1234567.50"` is `1 234 567,50` in Polish. Digits are never rounded by a float. */
export const decimalText = (language: Language, value: unknown, digits: number): string => {
  if (!isNumeric(value)) return '';
  return numberFormat(language, digits).format(value);
};

export const integerText = (language: Language, value: number): string =>
  numberFormat(language, 0).format(value);

/** A moment or a day by the clock in Warsaw; undefined where it is none. */
export const inZone = (iso: unknown): DateTime | undefined => {
  if (typeof iso !== 'string') return undefined;
  const time = DateTime.fromISO(iso, { zone: businessZone });
  return time.isValid ? time : undefined;
};

export const dateTimePattern = 'dd.MM.yyyy HH:mm';
export const datePattern = 'dd.MM.yyyy';

export const dateTimeText = (iso: unknown): string => inZone(iso)?.toFormat(dateTimePattern) ?? '';
export const dateText = (iso: unknown): string => inZone(iso)?.toFormat(datePattern) ?? '';
