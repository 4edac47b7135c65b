import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { parseCookie } from 'cookie';
import { hasAuthenticator } from '#database/accounts/authenticator.ts';
import { userById, type AccountUser } from '#database/accounts/findUser.ts';
import {
  beginPendingSignIn,
  endPendingSignIn,
  findPendingSignIn,
} from '#database/accounts/pendingSignIns.ts';
import type { Database } from '#database/connect.ts';
import { cookieOptions } from './cookie.ts';
import { hashOf } from './sessions.ts';

const cookieName = 'keja_second_step';
const lifeMinutes = 30;

export type CodeMethod = 'totp' | 'mail';

export interface PendingSignIn {
  readonly token: string;
  readonly user: AccountUser;
  /** Whether the session that follows ends after 30 days without a call, and not after 12 hours. */
  readonly remember: boolean;
  /** How the user gets the code of the second step. */
  readonly method: CodeMethod;
}

/** The method of the user's second step: authenticator app or mail. */
export async function methodOf(database: Database, userId: number): Promise<CodeMethod> {
  return (await hasAuthenticator(database.sql, userId)) ? 'totp' : 'mail';
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;

/** Sign-ins that wait for their second step. Their cookie is no session: it is valid for that step only. */
export function createPendingSignIns(database: Database, publicUrl: string) {
  const options = { ...cookieOptions(publicUrl), path: '/api/auth' };
  return {
    begin: async (response: Response, userId: number, remember: boolean): Promise<void> => {
      const token = randomBytes(32).toString('base64url');
      await beginPendingSignIn(database.sql, { tokenHash: hashOf(token), userId, remember, lifeMinutes });
      response.cookie(cookieName, token, options);
    },

    /** The sign-in that this browser has to finish; undefined if it has expired or its user may no longer sign in. */
    of: async (request: Request): Promise<PendingSignIn | undefined> => {
      const token = parseCookie(request.get('cookie') ?? '')[cookieName];
      if (!token) return undefined;
      const row = await findPendingSignIn(database.sql, hashOf(token));
      const user = row && (await userById(database.sql, row.userId));
      if (!row || !user?.active) return undefined;
      return { token, user, remember: row.remember, method: await methodOf(database, user.id) };
    },

    /**
     * Deletes the pending sign-in. Returns false if it was already gone: of two requests at once only one may begin a session.
     */
    end: async (response: Response, { token }: PendingSignIn): Promise<boolean> => {
      response.clearCookie(cookieName, options);
      return endPendingSignIn(database.sql, hashOf(token));
    },
  };
}
