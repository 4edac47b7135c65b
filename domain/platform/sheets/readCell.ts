import { DateTime } from 'luxon';
import { Decimal } from 'decimal.js';
import type { EnumerationField, Field } from '../../kernel/field.ts';
import { languages } from '../../kernel/language.ts';
import { maxInteger } from '../../kernel/valueValidators.ts';
import { businessZone } from '../../kernel/time.ts';
import { enumLabel } from '../../labels/index.ts';
import { readYesNo } from '../../labels/yesNo.ts';

/** A cell value from a file. */
export type RawCell = string | number | boolean | Date | null;

/** The value of a cell for its field; `undefined` if invalid. A reference is still the text that names it. */
export function readCell(field: Field, raw: RawCell): unknown {
  if (raw === null || (typeof raw === 'string' && raw.trim() === '')) return null;
  switch (field.type) {
    case 'text':
    case 'translated':
      return cellText(raw);
    case 'reference':
      return cellText(raw).trim();
    case 'integer':
      return integerOf(raw);
    case 'decimal':
    case 'tonnes':
    case 'money':
      return decimalOf(raw);
    case 'boolean':
      return readYesNo(String(raw));
    case 'date':
      return momentOf(raw, 'utc')?.toISODate() ?? undefined;
    case 'datetime':
      return momentOf(raw, businessZone)?.toUTC().toISO() ?? undefined;
    case 'time':
      return raw instanceof Date ? clockOf(raw) : cellText(raw).trim();
    case 'enumeration':
      return enumerationOf(field, cellText(raw));
    case 'json':
    case 'rows':
      return undefined;
  }
}

/** The text of a filled cell. A date in a sheet has no time zone, so its hour stays as it is. */
export function cellText(raw: Exclude<RawCell, null>): string {
  if (raw instanceof Date) return momentText(raw);
  return typeof raw === 'number' ? new Decimal(raw).toFixed() : String(raw);
}

const clockOf = (at: Date): string => at.toISOString().slice(11, 19);

/** A cell with an hour alone has a day before this one. */
const firstDay = Date.UTC(1900, 0, 1);

/** The text of a cell with a day, an hour or both, such as `2026-02-03 08:30:00`. */
const momentText = (at: Date): string => {
  const clock = clockOf(at);
  if (at.getTime() < firstDay) return clock;
  const day = at.toISOString().slice(0, 10);
  return clock === '00:00:00' ? day : `${day} ${clock}`;
};

/** A whole number. One that no column can hold is invalid: Postgres could not even compare it with the key of a record. */
const integerOf = (raw: RawCell): number | undefined => {
  const text = withoutSpaces(String(raw));
  return /^-?\d{1,15}$/.test(text) && Math.abs(Number(text)) <= maxInteger ? Number(text) : undefined;
};

/** A number with at most one separator, which is that of its decimals: `24,560`. */
const plainNumber = /^-?\d+(?:[.,]\d+)?$/;
/** A number whose thousands are separated by one sign, and its decimals, if any, by the other: `1.234.567`, `1,234.50`. */
const groupedNumber = /^-?\d{1,3}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?)$/;

/** Reads `24,560`, `1 234.5` and `1.234,50`. Other text with several separators, such as a day, is no number. */
const decimalOf = (raw: RawCell): string | undefined => {
  if (typeof raw === 'number') return new Decimal(raw).toFixed();
  const text = withoutSpaces(String(raw));
  if (plainNumber.test(text)) return text.replace(',', '.');
  if (!groupedNumber.test(text)) return undefined;
  const [thousandsMark = ''] = /[.,]/.exec(text) ?? [];
  return text.replaceAll(thousandsMark, '').replace(',', '.');
};

/** Removes spaces and apostrophes, which separate thousands; the apostrophe does so in Switzerland. */
const withoutSpaces = (text: string): string => text.replaceAll(/[\s'\u00a0\u202f]/g, '');

const momentFormats = [
  'd.M.yyyy',
  'd.M.yyyy H:mm',
  'd.M.yyyy H:mm:ss',
  'd/M/yyyy',
  'd/M/yyyy H:mm',
  'd-M-yyyy',
  'yyyy-MM-dd H:mm',
  'yyyy-MM-dd H:mm:ss',
];

/** Text in ISO form counts only with a whole day: luxon also reads a lone hour, as an hour of today, and a lone year. */
const wholeIsoDay = /^\d{4}(?:-\d{2}-\d{2}|\d{4})(?:T|$)/i;

/** A date cell has its local time in UTC; text is read in the Polish date format or as ISO. */
const momentOf = (raw: RawCell, zone: string): DateTime | undefined => {
  if (raw instanceof Date)
    return DateTime.fromJSDate(raw, { zone: 'utc' }).setZone(zone, { keepLocalTime: true });
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  const moments = [
    ...momentFormats.map((format) => DateTime.fromFormat(text, format, { zone })),
    ...(wholeIsoDay.test(text) ? [DateTime.fromISO(text, { zone })] : []),
  ];
  return moments.find(({ isValid }) => isValid);
};

const enumerationOf = ({ enumeration }: EnumerationField, text: string): string | undefined => {
  const word = text.trim().toLocaleLowerCase('pl');
  const isSpelled = (spelling: string): boolean => spelling.toLocaleLowerCase('pl') === word;
  return (
    enumeration.values.find(isSpelled) ??
    enumeration.values.find((value) =>
      languages.some((language) => isSpelled(enumLabel(language, enumeration.name, value))),
    )
  );
};
