import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Sql } from '../sql.ts';
import { endedSessionsChannel, endOtherSessions } from './singleSession.ts';

/** The values of a new session of a browser. */
export interface NewSession {
  readonly tokenHash: string;
  readonly userId: number;
  readonly expiresAt: Date;
  /** Whether the session may last longer: the user chose to stay signed in. */
  readonly remember: boolean;
  readonly address: string | null;
  readonly userAgent: string | null;
  /** Identifies the working place of the browser. */
  readonly browserId: string | null;
}

const now = sql<string>`now()`;
/** Sessions that expired or were superseded are kept for a day, so that the browser can show why its session has ended. */
const dayAgo = sql<string>`now() - interval '1 day'`;

/** Begins a session, lets those that it supersedes expire, and deletes those that expired more than a day ago. */
export async function beginSession(
  database: Pick<Database, 'sql' | 'transaction'>,
  session: NewSession,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.sql
      .insertInto('session')
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        expires_at: session.expiresAt.toISOString(),
        remember: session.remember,
        address: session.address,
        user_agent: session.userAgent,
        browser_id: session.browserId,
        created_at: now,
        last_seen_at: now,
      })
      .execute();
    await endOtherSessions(tx, session.tokenHash);
  });
  await database.sql.deleteFrom('session').where('expires_at', '<', dayAgo).execute();
}

/** Records the time of a call and extends the session; one that was ended meanwhile stays ended. */
export async function touchSession(db: Sql, tokenHash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expiresAt.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes a session, and notifies the servers that have an open socket for it. */
export async function endSession(db: Sql, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  await notifyOfEnd(db, tokenHash);
}

/** Selects sessions of a user: one by the id that its user sees, all except one, or all. Without a user it selects none. */
export interface EndedSessions {
  readonly userId: number | null;
  readonly publicId?: string;
  readonly exceptHash?: string;
}

/** Deletes the selected sessions, and notifies the servers that have open sockets for them. @returns their token hashes */
export async function endSessions(
  db: Sql,
  { userId, publicId, exceptHash }: EndedSessions,
): Promise<readonly string[]> {
  const ended = await db
    .with('gone', (sessions) => {
      let gone = sessions.deleteFrom('session').where('user_id', '=', userId).returning('token_hash');
      if (publicId !== undefined) gone = gone.where('public_id', '=', publicId);
      if (exceptHash !== undefined) gone = gone.where('token_hash', '<>', exceptHash);
      return gone;
    })
    .selectFrom('gone')
    .select((eb) => [
      'gone.token_hash as hash',
      sql`pg_notify(${endedSessionsChannel}, ${eb.ref('gone.token_hash')})`.as('notified'),
    ])
    .execute();
  return ended.map(({ hash }) => hash);
}

/** The sessions of a user: the present one first, then by last use. */
export function sessionsOfUser(db: Sql, userId: number | null, currentHash: string) {
  return db
    .selectFrom('session')
    .select((eb) => [
      'public_id as id',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'address',
      'user_agent as userAgent',
      eb('token_hash', '=', currentHash).as('current'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute();
}

const notifyOfEnd = (db: Sql, tokenHash: string) =>
  sql`select pg_notify(${endedSessionsChannel}, ${tokenHash})`.execute(db);
