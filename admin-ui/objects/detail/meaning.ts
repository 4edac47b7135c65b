import { hashKey } from '@tanstack/react-query';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { fieldsPayload } from './payload.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field that people write, with its path in the form. */
export interface WrittenField {
  readonly path: string;
  readonly field: FieldMeta;
}

/** A secret is never read, so there is nothing to compare it with. */
export function isCompared({ readOnly, secret }: FieldMeta): boolean {
  return !readOnly && !secret;
}

/** The fields of a record that are compared. Its additional parameters are listed one by one. */
export function writtenFields({ fields }: Pick<ObjectMeta, 'fields'>): readonly WrittenField[] {
  return fields.flatMap((field) => {
    if (field.name !== additionalName) return isCompared(field) ? [{ path: field.name, field }] : [];
    return field.children
      .filter(isCompared)
      .map((child) => ({ path: `${additionalName}.${child.name}`, field: child }));
  });
}

/** The field as it would be sent to the API. */
const payloadFor = ({ path, field }: WrittenField, values: Values): unknown =>
  fieldsPayload([field], { [field.name]: valueAtPath(values, path) ?? null });

/**
 * Postgres stores the keys of a JSON value in an order of its own, so two texts may differ that mean the same. `hashKey`
 * sorts the keys.
 */
const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || hashKey([one]) === hashKey([other]);

/** Whether a field means the same in two sets of form values, that is, whether the API would get the same value from both. */
export function isSame(written: WrittenField, one: Values, other: Values): boolean {
  if (written.field.type !== 'rows') return isSameValue(payloadFor(written, one), payloadFor(written, other));
  const [rows, others] = [rowsAt(one, written), rowsAt(other, written)];
  return rows.length === others.length && rows.every((row, at) => isSameRow(written, row, others[at]));
}

const rowsAt = (values: Values, { path }: WrittenField): readonly unknown[] => {
  const rows = valueAtPath(values, path);
  return Array.isArray(rows) ? rows : [];
};

/**
 * Rows are compared one by one, because a table part may have hundreds of them and is compared after each typed
 * character. The comparison ends at the first row that differs.
 */
const isSameRow = ({ field }: WrittenField, row: unknown, other: unknown): boolean => {
  if (row === other) return true;
  const [one, another] = [row, other].map((each) => fieldsPayload([field], { [field.name]: [each] }));
  return isSameValue(one, another);
};
