import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { listFlags, rememberEmptyLists } from './listFlags.ts';
import { rootAlias } from './joins.ts';
import { namesItself, type WrittenFields } from './namesItself.ts';
import type { Reading } from './reading.ts';
import { changedRecord, selectFields, toRecord } from './select.ts';
import { unchangedParts, partFlagsWritten, readTableParts } from './tableParts.ts';
import { seeingAll } from './visibility.ts';

const fieldsCache = new WeakMap<Declaration, Map<string, Fields>>();
/** How many combinations of fields are kept for an object. Our own programs send few, but others may send many. */
const mostCached = 200;

/** The columns that a writing statement must return for `readWritten`; undefined if it cannot return the whole record. */
export function columnsWritten(
  registry: Registry,
  actor: Actor,
  declaration: Declaration,
  written: WrittenFields,
): RawBuilder<unknown> | undefined {
  // Files are read separately. An updating statement still sees its own row as it was, so it cannot read the name of a
  // record that refers to itself.
  if (declaration.answersFiles || namesItself(declaration, written)) return undefined;
  const wantedFields = fieldsWritten(declaration, written);
  const fields = selectFields(registry, seeingAll(actor), wantedFields, rootAlias);
  return sql`${fields} ${listFlags(registry, declaration)}`;
}

/**
 * Makes the whole record from the row of `columnsWritten`, after its table parts have been stored. The rights of the actor do not
 * limit it: the record is kept as a version, or is answered only to an actor who may see all of it (`isAnsweredWhole`).
 */
export async function readWritten(
  { sql: db, registry }: Reading,
  actor: Actor,
  declaration: Declaration,
  row: Readonly<Record<string, unknown>>,
  { draft, before }: WrittenFields,
): Promise<AnyRecord> {
  const allSeeing = seeingAll(actor);
  // The draft says which table parts have rows: only those are read. Those that it does not name are as they were.
  const rowWithFlags = { ...row, ...partFlagsWritten(declaration, draft) };
  const id = before?.id ?? Number(row.id);
  const parts = await readTableParts(db, registry, allSeeing, declaration, { id, row: rowWithFlags });
  const unchanged = before ? unchangedParts(declaration, before, draft) : {};
  const record = recordWritten(allSeeing, declaration, row, { draft, before });
  return rememberEmptyLists(declaration, { ...record, ...parts, ...unchanged }, row);
}

/**
 * The fields to read from a row that has been written: of a new record all, of a changed one those of the draft and the time
 * of the change. The row is locked, so the other fields are as they were. The same fields give the same object, because
 * `selectFields` keeps the compiled columns by that object.
 */
const fieldsWritten = (declaration: Declaration, { draft, before }: WrittenFields): Fields => {
  if (!before) return fieldsOf(declaration);
  const changed = Object.entries(fieldsOf(declaration)).filter(
    ([name]) => name in draft || name === 'updatedAt',
  );
  const ofNames = memoised(fieldsCache, declaration, () => new Map<string, Fields>());
  if (ofNames.size >= mostCached) ofNames.clear();
  return memoised(ofNames, changed.map(([name]) => name).join(), () => Object.fromEntries(changed));
};

/** Makes the record, without its table parts, from a row with these fields. */
const recordWritten = (
  actor: Actor,
  declaration: Declaration,
  row: Readonly<Record<string, unknown>>,
  written: WrittenFields,
): AnyRecord => {
  if (!written.before) return toRecord(actor, declaration, row);
  return changedRecord(actor, declaration, written.before, row, fieldsWritten(declaration, written));
};
