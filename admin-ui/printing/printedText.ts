import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference, nameOrNumber, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText, dateTimeText, decimalText, integerText } from '#domain/kernel/written.ts';
import type { Printed } from '#domain/platform/printTemplate.rules.ts';
import type { Text } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';

/** The language and the texts of the paper. */
export interface Reader {
  readonly language: Language;
  readonly text: Text;
}

type Row = Readonly<Record<string, unknown>>;
/** Writes a value that is neither null nor undefined nor an empty text. */
type InWords = (value: unknown, field: FieldMeta, reader: Reader) => string;

const asWritten: InWords = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const exactly: InWords = (value, field, { language }) => decimalText(language, value, field.scale ?? 0);

/** How each type of field is written on paper. An amount has no currency of its own: the record names it. */
const writers: Readonly<Record<FieldType, InWords>> = {
  text: asWritten,
  integer: (value, _field, { language }) => integerText(language, Number(value)),
  decimal: exactly,
  tonnes: (value, _field, { language }) => weightText(language, value, 3),
  money: exactly,
  boolean: (value, _field, { text }) => text(value === true ? 'common.yesWord' : 'common.noWord'),
  date: (value) => dateText(value),
  datetime: (value) => dateTimeText(value),
  // Without the seconds of `06:30:00`.
  time: (value) => String(value).slice(0, 5),
  enumeration: (value, field) => field.values.find((known) => known.value === value)?.label ?? String(value),
  reference: (value) => (isReference(value) ? nameOrNumber(value) : ''),
  translated: (value, _field, { language }) => {
    const translations = value as Partial<Record<Language, string>>;
    return translations[language] ?? translations.pl ?? '';
  },
  json: asWritten,
  rows: () => '',
};

/** A value as it is written on paper; an empty text if there is none. */
export function printedText(field: FieldMeta, value: unknown, reader: Reader): string {
  return value === null || value === undefined || value === ''
    ? ''
    : writers[field.type](value, field, reader);
}

export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}

interface Fact {
  readonly name: string;
  readonly label: string;
  readonly shown: string;
}

/** Fields that are internal to the system or stand elsewhere on the paper: `factsOf` puts `author` and `additional` last. */
const unprinted = new Set(
  'id createdAt updatedAt markedToDelete confirmed additional prefix number numberStr author'.split(' '),
);

/**
 * The filled fields of a record: its own fields, then its author, then the parameters that administrators have added. A field
 * that is false counts as empty.
 */
export function factsOf(fields: readonly FieldMeta[], record: AnyRecord, reader: Reader): readonly Fact[] {
  const parameters = fields.find(({ name }) => name === 'additional')?.children ?? [];
  const ownFields = fields.filter(
    ({ name, type, secret }) => !unprinted.has(name) && !secret && type !== 'rows' && type !== 'json',
  );
  const author = fields.filter(({ name }) => name === 'author');
  return [
    ...[...ownFields, ...author].map((field) => ({ field, value: record[field.name] })),
    ...parameters.map((field) => ({ field, value: (record.additional as Row | null)?.[field.name] })),
  ].flatMap(({ field, value }) => {
    const shown = printedText(field, value, reader);
    return shown === '' || value === false ? [] : [{ name: field.path, label: field.label, shown }];
  });
}

/** The columns of a table part that at least one row fills. Rare fields stand under their row (`besideRow`). */
export function cellsOf(
  fields: readonly FieldMeta[],
  rows: readonly Row[],
  reader: Reader,
): readonly FieldMeta[] {
  return fields.filter(
    (field) =>
      !field.secret &&
      !field.rare &&
      field.type !== 'json' &&
      rows.some((row) => printedText(field, row[field.name], reader)),
  );
}

/** Whether a field says something. A rare field does so only if somebody changed it, because paper has no room for defaults. */
export function isWorthPrinting(field: FieldMeta, value: unknown): boolean {
  return !field.rare || value !== field.defaultValue;
}

/** The values of a record as texts, by the names that a template uses for them. */
export function printedOf(fields: readonly FieldMeta[], record: AnyRecord, reader: Reader): Printed {
  const textsOf = (someFields: readonly FieldMeta[], row: Row, prefix = ''): Record<string, string> =>
    Object.fromEntries(
      someFields.map((field) => [prefix + field.name, printedText(field, row[field.name], reader)]),
    );
  const parts = fields.filter(({ type }) => type === 'rows');
  const plain = fields.filter(({ type, secret }) => type !== 'rows' && !secret);
  const parameters = fields.find(({ name }) => name === 'additional')?.children ?? [];
  return {
    values: {
      ...textsOf(plain, record),
      ...textsOf(parameters, (record.additional as Row | null) ?? {}, 'additional.'),
    },
    rows: Object.fromEntries(
      parts.map((part) => [
        part.name,
        rowsOf(record[part.name]).map((row, at) => ({
          rowNumber: String(at + 1),
          ...textsOf(part.children, row),
        })),
      ]),
    ),
  };
}
