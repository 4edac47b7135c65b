import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { requestKey, type Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, JsonValue } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { givenRequestId } from './requestId.ts';

/** The result of a write: if an earlier request did it, only the record's id is known. */
export type Written<T> = { readonly id: number; readonly record?: T };

/**
 * Does a write only once for the id that the caller gave the request, even if it is sent twice at the same moment. Without
 * an id every request is done.
 * @throws request_id_taken when the id was given to another request of this caller
 */
export async function writeOnce<T extends { readonly id: number }>(
  database: Database,
  actor: Actor,
  request: Request,
  write: (tx: Transaction) => Promise<T>,
): Promise<Written<T>> {
  let record: T | undefined;
  const id = await doOnce(database, actor, request, request.body, async (tx) => {
    record = await write(tx);
    return record.id;
  });
  return record ? { id, record } : { id };
}

/** As `writeOnce`, and answers with the record: if an earlier request did the write, with the record as it is now. */
export async function writeRecordOnce(
  database: Database,
  actor: Actor,
  request: Request,
  object: string,
  write: (tx: Transaction) => Promise<AnyRecord>,
): Promise<AnyRecord> {
  const { id, record } = await writeOnce(database, actor, request, write);
  return record ?? (await database.records.get(actor, object, id));
}

/**
 * As `writeOnce`, for results other than a single record. Two requests with one id count as the same if their method, address
 * and `body` are equal.
 */
export async function doOnce<T extends JsonValue>(
  database: Database,
  actor: Actor,
  request: Request,
  body: unknown,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const requestId = givenRequestId(request);
  if (requestId === undefined) return database.transaction(write);
  const fingerprint = fingerprintOf(request, body);
  return database.transaction(async (tx) => {
    const stored = await tx.once<Done<T>>(requestKey(actor, requestId), async () => ({
      done: await write(tx),
      asked: fingerprint,
    }));
    if (stored.asked !== fingerprint) throw fail('request_id_taken', { requestId });
    return stored.done;
  });
}

/** The stored result of a request, and the fingerprint of the request. */
type Done<T extends JsonValue> = { done: T; asked: string };

const fingerprintOf = ({ method, originalUrl }: Request, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${originalUrl} ${JSON.stringify(body ?? null)}`)
    .digest('hex');
