import type { Database } from '#database/connect.ts';
import { withFiles } from '#database/files/filesOnRecord.ts';
import { objects } from '#domain/objects.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { findRecords } from '../records/findRecords.ts';

const { salesOrderComment } = objects;

/** The comments on an order that the actor may read, each with its files. */
export async function orderComments(
  database: Database,
  actor: Actor,
  salesOrder: number,
): Promise<AnyRecord[]> {
  const filter = { salesOrder, markedToDelete: false };
  const comments = await findRecords(database, actor, salesOrderComment.name, filter);
  return withFiles(database.sql, database.registry, actor, salesOrderComment, comments);
}
