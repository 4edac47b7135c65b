import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Caller } from './caller.ts';
import { signedInActor } from './signedInActor.ts';
import { endedSessionsChannel, endOtherSessions } from './singleSession.ts';

const hours = 3_600_000;
/** A session ends after this long without a call; `remember` keeps it for a month. */
const lifeMs = { short: 12 * hours, remembered: 30 * 24 * hours };

/** So long a browser is told why its session has ended. */
const toldFor = '1 day';

export interface Session {
  readonly token: string;
  readonly expiresAt: Date;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Signed-in browsers, kept in Postgres so that any API process knows them. */
export const createSessions = (database: Database) => {
  const find = (token: string) => signedInActor(database.sql, hashOf(token));

  return {
    /** A new session always has a new token: one that was known before sign-in opens nothing after it. */
    begin: async (userId: number, remember: boolean, caller: Caller): Promise<Session> => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = endFor(remember);
      await database.transaction(async (tx) => {
        await sql`insert into session (token_hash, user_id, expires_at, remember, address, user_agent, browser_id,
            created_at, last_seen_at)
          values (${hashOf(token)}, ${userId}, ${expiresAt.toISOString()}, ${remember},
            ${caller.address}, ${caller.userAgent}, ${caller.browserId}, now(), now())`.execute(tx.sql);
        await endOtherSessions(tx, hashOf(token));
      });
      await sql`delete from session where expires_at < now() - cast(${toldFor} as interval)`.execute(
        database.sql,
      );
      return { token, expiresAt };
    },

    end: async (token: string): Promise<void> => {
      await sql`delete from session where token_hash = ${hashOf(token)}`.execute(database.sql);
      await sql`select pg_notify(${endedSessionsChannel}, ${hashOf(token)})`.execute(database.sql);
    },

    /** Who calls with this token; nobody when it is unknown, expired, or its user is no longer active. Puts the end off. */
    actorOf: async (token: string): Promise<Actor | undefined> => {
      const found = await find(token);
      if (found?.stale) {
        await sql`update session set last_seen_at = now(), expires_at = ${endFor(found.remember).toISOString()}
          where token_hash = ${hashOf(token)}`.execute(database.sql);
      }
      return found?.actor;
    },

    /** As `actorOf`, but for what is merely kept open: a forgotten window does not keep its session alive. */
    standingOf: async (token: string): Promise<Actor | undefined> => (await find(token))?.actor,
  };
};

const endFor = (remember: boolean): Date =>
  new Date(Date.now() + (remember ? lifeMs.remembered : lifeMs.short));

export type Sessions = ReturnType<typeof createSessions>;
