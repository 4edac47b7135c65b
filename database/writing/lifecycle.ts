import { sql } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import {
  closedCalls,
  mayMove,
  shutFields,
  type GenericCall,
  type LifecycleState,
} from '#domain/kernel/lifecycle.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import {
  isAuthorOf,
  refusalParams,
  stateOf,
  valueAt,
  valueOf,
  type Values,
} from '../reading/lifecycleState.ts';
import { tableOf } from '../schema/naming.ts';
import { isChanged } from './changedFields.ts';
import type { Draft, WriteContext } from './hooks.ts';

/**
 * Refuses a generic call that the record's state closes to the actor. Processes check their own writes.
 * @returns the state; undefined for the system and for objects without a lifecycle
 */
export async function mustBeOpen(
  context: WriteContext,
  declaration: Declaration,
  call: GenericCall,
  record: Values,
): Promise<LifecycleState | undefined> {
  const { tx, actor, registry } = context;
  if (actor.system || !declaration.lifecycle) return undefined;
  // `true`: if the record is a part of another one, that one is locked, so that its state stays until this write ends.
  const state = await stateOf(tx.sql, registry, declaration, record, true);
  // Whoever makes a record is its author.
  if (closedCalls(state, call === 'create' || isAuthorOf(actor, record)).includes(call))
    throw fail(state.refusal, refusalParams(declaration, state, record));
  if (call === 'create') await mustMove(context, declaration, undefined, record);
  return state;
}

/** Refuses a change of state that is not a declared move. @returns whether the state changes by a declared move */
const mustMove = async (
  { tx, registry }: WriteContext,
  declaration: Declaration,
  before: Values | undefined,
  next: Values,
): Promise<boolean> => {
  const moves = declaration.lifecycle?.moves;
  if (!moves) return false;
  // The name by which the moves call the state of a record, such as the predefined name of its status.
  const nameIn = async (record: Values) => {
    const name = await valueAt(tx.sql, registry, declaration, record, `${moves.field}.${moves.by}`);
    return typeof name === 'string' ? name : undefined;
  };
  const illegal = () => failFields([{ field: moves.field, code: moves.refusal }]);
  // A record whose field was emptied could move to any name afterwards.
  if (before && valueOf(before, moves.field) !== null && valueOf(next, moves.field) === null) throw illegal();
  const to = await nameIn(next);
  const from = before && (await nameIn(before));
  if (to === undefined || to === from) return false;
  if (!mayMove(moves, from, to)) throw illegal();
  return true;
};

/** Refuses a change that the record's state closes, or that would bring it into a state that people may not write. */
export async function mustBeOpenToChange(
  context: WriteContext,
  declaration: Declaration,
  draft: Draft,
  before: AnyRecord,
): Promise<void> {
  const state = await mustBeOpen(context, declaration, 'update', before);
  if (!state) return;
  // A field that keeps its value may still be filled while it is empty.
  const closedFields = [
    ...(state.keeps ?? []).filter((name) => valueOf(before, name) !== null),
    ...shutFields(state, declaration.fields),
  ].filter((name) => isChangedAtAll(declaration, draft, before, name));
  if (closedFields.length > 0)
    throw failFields(closedFields.map((field) => ({ field, code: state.refusal })));
  const { sql: db } = context.tx;
  const recordAfter = servedAs(declaration, draft, before);
  // A declared move may lead to a state in which people may write nothing.
  if (await mustMove(context, declaration, before, recordAfter)) return;
  const next = await stateOf(db, context.registry, declaration, recordAfter, true);
  // A state is one object of the declaration, so the same state is the same object.
  if (next !== state && !next.open.create && !next.open.update)
    throw fail(next.refusal, refusalParams(declaration, next, before));
}

/**
 * Refuses a change of a file if the state of its record closes that change. Otherwise people could remove evidence from a
 * closed record by changing its files. A new file is checked where files are attached (`api/files/attachFiles.ts`).
 */
export async function ownerOfFileMustBeOpen(
  { tx, actor, registry }: WriteContext,
  { belongsToRecord }: Declaration,
  call: GenericCall,
  file: Values,
): Promise<void> {
  if (actor.system || !belongsToRecord) return;
  const object = file[belongsToRecord.object];
  const id = file[belongsToRecord.id];
  if (typeof object !== 'string' || typeof id !== 'number' || !registry.has(object)) return;
  const owner = registry.byName(object);
  if (!owner.lifecycle) return;
  // A transaction that closes the record waits until this file is written.
  await sql`select 1 from ${sql.table(tableOf(owner))} where id = ${id} for share`.execute(tx.sql);
  // To the record, a restored file is an added one. Each other call, also a change of the file, may take evidence away.
  const callOnOwner = call === 'restore' ? 'addFile' : 'removeFile';
  await mustBeOpen(
    { tx, actor, registry },
    owner,
    callOnOwner,
    await tx.records.get(systemActor, object, id),
  );
}

/** The record as it would be served with the changes of a draft. */
const servedAs = (declaration: Declaration, draft: Draft, before: AnyRecord): Values => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      fieldOf(declaration, name)?.type === 'reference' ? idKey(name) : name,
      value,
    ]),
  ),
});

/** Rows are compared by their values: rows that are sent back as they are change nothing. */
const isChangedAtAll = (declaration: Declaration, draft: Draft, before: AnyRecord, name: string): boolean => {
  const field = fieldOf(declaration, name);
  if (field?.type !== 'rows' || !Array.isArray(draft[name])) return isChanged(draft, before, name);
  const rows = draft[name] as Draft[];
  const rowsBefore = (before[name] ?? []) as AnyRecord[];
  return (
    rows.length !== rowsBefore.length ||
    rows.some((row, at) => Object.keys(field.fields).some((cell) => isChanged(row, rowsBefore[at], cell)))
  );
};
