import { idKey } from '#domain/kernel/record.ts';
import type { Draft } from './hooks.ts';

/** A record as it is served; nothing of one that is not there yet. */
type Standing = Readonly<Record<string, unknown>> | undefined;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether a draft lets a field say something else than the record does. */
export const isChanged = (draft: Draft, before: Standing, name: string): boolean =>
  draft[name] !== undefined && !same(draft[name], before?.[idKey(name)] ?? before?.[name]);

/** Names of the fields, rows left out, that a draft lets say something else than the record does. */
export const changedFields = (draft: Draft, before: Standing): readonly string[] =>
  Object.keys(draft).filter((name) => !Array.isArray(draft[name]) && isChanged(draft, before, name));
