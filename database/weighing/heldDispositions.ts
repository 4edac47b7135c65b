import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { holdSeconds } from '#domain/weighing/weightedDisposition.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** A desk that wants to weigh a vehicle; `holder` is the desk's own id, for one person may have two open. */
export interface HoldWish {
  readonly dispositionId: number;
  readonly scaleId: number | null;
  readonly holder: string | null;
  /** Takes it from another desk of the same person. */
  readonly takeOver?: boolean | undefined;
}

interface Held {
  readonly id: number;
  readonly author_id: number | null;
  readonly holder: string | null;
  readonly name: string | null;
  readonly created_at: Date;
  readonly alive: boolean;
}

const heldNow = async (db: Sql, dispositionId: number): Promise<Held | undefined> => {
  const { rows } = await sql<Held>`
    select w.id, w.author_id, w.holder, u.name, w.created_at, coalesce(w.expires_at, w.created_at) > now() as alive
    from weighted_disposition w left join "user" u on u.id = w.author_id
    where w.disposition_id = ${dispositionId}`.execute(db);
  return rows[0];
};

/** Says who holds it, since when, and whether that is the same person at another desk. */
const locked = (held: Held, actor: { readonly userId: number | null }) =>
  fail('disposition_locked', {
    holder: held.name ?? '',
    since: new Date(held.created_at).toISOString(),
    own: held.author_id === actor.userId,
  });

const isMine = (held: Held, actor: Actor, holder: string | null): boolean =>
  held.author_id === actor.userId && held.holder === holder;

const inHoldSeconds = (): string => new Date(Date.now() + holdSeconds * 1000).toISOString();

/**
 * Holds a disposition for one desk, so that no two weigh the same vehicle. Asked again by the same desk, it is held on.
 * A hold that has not been renewed for `holdSeconds` is nobody's.
 * @throws KejaError disposition_locked with who holds it
 */
export const holdDisposition = async (tx: Transaction, actor: Actor, wish: HoldWish): Promise<AnyRecord> => {
  await tx.records.mustSee(actor, 'disposition', wish.dispositionId, 'modify');
  // One at a time: whoever comes second finds what the first one wrote.
  await sql`select 1 from disposition where id = ${wish.dispositionId} for update`.execute(tx.sql);
  const by = { ...systemActor, userId: actor.userId };
  const held = await heldNow(tx.sql, wish.dispositionId);
  const mine = held !== undefined && isMine(held, actor, wish.holder);
  if (held?.alive && !mine && !(wish.takeOver && held.author_id === actor.userId)) throw locked(held, actor);
  const values = { scale: wish.scaleId, holder: wish.holder, expiresAt: inHoldSeconds() };
  if (held && mine) return tx.records.update(by, 'weightedDisposition', held.id, values);
  if (held) await drop(tx, held.id);
  return tx.records.create(by, 'weightedDisposition', { disposition: wish.dispositionId, ...values });
};

/** The desk is still there. @throws KejaError lock_lost when it was not heard of for too long */
export const renewHold = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  holder: string | null,
): Promise<AnyRecord> => {
  const { rows } = await sql<{ id: number }>`
    select id from weighted_disposition where id = ${id} and author_id = ${actor.userId}
      and holder is not distinct from ${holder} and expires_at > now() for update`.execute(tx.sql);
  if (rows.length === 0) throw fail('lock_lost', { id });
  const by = { ...systemActor, userId: actor.userId };
  return tx.records.update(by, 'weightedDisposition', id, { expiresAt: inHoldSeconds() });
};

/** Lets go of what one's own desk holds; what is not held any more is let go already. */
export const releaseHold = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  holder: string | null,
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from weighted_disposition where id = ${id} and author_id = ${actor.userId}
      and (holder is not distinct from ${holder} or ${holder}::text is null) for update`.execute(tx.sql);
  for (const row of rows) await drop(tx, row.id);
};

const drop = async (tx: Transaction, id: number): Promise<void> => {
  await sql`delete from weighted_disposition where id = ${id}`.execute(tx.sql);
  await tx.announce('weightedDisposition', id);
};

/** Whoever weighs what somebody else has on the scale is told so. @throws KejaError disposition_locked */
export const mustNotBeHeldByAnother = async (
  db: Sql,
  dispositionId: number,
  userId: number | null,
): Promise<void> => {
  if (userId === null) return;
  const held = await heldNow(db, dispositionId);
  if (held?.alive && held.author_id !== userId) throw locked(held, { userId });
};
