import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { requestKey, type Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { givenRequestId } from './requestId.ts';

/** What a write answers with: when it was done by an earlier sending, only the record's id is known. */
export type Written<T> = { readonly id: number; readonly now?: T };

/**
 * Does a write once for the id that the caller gave their request: sent again, also at the same moment, it is done
 * no second time. Without an id it is done as often as it is sent.
 * @throws request_id_taken when the id was given to another request of this caller
 */
export const writeOnce = async <T extends { readonly id: number }>(
  database: Database,
  actor: Actor,
  request: Request,
  write: (tx: Transaction) => Promise<T>,
): Promise<Written<T>> => {
  let now: T | undefined;
  const id = await doOnce(database, actor, request, request.body, async (tx) => {
    now = await write(tx);
    return now.id;
  });
  return now ? { id, now } : { id };
};

/** As `writeOnce`, for what is no single record; `body` is what was asked for besides the address. */
export const doOnce = async <T extends JsonValue>(
  database: Database,
  actor: Actor,
  request: Request,
  body: unknown,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const requestId = givenRequestId(request);
  const asked = fingerprintOf(request, body);
  return database.transaction(async (tx) => {
    if (requestId === undefined) return write(tx);
    const done = await tx.once<Done<T>>(requestKey(actor, requestId), async () => ({
      done: await write(tx),
      asked,
    }));
    if (done.asked !== asked) throw fail('request_id_taken', { requestId });
    return done.done;
  });
};

/** What was done under a request's id, and the fingerprint of what was asked for. */
type Done<T extends JsonValue> = { done: T; asked: string };

const fingerprintOf = ({ method, originalUrl }: Request, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${originalUrl} ${JSON.stringify(body ?? null)}`)
    .digest('hex');
