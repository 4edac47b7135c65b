import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { finishWrite } from './finishWrite.ts';
import type { Draft, Hooks } from './hooks.ts';
import { mustBeOpen } from './lifecycle.ts';
import { nameOf, updateRow } from './storeRow.ts';
import { hooksOf, lockToWrite, modifiable, type LockedRecord, type Writing } from './writing.ts';

type Confirmable = LockedRecord & { readonly declaration: Declaration };

/** Confirms a document. @throws not_a_document, record_marked, record_confirmed, and what its lifecycle or its hook refuses */
export async function confirmRecord(writing: Writing, object: string, id: number): Promise<AnyRecord> {
  const locked = await lockDocument(writing, object, id);
  if (locked.before.markedToDelete) throw fail('record_marked', { object, id });
  if (locked.before.confirmed) throw fail('record_confirmed', { object, id });
  return setConfirmed(writing, locked, 'confirm', hooksOf(writing, locked.declaration).onConfirm);
}

/**
 * Undoes the confirmation of a document.
 * @throws not_a_document, record_not_confirmed, and what its lifecycle or its hook refuses
 */
export async function undoConfirmation(writing: Writing, object: string, id: number): Promise<AnyRecord> {
  const locked = await lockDocument(writing, object, id);
  if (!locked.before.confirmed) throw fail('record_not_confirmed', { object, id });
  return setConfirmed(writing, locked, 'undoConfirm', hooksOf(writing, locked.declaration).onUndoConfirm);
}

const lockDocument = async (writing: Writing, object: string, id: number): Promise<Confirmable> => {
  const declaration = modifiable(writing, object);
  if (declaration.kind !== 'document') throw fail('not_a_document', { object });
  return { declaration, ...(await lockToWrite(writing, declaration, id)) };
};

const setConfirmed = async (
  writing: Writing,
  { declaration, before, settings }: Confirmable,
  call: 'confirm' | 'undoConfirm',
  hook: Hooks['onConfirm'],
): Promise<AnyRecord> => {
  const { tx, actor, secrets } = writing;
  await mustBeOpen(writing, declaration, call, before);
  const draft: Draft = { confirmed: call === 'confirm' };
  await updateRow(tx.sql, declaration, before.id, draft, secrets, { by: nameOf(actor) });
  await hook?.(before, writing);
  return finishWrite(writing, declaration, { id: before.id, draft, before, settings });
};
