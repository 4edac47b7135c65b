import type { Database } from '#database/connect.ts';
import { keepContent } from '#database/files/fileContent.ts';
import { lockForReference } from '#database/writing/lockForReference.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isBound } from '#domain/platform/access.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { FileDetails } from './fileDetails.ts';
import type { ReceivedFile } from './receiveUpload.ts';

/**
 * Attaches received files to a record that the actor may change. Content and file records are written in one transaction.
 * Without a record the files belong to their author; external people may not have such files.
 */
export async function attachFiles(
  { registry }: Pick<Database, 'registry'>,
  tx: Transaction,
  actor: Actor,
  files: readonly ReceivedFile[],
  { objectName, objectId, description, verificationProtocol }: FileDetails,
): Promise<AnyRecord[]> {
  if (objectName === null || objectId === null) {
    if (isBound(actor)) throw fail('no_access', { object: 'file' });
  } else {
    await tx.records.mustSee(actor, objectName, objectId, 'modify');
    // Locks the record, so that nobody removes it, or merges it into another one, before its files are written.
    await lockForReference(tx.sql, registry.byName(objectName), objectId);
    const { closed, refusal } = await tx.records.lifecycle(actor, objectName, objectId);
    if (closed.includes('addFile')) throw fail(refusal.code, refusal.params);
  }
  // Always in the same order, so that two uploads of the same files cannot deadlock.
  for (const file of files.toSorted((one, other) => one.checksum.localeCompare(other.checksum)))
    await keepContent(tx.sql, file, file.read());
  // The server writes in the person's name: whether the person may add files was checked above.
  const server: Actor = { ...systemActor, userId: actor.userId, name: actor.name, language: actor.language };
  const records: AnyRecord[] = [];
  for (const { name, type, size, checksum } of files)
    records.push(
      await tx.records.create(server, 'file', {
        name,
        type,
        size,
        checksum,
        objectName,
        objectId,
        description,
        verificationProtocol,
      }),
    );
  return records;
}
