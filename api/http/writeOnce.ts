import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { requestKey, type Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { givenRequestId } from './requestId.ts';

/** What was done under a request's id: with which record, and the fingerprint of what was asked for. */
type Done = { readonly id: number; readonly asked: string };

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
  const requestId = givenRequestId(request);
  const asked = fingerprintOf(request);
  return database.transaction(async (tx) => {
    const doNow = async (): Promise<Written<T>> => {
      const now = await write(tx);
      return { id: now.id, now };
    };
    if (requestId === undefined) return doNow();
    let written: Written<T> | undefined;
    const done = await tx.once<Done>(requestKey(actor, requestId), async () => {
      written = await doNow();
      return { id: written.id, asked };
    });
    if (done.asked !== asked) throw fail('request_id_taken', { requestId });
    return written ?? { id: done.id };
  });
};

const fingerprintOf = ({ method, originalUrl, body }: Request): string =>
  createHash('sha256')
    .update(`${method} ${originalUrl} ${JSON.stringify(body ?? null)}`)
    .digest('hex');
