import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';

/** Carries the hash of a token whose session was ended, to whoever holds something open for it. */
export const endedSessionsChannel = 'keja_sessions';

/**
 * Of somebody who works at a place that wants them to work in one session only, the newest session ends all others, so
 * that a browser left open elsewhere locks nobody out of their desk. Whoever signs in twice at once is let in one after
 * the other.
 */
export const endOtherSessions = async (tx: Transaction, tokenHash: string): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtext('sessions'), user_id) from session where token_hash = ${tokenHash}`.execute(
    tx.sql,
  );
  await sql`
    with mine as (
      select s.user_id, p.name as place from session s
        left join lateral (${placeOf(sql.ref('s.browser_id'))}) p on true
      where s.token_hash = ${tokenHash}),
    ended as (
      update session s set expires_at = now(), superseded_by = coalesce(m.place, p.name)
      from mine m, session o left join lateral (${placeOf(sql.ref('o.browser_id'))}) p on true
      where o.token_hash = s.token_hash and s.user_id = m.user_id and s.token_hash <> ${tokenHash}
        and s.expires_at > now() and coalesce(m.place, p.name) is not null
      returning s.token_hash)
    select pg_notify(${endedSessionsChannel}, token_hash) from ended`.execute(tx.sql);
};

/** The place at which a browser stands, where it wants one session of each person only. */
const placeOf = (browserId: ReturnType<typeof sql.ref>) => sql`
  select name from working_place
  where client_id_serial = ${browserId}::text and desible_working_in_several_sessions and not marked_to_delete
  order by id limit 1`;

/** The session moves with its browser: at another place other rules hold. */
export const standAt = async (tx: Transaction, tokenHash: string, browserId: string): Promise<void> => {
  await sql`update session set browser_id = ${browserId} where token_hash = ${tokenHash}`.execute(tx.sql);
  await endOtherSessions(tx, tokenHash);
};

/** The working place for whose sake a session was ended; null for one that ended otherwise. */
export const supersededBy = async (database: Database, tokenHash: string): Promise<string | null> => {
  const { rows } = await sql<{ place: string | null }>`
    select superseded_by as place from session where token_hash = ${tokenHash}`.execute(database.sql);
  return rows[0]?.place ?? null;
};
