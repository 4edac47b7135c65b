import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { WrittenFields } from './namesItself.ts';
import { changedRecord, toRecord } from './select.ts';

const fieldsCache = new WeakMap<Declaration, Map<string, Fields>>();
/** How many combinations of fields are kept for an object. Our own programs send few, but others may send many. */
const mostCached = 200;

/**
 * The fields to read from a row that has been written: of a new record all, of a changed one those of the draft and the time
 * of the change. The row is locked, so the other fields are as they were. The same fields give the same object, so that what
 * was compiled for it is found again.
 */
export function fieldsWritten(declaration: Declaration, { draft, before }: WrittenFields): Fields {
  if (!before) return fieldsOf(declaration);
  const changed = Object.entries(fieldsOf(declaration)).filter(
    ([name]) => name in draft || name === 'updatedAt',
  );
  const ofNames = memoised(fieldsCache, declaration, () => new Map<string, Fields>());
  if (ofNames.size >= mostCached) ofNames.clear();
  return memoised(ofNames, changed.map(([name]) => name).join(), () => Object.fromEntries(changed));
}

/** Makes the record, without its table parts, from a row with these fields. */
export function recordWritten(
  actor: Actor,
  declaration: Declaration,
  row: Readonly<Record<string, unknown>>,
  written: WrittenFields,
): AnyRecord {
  if (!written.before) return toRecord(actor, declaration, row);
  return changedRecord(actor, declaration, written.before, row, fieldsWritten(declaration, written));
}
