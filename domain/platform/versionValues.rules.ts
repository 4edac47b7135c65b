import type { Fields } from '../kernel/field.ts';
import type { JsonValue } from '../kernel/record.ts';

/** A record as served, stored in a version. */
export type VersionData = Readonly<Record<string, unknown>>;

/** One changed value; `path` is a field, a cell of a row, or `additional.<parameter>`. */
export interface FieldChange {
  readonly path: string;
  readonly old: JsonValue;
  readonly new: JsonValue;
}

export interface RowChange {
  /** The table part. */
  readonly part: string;
  readonly id: number;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Its present or former position. */
  readonly rowNumber: number;
  readonly changes: readonly FieldChange[];
}

export interface Difference {
  readonly fields: readonly FieldChange[];
  readonly rows: readonly RowChange[];
}

/**
 * The changes between the values of two records or two rows, without table parts (their rows are compared one by one) and without
 * secrets. A reference has changed only if it leads to another record, not if that record was renamed.
 */
export function valueChanges(fields: Fields, from: VersionData, to: VersionData): FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]): FieldChange[] => {
    if (field.type === 'rows' || field.secret) return [];
    const [oldValue, newValue] = [valueOf(from, name), valueOf(to, name)];
    if (name === 'additional') return parameterChanges(oldValue, newValue);
    const isSame =
      field.type === 'reference' ? idOf(oldValue) === idOf(newValue) : isEqual(oldValue, newValue);
    return isSame ? [] : [{ path: name, old: oldValue, new: newValue }];
  });
}

const parameterChanges = (oldValue: JsonValue, newValue: JsonValue): FieldChange[] => {
  const [from, to] = [asObject(oldValue), asObject(newValue)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .toSorted()
    .map((key) => ({ path: `additional.${key}`, old: valueOf(from, key), new: valueOf(to, key) }))
    .filter((change) => !isEqual(change.old, change.new));
};

/** Null also if the version has no such field, as one stored before the field was added. */
const valueOf = (data: VersionData, name: string): JsonValue =>
  Object.hasOwn(data, name) ? ((data[name] ?? null) as JsonValue) : null;

/** An empty object for anything else, such as the null of an empty reference. */
const asObject = (value: JsonValue): { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const idOf = (value: JsonValue): JsonValue => asObject(value).id ?? null;

/** Equality without regard to the order of keys in JSON. */
const isEqual = (one: JsonValue, other: JsonValue): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as { [key: string]: JsonValue }, other as { [key: string]: JsonValue }];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key] ?? null, right[key] ?? null))
  );
};
