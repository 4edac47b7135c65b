import { idKey } from '#domain/kernel/record.ts';
import type { Draft } from './hooks.ts';

/** A record as it is served; undefined for a new record. */
type ServedRecord = Readonly<Record<string, unknown>> | undefined;

/** Sorts the names of an object's members, because Postgres stores those of JSON in its own order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value, inOrder) : JSON.stringify(value ?? null);

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** The value of a field in a stored record; of a reference, the id, which the record holds under the name with `Id`. */
export function storedValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return record[idKey(name)] ?? record[name] ?? null;
}

/** Whether a draft gives a field another value than the record has. */
export function isChanged(draft: Draft, before: ServedRecord, name: string): boolean {
  return draft[name] !== undefined && !isSame(draft[name], before && storedValue(before, name));
}

/** Whether a draft takes the mark of deletion off a record. The record after the write may be given in place of the draft. */
export function isRestored(draft: Draft, before: ServedRecord): boolean {
  return before?.markedToDelete === true && draft.markedToDelete === false;
}

/** The names of the fields to which a draft gives another value than the record has; tables of rows are left out. */
export function changedFields(draft: Draft, before: ServedRecord): readonly string[] {
  return Object.keys(draft).filter((name) => !Array.isArray(draft[name]) && isChanged(draft, before, name));
}
