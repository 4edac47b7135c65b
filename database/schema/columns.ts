import { decimalPrecision, decimalScale } from '#domain/kernel/decimals.ts';
import type { CellField, Field } from '#domain/kernel/field.ts';
import type { JsonValue } from '#domain/kernel/record.ts';

/** How a field type is stored, how its value goes in and how it comes out. */
interface Column {
  readonly type: (field: CellField) => string;
  /** The value as the driver wants it; as it is where absent. */
  readonly write?: (value: never) => unknown;
  /** The value as a record serves it; as it is where absent. */
  readonly read?: (value: never) => unknown;
}

const exactNumber: Column = { type: (field) => `numeric(${decimalPrecision},${decimalScale(field)})` };
const jsonColumn: Column = { type: () => 'jsonb', write: (value: JsonValue) => JSON.stringify(value) };

const columns: Record<CellField['type'], Column> = {
  text: {
    type: (field) => ('multiline' in field && field.multiline ? 'text' : `varchar(${textLength(field)})`),
  },
  integer: { type: () => 'int' },
  decimal: exactNumber,
  tonnes: exactNumber,
  money: exactNumber,
  boolean: { type: () => 'boolean' },
  date: { type: () => 'date' },
  datetime: { type: () => 'timestamptz(3)', read: (value: string) => isoOf(value) },
  time: { type: () => 'time(0)' },
  enumeration: { type: () => 'varchar(60)' },
  reference: { type: () => 'int' },
  translated: jsonColumn,
  json: jsonColumn,
};

/** An encrypted secret is longer than what it hides. */
const textLength = (field: CellField): number => {
  if (field.secret) return 1000;
  return ('maxLength' in field && field.maxLength) || 255;
};

/** Postgres writes `2026-11-21 05:30:00.123+00`; records speak ISO 8601. */
const isoOf = (stored: string): string =>
  new Date(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

/** The Postgres type of the column that holds this field. */
export const columnType = (field: CellField): string => columns[field.type].type(field);

/** A record's value as the driver wants it; table parts have no column. */
export const toColumn = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined || field.type === 'rows') return null;
  const { write } = columns[field.type];
  return write ? write(value as never) : value;
};

/** A column's value as records serve it: decimals as text, times as ISO 8601 in UTC, nothing as null. */
export const fromColumn = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined || field.type === 'rows') return null;
  const { read } = columns[field.type];
  return read ? read(value as never) : value;
};
