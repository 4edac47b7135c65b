import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { readWritten } from '../reading/writtenRecord.ts';
import { mergeAdditional } from './additional.ts';
import { meetConstraints } from './constraints.ts';
import { checkHead } from './documentHead.ts';
import { draftOf } from './draftOf.ts';
import { columnsToAnswer, finishWrite, type Answer } from './finishWrite.ts';
import { checkGroup } from './groups.ts';
import { mustBeOpenToChange, ownerOfFileMustBeOpen } from './lifecycle.ts';
import { checkPlates } from './plates.ts';
import { checkReferences } from './references.ts';
import { updateOwnTranslation } from './rename.ts';
import { mustHaveSeen } from './seen.ts';
import { nameOf, storeChange } from './storeRow.ts';
import { meetViewDemands } from './viewDemands.ts';
import { hooksOf, lockToWrite, modifiable, readingIn, translatingErrors, type Writing } from './writing.ts';
import { isAnsweredWhole } from './written.ts';

/** @param answer with 'id' our own programs get only the id, which saves a read. People get the record anyway. */
export async function updateRecord(
  writing: Writing,
  object: string,
  id: number,
  input: RecordInput,
  answer: Answer = 'record',
): Promise<AnyRecord> {
  const { tx, actor, registry, secrets } = writing;
  const declaration = modifiable(writing, object);
  const { before, settings } = await lockToWrite(writing, declaration, id);
  mustHaveSeen(before, input.updatedAt);
  if (before.confirmed === true && !actor.system) throw fail('record_confirmed', { object, id });
  const draft = await draftOf(writing, declaration, input, before);
  // A document keeps its prefix, and its date cannot be removed.
  if (declaration.kind === 'document') checkHead(draft, before);
  await mergeAdditional(tx.sql, declaration, draft, before);
  await checkReferences(writing, declaration, draft, before);
  await mustBeOpenToChange(writing, declaration, draft, before);
  await ownerOfFileMustBeOpen(writing, declaration, 'update', before);
  await meetConstraints(writing, declaration, draft, before);
  await hooksOf(writing, declaration).beforeWrite?.(draft, before, writing);
  updateOwnTranslation(declaration, draft, before);
  meetViewDemands(actor, settings.formItems, draft, input);
  await checkGroup(tx.sql, declaration, draft, before);
  await checkPlates(tx.sql, declaration, draft, before);
  // If the actor may see all of the record, the writing statement returns it. Otherwise it is read as they see it. A version
  // keeps the whole record, so for it the record is returned even if nobody asks for it.
  const isRead =
    settings.versioning !== null || (answer === 'record' && isAnsweredWhole(actor, registry, declaration));
  const columns = isRead ? columnsToAnswer(writing, declaration, { draft, before }) : undefined;
  const row = await translatingErrors(declaration, () =>
    storeChange(tx.sql, declaration, id, draft, secrets, { by: nameOf(actor), columns }),
  );
  const record =
    columns && (await readWritten(readingIn(writing), actor, declaration, row, { draft, before }));
  return finishWrite(writing, declaration, { id, draft, before, settings, record }, answer);
}
