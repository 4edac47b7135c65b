import { idKey } from '#domain/kernel/record.ts';
import type { Draft } from './hooks.ts';

/** A record as it is served; undefined for a new record. */
type Standing = Readonly<Record<string, unknown>> | undefined;

/** Sorts the names of an object's members, because Postgres stores those of JSON in its own order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const said = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value, inOrder) : JSON.stringify(value ?? null);

const same = (one: unknown, other: unknown): boolean => said(one) === said(other);

/** Whether a draft gives a field another value than the record has. */
export function isChanged(draft: Draft, before: Standing, name: string): boolean {
  return draft[name] !== undefined && !same(draft[name], before?.[idKey(name)] ?? before?.[name]);
}

/** The names of the fields to which a draft gives another value than the record has; tables of rows are left out. */
export function changedFields(draft: Draft, before: Standing): readonly string[] {
  return Object.keys(draft).filter((name) => !Array.isArray(draft[name]) && isChanged(draft, before, name));
}
