import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { readWritten } from '../reading/writtenRecord.ts';
import type { Sql } from '../sql.ts';
import { mergeAdditional } from './additional.ts';
import { meetConstraints } from './constraints.ts';
import { draftOf } from './draftOf.ts';
import { columnsToAnswer, finishWrite, type Answer } from './finishWrite.ts';
import { checkGroup } from './groups.ts';
import type { Draft } from './hooks.ts';
import { mustBeOpen } from './lifecycle.ts';
import { numberOf } from './numbering.ts';
import { mustCreate } from './permissions.ts';
import { checkPlates } from './plates.ts';
import { checkReferences } from './references.ts';
import { nameOf, storeNew } from './storeRow.ts';
import { meetViewDemands } from './viewDemands.ts';
import { hooksOf, readingIn, translatingErrors, type Writing } from './writing.ts';
import { isAnsweredWhole } from './written.ts';

/**
 * Creates a record: completes and checks the input as a draft, stores it, and does what follows a write. Where a function also
 * serves changes, `undefined` stands for the record before.
 * @param answer with 'id' the server itself gets only the id, which saves a read. People get the record anyway.
 */
export async function createRecord(
  writing: Writing,
  object: string,
  input: RecordInput,
  answer: Answer = 'record',
): Promise<AnyRecord> {
  const { tx, actor, registry, secrets } = writing;
  const declaration = registry.byName(object);
  mustCreate(actor, declaration);
  const draft = await draftOf(writing, declaration, input);
  if (declaration.kind === 'document') draft.date ??= new Date().toISOString();
  await mergeAdditional(tx.sql, declaration, draft, undefined);
  draft.author ??= actor.userId;
  await checkReferences(writing, declaration, draft);
  await meetConstraints(writing, declaration, draft, undefined);
  await hooksOf(writing, declaration).beforeWrite?.(draft, undefined, writing);
  await mustBeOpen(writing, declaration, 'create', draft);
  // The group is the record in which this one is listed, as a file in a folder.
  await checkGroup(tx.sql, declaration, draft);
  await checkPlates(tx.sql, declaration, draft);
  if (declaration.kind === 'document') await addNumber(tx.sql, declaration, draft);
  // If the actor may see all of the record, the writing statement returns it. Otherwise it is read as they see it.
  const isRead = answer === 'record' && isAnsweredWhole(actor, registry, declaration);
  const columns = isRead ? columnsToAnswer(writing, declaration, { draft }) : undefined;
  const { id, settings, row } = await translatingErrors(declaration, () =>
    storeNew(tx.sql, declaration, draft, secrets, { by: nameOf(actor), columns }),
  );
  // The statement that inserts the row also reads the settings; a refusal here rolls the insert back. A new record must meet
  // the whole form, so no sent values are named.
  meetViewDemands(actor, settings.formItems, draft, undefined);
  const record = columns && (await readWritten(readingIn(writing), actor, declaration, row, { draft }));
  return finishWrite(writing, declaration, { id, settings, draft, record }, answer);
}

/** Gives a document its number. A prefix that the draft has already was chosen by the author. */
const addNumber = async (db: Sql, declaration: Declaration, draft: Draft): Promise<void> => {
  const chosen = typeof draft.prefix === 'string' && draft.prefix !== '' ? draft.prefix : undefined;
  Object.assign(draft, await numberOf(db, declaration, chosen, String(draft.date)));
};
