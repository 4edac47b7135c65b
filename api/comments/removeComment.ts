import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import type { ObjectName } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { doOnce } from '../http/writeOnce.ts';

/** Marks a comment as deleted. A repeated request changes nothing more. */
export async function removeComment(
  database: Database,
  actor: Actor,
  request: Request,
  object: ObjectName,
  id: number,
): Promise<{ result: true; id: number }> {
  await doOnce(database, actor, request, { id }, async (tx) => {
    await tx.records.changeDeletionMark(actor, object, id, true);
    return id;
  });
  return { result: true, id };
}
