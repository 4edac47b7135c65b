import { decimalPrecision, decimalScale } from '#domain/kernel/decimals.ts';
import type { CellField, Field } from '#domain/kernel/field.ts';
import type { JsonValue } from '#domain/kernel/record.ts';

/** How a field type is stored, and how its values are converted when written and read. */
interface Column {
  readonly type: (field: CellField) => string;
  /**
   * Converts a value for the driver; if absent, the value is not changed. The parameter is `never`, because each column takes
   * another type.
   */
  readonly write?: (value: never) => unknown;
  /** Converts a value for a record; if absent, the value is not changed. */
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

/** An encrypted secret is longer than its plain text. */
const textLength = (field: CellField): number => {
  if (field.secret) return 1000;
  return ('maxLength' in field && field.maxLength) || 255;
};

/** Accepts a Postgres time with the offset `+00`, with or without fractions of a second. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

/**
 * Converts a Postgres time such as `2026-11-21 05:30:00.12+00` to ISO 8601. Sessions use UTC, so most values need only a
 * change of the text: creating a `Date` for each would take half of the time of reading a row.
 */
const isoOf = (stored: string): string => {
  if (inUtc.test(stored))
    return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${stored.slice(20, -3).padEnd(3, '0')}Z`;
  // A session with another zone gives its offset in hours: `+02` becomes `+02:00`.
  return new Date(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
};

/** The Postgres type of the column that holds this field. */
export function columnType(field: CellField): string {
  return columns[field.type].type(field);
}

/** Converts a record's value for the driver; null for table parts, which have no column. */
export function toColumn(field: Field, value: unknown): unknown {
  if (value === null || value === undefined || field.type === 'rows') return null;
  const { write } = columns[field.type];
  return write ? write(value as never) : value;
}

/** Converts a column's value for a record: decimals as text, times as ISO 8601 in UTC, a missing value as null. */
export function fromColumn(field: Field, value: unknown): unknown {
  if (value === null || value === undefined || field.type === 'rows') return null;
  const { read } = columns[field.type];
  return read ? read(value as never) : value;
}
