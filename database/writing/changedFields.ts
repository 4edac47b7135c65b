import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import type { Draft } from './hooks.ts';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Names of the fields, rows left out, that a draft lets say something else than the record does. */
export const changedFields = (draft: Draft, before: AnyRecord): readonly string[] =>
  Object.keys(draft).filter((name) => {
    const wanted = draft[name];
    if (wanted === undefined || Array.isArray(wanted)) return false;
    return !same(wanted, idKey(name) in before ? before[idKey(name)] : before[name]);
  });
