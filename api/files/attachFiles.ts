import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { keepContent } from '#database/files/fileContent.ts';
import { tableOf } from '#database/schema/naming.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isBound } from '#domain/platform/access.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { FileWords } from './fileWords.ts';
import type { ReceivedFile } from './receiveUpload.ts';

/**
 * Hangs what has arrived on a record, for somebody who may change that record: content and files stand together or
 * not at all. Without a record, the files are their author's; people from outside have none of those.
 */
export const attachFiles = async (
  { registry }: Pick<Database, 'registry'>,
  tx: Transaction,
  actor: Actor,
  files: readonly ReceivedFile[],
  { objectName, objectId, description, verificationProtocol }: FileWords,
): Promise<AnyRecord[]> => {
  if (objectName === null || objectId === null) {
    if (isBound(actor)) throw fail('no_access', { object: 'file' });
  } else {
    await tx.records.mustSee(actor, objectName, objectId, 'modify');
    // Nobody removes the record before its files stand.
    await sql`select 1 from ${sql.table(tableOf(registry.byName(objectName)))} where id = ${objectId} for key share`.execute(
      tx.sql,
    );
  }
  // In one order, so that two who bring the same files never wait for each other in a ring.
  for (const each of files.toSorted((one, other) => one.checksum.localeCompare(other.checksum)))
    await keepContent(tx.sql, each, each.read());
  const server: Actor = { ...systemActor, userId: actor.userId, name: actor.name, language: actor.language };
  const kept: AnyRecord[] = [];
  for (const { name, type, size, checksum } of files)
    kept.push(
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
  return kept;
};
