import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { isLanguage, defaultLanguage } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RoleKey } from '#domain/platform/roles.ts';

const hours = 3_600_000;
/** A session ends after this long without a call; `remember` keeps it for a month. */
const lifeMs = { short: 12 * hours, remembered: 30 * 24 * hours };
/** The session's last call is written down this often at most. */
const touchEvery = '1 minute';

export interface Session {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Carries the hash of a token whose session was ended, to whoever holds something open for it. */
export const endedSessionsChannel = 'keja_sessions';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Signed-in browsers, kept in Postgres so that any API process knows them. */
export const createSessions = (database: Database) => {
  const find = async (token: string): Promise<UserRow | undefined> => {
    const { rows } = await sql<UserRow>`
      select u.id, u.name, u.full_rights, u.external_user, u.counterparty_id, u.language,
        (select coalesce(array_agg(r.key), '{}') from user_roles ur join user_role r on r.id = ur.user_role_id where ur.parent_id = u.id) as roles,
        s.remember, s.last_seen_at < now() - cast(${touchEvery} as interval) as stale
      from session s join "user" u on u.id = s.user_id
      where s.token_hash = ${hashOf(token)} and s.expires_at > now() and u.is_active and not u.marked_to_delete`.execute(
      database.sql,
    );
    return rows[0];
  };

  return {
    /** A new session always has a new token: one that was known before sign-in opens nothing after it. */
    begin: async (userId: number, remember: boolean): Promise<Session> => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = endFor(remember);
      await sql`insert into session (token_hash, user_id, expires_at, remember, created_at, last_seen_at)
        values (${hashOf(token)}, ${userId}, ${expiresAt.toISOString()}, ${remember}, now(), now())`.execute(
        database.sql,
      );
      await sql`delete from session where expires_at < now()`.execute(database.sql);
      return { token, expiresAt };
    },

    end: async (token: string): Promise<void> => {
      await sql`delete from session where token_hash = ${hashOf(token)}`.execute(database.sql);
      await sql`select pg_notify(${endedSessionsChannel}, ${hashOf(token)})`.execute(database.sql);
    },

    /** Who calls with this token; nobody when it is unknown, expired, or its user is no longer active. Puts the end off. */
    actorOf: async (token: string): Promise<Actor | undefined> => {
      const row = await find(token);
      if (row?.stale) {
        await sql`update session set last_seen_at = now(), expires_at = ${endFor(row.remember).toISOString()}
          where token_hash = ${hashOf(token)}`.execute(database.sql);
      }
      return row && actorFrom(row);
    },

    /** As `actorOf`, but for what is merely kept open: a forgotten window does not keep its session alive. */
    standingOf: async (token: string): Promise<Actor | undefined> => {
      const row = await find(token);
      return row && actorFrom(row);
    },
  };
};

const endFor = (remember: boolean): Date =>
  new Date(Date.now() + (remember ? lifeMs.remembered : lifeMs.short));

export type Sessions = ReturnType<typeof createSessions>;

interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly full_rights: boolean;
  readonly external_user: boolean;
  readonly counterparty_id: number | null;
  readonly language: string | null;
  readonly roles: string[];
  readonly remember: boolean;
  readonly stale: boolean;
}

const actorFrom = (row: UserRow): Actor => ({
  userId: row.id,
  name: row.name,
  roles: row.roles as RoleKey[],
  fullRights: row.full_rights && !row.external_user,
  readOnlyRoles: [],
  grants: [],
  restrictions: [],
  colleagues: [],
  external: row.external_user,
  bound: row.external_user,
  counterpartyId: row.counterparty_id,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
});
