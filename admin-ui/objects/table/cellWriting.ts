import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference } from '#domain/kernel/record.ts';
import { dateText, dateTimeText, decimalText, integerText } from '#domain/kernel/written.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { clockText, moneyText, phoneText, preciseDateTimeText, trimmedText, weightText } from '../formats.ts';

/** What cells are written with; the same for all of a table. */
export interface Ground {
  readonly language: Language;
  readonly yes: string;
  readonly no: string;
}

type Writing = (value: unknown, field: FieldMeta, ground: Ground) => string;

/** A number that is a name, not a quantity, is not grouped. */
const isName = ({ name }: FieldMeta): boolean => name === 'id' || name === 'number';

const translation: Writing = (value, _field, { language }) => {
  if (typeof value !== 'object' || value === null) return '';
  const words = value as Partial<Record<Language, string>>;
  return words[language] ?? words.pl ?? words.en ?? '';
};

/** How a value of each type is written in a cell, briefly; no component, because a table has thousands of cells. */
const writings: Readonly<Record<FieldType, Writing>> = {
  text: (value, { format }, { language }) => {
    if (typeof value !== 'string') return '';
    if (format === 'phone') return phoneText(value);
    return format === 'object' ? objectLabel(language, value).one : value;
  },
  integer: (value, field, { language }) => {
    if (typeof value !== 'number') return '';
    return isName(field) ? String(value) : integerText(language, value);
  },
  decimal: (value, { scale }, { language }) =>
    scale === null ? trimmedText(language, value) : decimalText(language, value, scale),
  tonnes: (value, _field, { language }) => weightText(language, value),
  money: (value, _field, { language }) => moneyText(language, value),
  boolean: (value, _field, { yes, no }) => (value === true ? yes : value === false ? no : ''),
  date: (value) => dateText(value),
  datetime: (value) => dateTimeText(value),
  time: (value) => (typeof value === 'string' ? value : ''),
  enumeration: (value, { values }) =>
    values.find((known) => known.value === value)?.label ?? (typeof value === 'string' ? value : ''),
  // Without a name it is a record that this person may not see.
  reference: (value) => (isReference(value) ? value.presentation || `#${value.id}` : ''),
  translated: translation,
  json: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  rows: () => '',
};

export const writtenValue = (field: FieldMeta, value: unknown, ground: Ground): string =>
  value === null || value === undefined ? '' : writings[field.type](value, field, ground);

/** What a tooltip adds to what a cell writes. */
export const preciseValue = (field: FieldMeta, value: unknown, ground: Ground): string => {
  if (field.type === 'datetime') return preciseDateTimeText(value);
  if (field.type === 'time') return clockText(value) || writtenValue(field, value, ground);
  return writtenValue(field, value, ground);
};

const numeric: ReadonlySet<FieldType> = new Set(['integer', 'decimal', 'tonnes', 'money']);
export const isNumeric = ({ type }: FieldMeta): boolean => numeric.has(type);
export const isQuantity = (field: FieldMeta): boolean => isNumeric(field) && !isName(field);

export const alignOf = (field: FieldMeta): 'left' | 'right' | 'center' => {
  if (isNumeric(field)) return 'right';
  return field.type === 'boolean' ? 'center' : 'left';
};
