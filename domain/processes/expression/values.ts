import { Decimal } from 'decimal.js';
import { DateTime } from 'luxon';
import type { CellField } from '../../kernel/field.ts';
import { businessZone } from '../../kernel/time.ts';

/** A value that can be sent as JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A value of an expression as records and messages hold it: exact numbers and times as text, a record as its id. */
export function toPlain(value: unknown): Plain {
  if (value === null || value === undefined) return null;
  if (value instanceof Decimal) return value.toFixed();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, member]) => [String(key), toPlain(member)]));
  if (isRecord(value)) return Number(value.id);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toPlain(member)]));
}

/** Whether a value is a record. A map from an expression may have an `id` too, but only records have a class of their own. */
const isRecord = (value: object): value is { id: bigint } =>
  Object.getPrototypeOf(value) !== Object.prototype && 'id' in value && typeof value.id === 'bigint';

type Scalar = Exclude<CellField['type'], 'reference' | 'json' | 'translated'>;

/** The name of each field type in expressions. A date is the moment at which the day begins in Warsaw. */
export const expressionType: Record<Scalar, string> = {
  text: 'string',
  enumeration: 'string',
  time: 'string',
  integer: 'int',
  decimal: 'Decimal',
  tonnes: 'Decimal',
  money: 'Decimal',
  boolean: 'bool',
  date: 'google.protobuf.Timestamp',
  datetime: 'google.protobuf.Timestamp',
};

/** Turns a value as the API serves it into one that expressions read. Fields without a value do not come here: see `inShape`. */
export const toExpression: Record<Scalar, (value: string | number | boolean) => unknown> = {
  text: String,
  enumeration: String,
  time: String,
  integer: (value) => BigInt(value),
  decimal: (value) => new Decimal(String(value)),
  tonnes: (value) => new Decimal(String(value)),
  money: (value) => new Decimal(String(value)),
  boolean: Boolean,
  date: (value) => DateTime.fromISO(String(value), { zone: businessZone }).toJSDate(),
  datetime: (value) => new Date(String(value)),
};

export function isScalar(type: string): type is Scalar {
  return Object.hasOwn(expressionType, type);
}
