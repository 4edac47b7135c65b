import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { sql } from 'kysely';
import { parseCookie } from 'cookie';
import { hasAuthenticator } from '#database/accounts/authenticator.ts';
import { userById, type AccountUser } from '#database/accounts/findUser.ts';
import type { Database } from '#database/connect.ts';
import { cookieOptions } from './cookie.ts';
import { hashOf } from './sessions.ts';

const cookieName = 'keja_second_step';
const lifeMinutes = 30;

export type CodeMethod = 'totp' | 'mail';

export interface PendingSignIn {
  readonly token: string;
  readonly user: AccountUser;
  readonly remember: boolean;
  readonly method: CodeMethod;
}

/** How the second step of a user is made. */
export const methodOf = async (database: Database, userId: number): Promise<CodeMethod> =>
  (await hasAuthenticator(database.sql, userId)) ? 'totp' : 'mail';

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;

/** Sign-ins that wait for their second step. Their cookie is no session: it opens nothing but that step. */
export const createPendingSignIns = (database: Database, publicUrl: string) => {
  const options = { ...cookieOptions(publicUrl), path: '/api/auth' };
  return {
    begin: async (response: Response, userId: number, remember: boolean): Promise<void> => {
      const token = randomBytes(32).toString('base64url');
      await sql`insert into pending_sign_in (token_hash, user_id, remember, expires_at)
        values (${hashOf(token)}, ${userId}, ${remember}, now() + make_interval(mins => ${lifeMinutes}))`.execute(
        database.sql,
      );
      await sql`delete from pending_sign_in where expires_at < now()`.execute(database.sql);
      response.cookie(cookieName, token, options);
    },

    /** The sign-in that this browser has to finish; nothing when it is too old or its user may no longer come in. */
    of: async (request: Request): Promise<PendingSignIn | undefined> => {
      const token = parseCookie(request.get('cookie') ?? '')[cookieName];
      if (!token) return undefined;
      const { rows } = await sql<{ userId: number; remember: boolean }>`
        select user_id as "userId", remember from pending_sign_in
        where token_hash = ${hashOf(token)} and expires_at > now()`.execute(database.sql);
      const [row] = rows;
      const user = row && (await userById(database.sql, row.userId));
      if (!row || !user?.active) return undefined;
      return { token, user, remember: row.remember, method: await methodOf(database, user.id) };
    },

    /** Whether it was still there: a step that is made twice at once makes one session. */
    end: async (response: Response, { token }: PendingSignIn): Promise<boolean> => {
      response.clearCookie(cookieName, options);
      const { numAffectedRows } = await sql`
        delete from pending_sign_in where token_hash = ${hashOf(token)}`.execute(database.sql);
      return Boolean(numAffectedRows);
    },
  };
};
