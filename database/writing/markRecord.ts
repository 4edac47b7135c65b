import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { signalDeletion } from '../processes/processesByRule.ts';
import { finishWrite } from './finishWrite.ts';
import { markedGroupOf, mustHaveNoItems } from './groups.ts';
import type { Draft } from './hooks.ts';
import { mustBeOpen, ownerOfFileMustBeOpen } from './lifecycle.ts';
import { nameOf, storeChange } from './storeRow.ts';
import { hooksOf, lockToWrite, modifiable, type Writing } from './writing.ts';

/** Marks a record for deletion or restores it. Without `mark`, the present mark is turned into its opposite. */
export async function markRecord(
  writing: Writing,
  object: string,
  id: number,
  mark?: boolean,
): Promise<AnyRecord> {
  const { tx, actor, secrets } = writing;
  const declaration = modifiable(writing, object);
  const { before, settings } = await lockToWrite(writing, declaration, id);
  if (before.confirmed === true) throw fail('record_confirmed', { object, id });
  const draft: Draft = { markedToDelete: mark ?? !before.markedToDelete };
  const call = draft.markedToDelete ? 'mark' : 'restore';
  await mustBeOpen(writing, declaration, call, before);
  await ownerOfFileMustBeOpen(writing, declaration, call, before);
  if (draft.markedToDelete) {
    await mustHaveNoItems(tx.sql, declaration, id);
    await signalDeletion(tx, object, id);
  } else await restoreGroup(writing, declaration, before);
  await hooksOf(writing, declaration).beforeWrite?.(draft, before, writing);
  await storeChange(tx.sql, declaration, id, draft, secrets, { by: nameOf(actor) });
  return finishWrite(writing, declaration, { id, draft, before, settings });
}

/** Restores the group of a record that is restored, so that the record is found in it. */
const restoreGroup = async (writing: Writing, declaration: Declaration, item: AnyRecord): Promise<void> => {
  const group = await markedGroupOf(writing.tx.sql, declaration, item);
  if (group !== undefined) await markRecord(writing, declaration.name, group, false);
};
