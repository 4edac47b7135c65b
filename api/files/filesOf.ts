import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findRecords } from '../records/findRecords.ts';
import type { FileRecord } from './sendFile.ts';

interface Dependencies {
  readonly database: Database;
}

/** A file of this object only; an id of another object's file is not found. */
export async function fileOf(
  { database }: Dependencies,
  actor: Actor,
  object: string,
  id: number,
): Promise<FileRecord> {
  const file = (await database.records.get(actor, 'file', id)) as unknown as FileRecord;
  if (file.objectName !== object) throw fail('record_not_found', { object: 'file', id });
  return file;
}

/** The files of one record that are not marked for deletion. */
export async function filesOf(
  { database }: Dependencies,
  actor: Actor,
  objectName: string,
  objectId: number,
): Promise<FileRecord[]> {
  const filter = { objectName, objectId, markedToDelete: false };
  return (await findRecords(database, actor, 'file', filter)) as unknown[] as FileRecord[];
}
