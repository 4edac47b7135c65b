import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import { holdSeconds } from '#domain/weighing/weightedDisposition.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/** A desk that wants to weigh a vehicle. */
export interface HoldWish {
  readonly dispositionId: number;
  readonly scaleId: number | null;
  /** The id of the desk, because one person may use two; null from a program that names no desk. */
  readonly holder: string | null;
  /** Whether to take the disposition from another desk of the same person. */
  readonly takeOver?: boolean | undefined;
}

/** A row that reserves a disposition. It may have expired: then `alive` is false. */
interface Hold {
  readonly id: number;
  /** The person who holds the disposition, and their name. */
  readonly author_id: number | null;
  readonly name: string | null;
  /** The id of their desk. */
  readonly holder: string | null;
  readonly created_at: Date;
  readonly alive: boolean;
}

/** The hold of a disposition, alive or expired; undefined if there is none. A row without an expiry counts as expired. */
const presentHold = async (db: Sql, dispositionId: number): Promise<Hold | undefined> => {
  const { rows } = await sql<Hold>`
    select w.id, w.author_id, w.holder, u.name, w.created_at, coalesce(w.expires_at, w.created_at) > now() as alive
    from weighted_disposition w left join "user" u on u.id = w.author_id
    where w.disposition_id = ${dispositionId}`.execute(db);
  return rows[0];
};

/** The error says who holds the disposition, since when, and whether the holder is the same person at another desk. */
const lockedError = (hold: Hold, actor: { readonly userId: number | null }) =>
  fail('disposition_locked', {
    holder: hold.name ?? '',
    since: new Date(hold.created_at).toISOString(),
    own: hold.author_id === actor.userId,
  });

/** Whether the hold belongs to the actor, and to their desk `holder`. */
const isOfDesk = (hold: Hold, actor: { readonly userId: number | null }, holder: string | null): boolean =>
  hold.author_id === actor.userId && hold.holder === holder;

/** When a hold expires that is taken or renewed now; ISO in UTC. */
const newExpiry = (): string => new Date(Date.now() + holdSeconds * 1000).toISOString();

/**
 * Reserves a disposition for one desk, so that two desks cannot weigh the same vehicle. A repeated call by the same desk
 * renews the hold. A hold expires if it is not renewed for `holdSeconds`.
 * @throws KejaError disposition_locked naming the holder
 */
export async function holdDisposition(tx: Transaction, actor: Actor, request: HoldWish): Promise<AnyRecord> {
  await tx.records.mustSee(actor, 'disposition', request.dispositionId, 'modify');
  // Locked, and `wholly` so that no new hold can refer to it: the second of two calls at once sees what the first has written.
  await lockRow(tx.sql, 'disposition', request.dispositionId, 'wholly');
  // Only the server writes holds; the actor is their author.
  const by = serverFor(actor.userId);
  const hold = await presentHold(tx.sql, request.dispositionId);
  const isOfThisDesk = hold !== undefined && isOfDesk(hold, actor, request.holder);
  const mayTakeOver = request.takeOver === true && hold?.author_id === actor.userId;
  if (hold?.alive && !isOfThisDesk && !mayTakeOver) throw lockedError(hold, actor);
  const values = { scale: request.scaleId, holder: request.holder, expiresAt: newExpiry() };
  if (hold && isOfThisDesk) return tx.records.update(by, 'weightedDisposition', hold.id, values);
  if (hold) await drop(tx, hold.id);
  return tx.records.create(by, 'weightedDisposition', { disposition: request.dispositionId, ...values });
}

/** Renews the hold of a desk. @throws KejaError lock_lost if it has expired or was taken over */
export async function renewHold(
  tx: Transaction,
  actor: Actor,
  id: number,
  holder: string | null,
): Promise<AnyRecord> {
  const { rows } = await sql<{ id: number }>`
    select id from weighted_disposition where id = ${id} and author_id = ${actor.userId}
      and holder is not distinct from ${holder} and expires_at > now() for update`.execute(tx.sql);
  if (rows.length === 0) throw fail('lock_lost', { id });
  const by = serverFor(actor.userId);
  return tx.records.update(by, 'weightedDisposition', id, { expiresAt: newExpiry() });
}

/** Releases a hold of the actor's own desk, or of any of their desks if `holder` is null. No error if it no longer exists. */
export async function releaseHold(
  tx: Transaction,
  actor: Actor,
  id: number,
  holder: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from weighted_disposition where id = ${id} and author_id = ${actor.userId}
      and (holder is not distinct from ${holder} or ${holder}::text is null) for update`.execute(tx.sql);
  for (const row of rows) await drop(tx, row.id);
}

const drop = async (tx: Transaction, id: number): Promise<void> => {
  await sql`delete from weighted_disposition where id = ${id}`.execute(tx.sql);
  await tx.announce('weightedDisposition', id);
};

/**
 * Refuses to weigh a disposition that another person holds, or another desk of the same person.
 * A program that names no desk (`holder`) is checked by its person only, and one that names no person (`by`) is not checked.
 * @throws KejaError disposition_locked
 */
export async function mustNotBeHeldByAnother(
  db: Sql,
  dispositionId: number,
  { by: userId, holder }: { readonly by: number | null; readonly holder?: string | undefined },
): Promise<void> {
  if (userId === null) return;
  const hold = await presentHold(db, dispositionId);
  if (hold?.alive && !isOfDesk(hold, { userId }, holder ?? hold.holder)) throw lockedError(hold, { userId });
}
