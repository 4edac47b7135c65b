import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

const now = sql<string>`now()`;
const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

export async function beginKioskSession(
  db: Sql,
  session: {
    readonly tokenHash: string;
    readonly dispositionId: number;
    /** Whether it is the driver's own device, and not a kiosk of the terminal. */
    readonly ownDevice: boolean;
    /** Lifetime in seconds. */
    readonly seconds: number;
  },
): Promise<void> {
  await db
    .insertInto('kiosk_session')
    .values({
      token_hash: session.tokenHash,
      disposition_id: session.dispositionId,
      own_device: session.ownDevice,
      created_at: now,
      last_seen_at: now,
      expires_at: inSeconds(session.seconds),
    })
    .execute();
}

/**
 * The session of a token, if it has not expired; otherwise undefined. It is `stale` if it was last used more than
 * `staleAfterSeconds` ago.
 */
export function findKioskSession(db: Sql, tokenHash: string, staleAfterSeconds: number) {
  return db
    .selectFrom('kiosk_session')
    .select((eb) => [
      'disposition_id as dispositionId',
      'own_device as ownDevice',
      eb('last_seen_at', '<', inSeconds(-staleAfterSeconds)).as('stale'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Extends a session to `seconds` from now; one that has ended stays ended. */
export async function touchKioskSession(db: Sql, tokenHash: string, seconds: number): Promise<void> {
  await db
    .updateTable('kiosk_session')
    .set({ last_seen_at: now, expires_at: inSeconds(seconds) })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .execute();
}

export async function endKioskSession(db: Sql, tokenHash: string): Promise<void> {
  await db.deleteFrom('kiosk_session').where('token_hash', '=', tokenHash).execute();
}

export async function endExpiredKioskSessions(db: Sql): Promise<void> {
  await db.deleteFrom('kiosk_session').where('expires_at', '<', now).execute();
}
