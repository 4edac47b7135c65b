import type { Declaration } from '#domain/kernel/declaration.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import { lockForReference } from '../writing/lockForReference.ts';

/** The fields that name a record of any object, as `objectName` and `objectId`. */
interface NamingFields {
  readonly name: string;
  readonly id: string;
}

/**
 * Refuses a draft that names a record which the writer does not see or which was merged into another one, unless it was named
 * before. A draft that names none is let through.
 * @throws validation_failed if only one of the fields is filled or the record was merged, record_not_found, no_access
 */
export async function mustSeeNamed(
  { tx, actor, registry }: WriteContext,
  { name, id }: NamingFields,
  draft: Draft,
  before: AnyRecord | undefined,
): Promise<void> {
  const after: Draft = { ...before, ...draft };
  const [objectName, objectId] = [after[name], after[id]];
  if (objectName === before?.[name] && objectId === before?.[id]) return;
  if (objectName == null && objectId == null) return;
  if (typeof objectName !== 'string' || !registry.has(objectName))
    throw failFields([{ field: name, code: 'required' }]);
  if (typeof objectId !== 'number') throw failFields([{ field: id, code: 'required' }]);
  await tx.records.mustSee(actor, objectName, objectId);
  await mustNotBeMerged(tx, registry.byName(objectName), objectId, id);
}

/** Locks the record, because a merge may be under way: the merge then either waits for this write, or this write sees it. */
const mustNotBeMerged = async (
  tx: Transaction,
  declaration: Declaration,
  id: number,
  field: string,
): Promise<void> => {
  const { name: object, mergedInto } = declaration;
  if (!mergedInto) return;
  await lockForReference(tx.sql, declaration, id);
  const { [mergedInto]: into } = await tx.records.get(systemActor, object, id);
  if (isReference(into))
    throw failFields([{ field, code: 'reference_merged', params: { object, name: into.presentation } }]);
};
