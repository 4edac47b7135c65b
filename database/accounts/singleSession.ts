import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** Postgres channel for the token hashes of ended sessions; listeners close what they have open for them. */
export const endedSessionsChannel = 'keja_sessions';

/**
 * Ends the user's other sessions if a working place of one of the two sessions allows only one. The newest session stays, so
 * that a browser left open elsewhere does not block the user. A lock makes sign-ins of the same user wait for each other.
 */
export async function endOtherSessions(tx: Transaction, tokenHash: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('sessions'), user_id) from session where token_hash = ${tokenHash}`.execute(
    tx.sql,
  );
  // `mine` is the session of the token with its place. `o` is each other session `s` once more, because Postgres does not let
  // a join in an update refer to the updated row.
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
}

/** The working place of a browser, if the place allows only one session for each person. */
const placeOf = (browserId: ReturnType<typeof sql.ref>) => sql`
  select name from working_place
  where client_id_serial = ${browserId}::text and desible_working_in_several_sessions and not marked_to_delete
  order by id limit 1`;

/** Binds a session to a browser id, and applies the rules of its working place. */
export async function standAt(tx: Transaction, tokenHash: string, browserId: string): Promise<void> {
  await tx.sql
    .updateTable('session')
    .set({ browser_id: browserId })
    .where('token_hash', '=', tokenHash)
    .execute();
  await endOtherSessions(tx, tokenHash);
}

/** The working place because of which a session was ended; null if it ended for another reason. */
export async function supersededBy(
  { sql: db }: { readonly sql: Sql },
  tokenHash: string,
): Promise<string | null> {
  const session = await db
    .selectFrom('session')
    .select('superseded_by')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.superseded_by ?? null;
}
