import type { CellField, Field, Fields } from '#domain/kernel/field.ts';
import { columnType, toColumn } from '../schema/columns.ts';
import { columnOf } from '../schema/naming.ts';
import type { Draft } from './hooks.ts';
import type { SecretBox } from './secrets.ts';

/** A column with the value that the driver gets for it. */
export interface ColumnValue {
  readonly column: string;
  /** The Postgres type of the column. */
  readonly type: string;
  readonly value: unknown;
}

/** Set by the database, so that all times come from one clock. */
const setByDatabase = new Set(['id', 'createdAt', 'updatedAt']);

/** The columns of a draft's fields. Fields that it does not name, and blank secrets, are left out. */
export function columnValues(fields: Fields, draft: Draft, secrets: SecretBox): ColumnValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isCell(field) || setByDatabase.has(name) || !(name in draft)) return [];
    const value = draft[name];
    // A form never shows a secret, so a blank one does not mean to erase it.
    if (field.secret && (value === null || value === undefined || value === '')) return [];
    return [
      { column: columnOf(name, field), type: columnType(field), value: storable(field, value, secrets) },
    ];
  });
}

const isCell = (field: Field): field is CellField => field.type !== 'rows';

/** The value as it is stored: a secret is sealed, except a hash, which nobody opens again. */
const storable = (field: CellField, value: unknown, secrets: SecretBox): unknown => {
  const isHashed = field.secret === 'hashed' && isHash(value);
  return field.secret && !isHashed ? secrets.seal(String(value)) : toColumn(field, value);
};

/** Whether a text is a hash already: `$argon2…` of a password, `sha256:…` of a token. */
const isHash = (value: unknown): boolean => typeof value === 'string' && /^(\$argon2|sha256:)/.test(value);
