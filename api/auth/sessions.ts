import { hash, randomBytes } from 'node:crypto';
import { beginSession, endSession, touchSession } from '#database/accounts/sessions.ts';
import { longestSessionDays, signedInActor } from '#database/accounts/signedInActor.ts';
import type { Database } from '#database/connect.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Caller } from './caller.ts';

const hours = 3_600_000;
/** A session ends after this time without a call; with `remember` after 30 days. */
const lifeMs = { short: 12 * hours, remembered: 30 * 24 * hours };

export interface Session {
  readonly token: string;
  /**
   * When the browser deletes the cookie; undefined if it does so as it closes. Each call extends a session, so the cookie is kept
   * for as long as a session may last at most.
   */
  readonly cookieEndsAt: Date | undefined;
}

/** A token as it is stored. Whoever reads the database cannot use it. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

/** Sessions, stored in Postgres so that all API processes know them. */
export function createSessions(database: Database) {
  const find = (token: string) => signedInActor(database.sql, hashOf(token));

  return {
    /** A new session always has a new token, so that a token known before sign-in cannot be used (session fixation). */
    begin: async (userId: number, remember: boolean, caller: Caller): Promise<Session> => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = endFor(remember);
      await beginSession(database, { ...caller, tokenHash: hashOf(token), userId, expiresAt, remember });
      const longestMs = longestSessionDays.remembered * 24 * hours;
      return { token, cookieEndsAt: remember ? new Date(Date.now() + longestMs) : undefined };
    },

    end: (token: string): Promise<void> => endSession(database.sql, hashOf(token)),

    /**
     * The actor of this token; undefined if it is unknown, expired, or its user is inactive. Extends the session, but at most
     * once a minute: `stale` says that it was last extended longer ago than that.
     */
    actorOf: async (token: string): Promise<Actor | undefined> => {
      const session = await find(token);
      if (session?.stale) {
        await touchSession(database.sql, hashOf(token), endFor(session.remember));
      }
      return session?.actor;
    },

    /** As `actorOf`, but does not extend the session: for open sockets, so that a forgotten window does not keep it alive. */
    actorWithoutExtending: async (token: string): Promise<Actor | undefined> => (await find(token))?.actor,
  };
}

const endFor = (remember: boolean): Date =>
  new Date(Date.now() + (remember ? lifeMs.remembered : lifeMs.short));

export type Sessions = ReturnType<typeof createSessions>;
