import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference, nameOrNumber, type AnyRecord } from '#domain/kernel/record.ts';
import { tagsIn } from '../fields/tagRows.ts';
import { dateText, dateTimeText, decimalText, integerText } from '#domain/kernel/written.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { recurrenceText } from '#domain/labels/recurrenceWords.ts';
import {
  currencySign,
  exactText,
  exactWeightText,
  moneyText,
  phoneText,
  preciseDateTimeText,
  trimmedText,
  weightText,
} from '../formats.ts';

/** What is needed to write values in cells; the same for all cells of a table. */
export interface CellContext {
  readonly language: Language;
  readonly yes: string;
  readonly no: string;
  /** Currency codes by id; absent until they are loaded. */
  readonly currencies?: ReadonlyMap<unknown, string> | undefined;
}

/** Writes a value as a text; an empty text if the value is missing or of another type. */
type Writing = (
  value: unknown,
  field: FieldMeta,
  context: CellContext,
  record?: Partial<AnyRecord>,
) => string;

/** The sign of the currency that a record refers to. */
const signOfCurrency = ({ currencies }: CellContext, record: Partial<AnyRecord> | undefined): string => {
  const currency: unknown = record?.currency;
  return currencySign(isReference(currency) ? currencies?.get(currency.id) : undefined);
};

/** Whether a number identifies a record. Such a number is not grouped by thousands. */
const isIdentifyingNumber = ({ name }: FieldMeta): boolean => name === 'id' || name === 'number';

const translation: Writing = (value, _field, { language }) => {
  if (typeof value !== 'object' || value === null) return '';
  const words = value as Partial<Record<Language, string>>;
  return words[language] ?? words.pl ?? words.en ?? '';
};

/**
 * How a value of each type is written in a cell. These are functions and not components, because a table has thousands of
 * cells.
 */
const writings: Readonly<Record<FieldType, Writing>> = {
  text: (value, { format }, { language }) => {
    if (typeof value !== 'string') return '';
    if (format === 'phone') return phoneText(value);
    if (format === 'recurrence') return recurrenceText(language, value);
    return format === 'object' ? objectLabel(language, value).one : value;
  },
  integer: (value, field, { language }) => {
    // A filter may hold a number as text.
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) return '';
    return isIdentifyingNumber(field) ? String(number) : integerText(language, number);
  },
  decimal: (value, { scale }, { language }) =>
    scale === null ? trimmedText(language, value) : decimalText(language, value, scale),
  tonnes: (value, _field, { language }) => weightText(language, value),
  money: (value, { inCurrency }, context, record) =>
    moneyText(context.language, value, inCurrency ? signOfCurrency(context, record) : undefined),
  boolean: (value, _field, { yes, no }) => {
    if (typeof value !== 'boolean') return '';
    return value ? yes : no;
  },
  date: (value) => dateText(value),
  datetime: (value) => dateTimeText(value),
  time: (value) => (typeof value === 'string' ? value : ''),
  enumeration: (value, { values }) =>
    values.find((option) => option.value === value)?.label ?? (typeof value === 'string' ? value : ''),
  reference: (value) => (isReference(value) ? nameOrNumber(value) : ''),
  translated: translation,
  json: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  rows: (value, field) => (field.shownAs === 'tags' ? tagsIn(field, value).map(nameOrNumber).join(', ') : ''),
};

/** @param record the record that has the value; it gives the currency of an amount */
export function writtenValue(
  field: FieldMeta,
  value: unknown,
  context: CellContext,
  record?: Partial<AnyRecord>,
): string {
  return value === null || value === undefined ? '' : writings[field.type](value, field, context, record);
}

/**
 * The value that a filter compares with. Its numbers are not rounded as in a cell, because a filter by a rounded number finds other
 * records.
 */
export function comparedValue(field: FieldMeta, value: unknown, context: CellContext): string {
  if (field.type === 'tonnes') return exactWeightText(context.language, value);
  if (field.type === 'decimal') return exactText(context.language, value, field.scale);
  return writtenValue(field, value, context);
}

/** The text of a cell's tooltip, more precise than the cell. */
export function preciseValue(
  field: FieldMeta,
  value: unknown,
  context: CellContext,
  record?: Partial<AnyRecord>,
): string {
  return field.type === 'datetime' ? preciseDateTimeText(value) : writtenValue(field, value, context, record);
}

const numeric: ReadonlySet<FieldType> = new Set(['integer', 'decimal', 'tonnes', 'money']);
function isNumeric({ type }: FieldMeta): boolean {
  return numeric.has(type);
}
/** Whether a field is an amount, and not a number that identifies a record. */
export function isQuantity(field: FieldMeta): boolean {
  return isNumeric(field) && !isIdentifyingNumber(field);
}

export function alignOf(field: FieldMeta): 'left' | 'right' | 'center' {
  if (isNumeric(field)) return 'right';
  return field.type === 'boolean' ? 'center' : 'left';
}
