import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';

/** The fields that name a record of any object, as `objectName` and `objectId`. */
interface NamingFields {
  readonly name: string;
  readonly id: string;
}

/**
 * Refuses a draft that names a record which the writer does not see, unless it was named before. A draft that names none is
 * let through.
 * @throws validation_failed if only one of the fields is filled, record_not_found, no_access
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
}
