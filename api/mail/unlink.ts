import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { writeOnce } from '../http/writeOnce.ts';

/** Takes a letter off a record: the link is marked as deleted, and the letter stays. */
export async function unlink(
  database: Database,
  actor: Actor,
  request: Request,
  object: 'incomingEmailLinkedDoc' | 'outgoingEmailLinkedDoc',
  id: number,
) {
  await writeOnce(database, actor, request, (tx) => tx.records.changeDeletionMark(actor, object, id, true));
  return { result: true, id } as const;
}
