import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import {
  beginKioskSession,
  endExpiredKioskSessions,
  endKioskSession,
  findKioskSession,
  touchKioskSession,
} from '#database/terminal/kioskSessions.ts';
import { fail } from '#domain/kernel/fail.ts';

const cookieName = 'keja_driver';
/** Lifetime without a call: short at a totem, which the driver leaves; long on a driver's own phone, which may sleep. */
const lifeSeconds = { totem: 3 * 60, ownDevice: 12 * 3600 };
/** How long an own phone keeps the cookie: longer than any visit, because calls extend its session again and again. */
const ownCookieMs = 7 * 24 * 3_600_000;
/** The end of a session is extended at most this often. */
const touchEverySeconds = 20;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const tokenIn = (request: Request): string | undefined =>
  parseCookie(request.get('cookie') ?? '')[cookieName];

/** Sessions of drivers who confirmed a ticket: each gives access to one disposition under `/api/kiosk` only. */
export function createKioskSessions(database: Database, publicUrl: string) {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: '/api/kiosk',
  };

  const end = async (request: Request): Promise<void> => {
    const token = tokenIn(request);
    if (token) await endKioskSession(database.sql, hashOf(token));
  };

  return {
    /** Begins a session with a new token. Ends the previous session of this screen, and deletes expired ones. */
    begin: async (
      request: Request,
      response: Response,
      dispositionId: number,
      ownDevice: boolean,
    ): Promise<void> => {
      await end(request);
      const token = randomBytes(32).toString('base64url');
      await endExpiredKioskSessions(database.sql);
      await beginKioskSession(database.sql, {
        tokenHash: hashOf(token),
        dispositionId,
        ownDevice,
        seconds: ownDevice ? lifeSeconds.ownDevice : lifeSeconds.totem,
      });
      response.cookie(cookieName, token, {
        ...options,
        ...(ownDevice ? { maxAge: ownCookieMs } : {}),
      });
    },

    /** The disposition the caller has confirmed. @throws not_signed_in */
    dispositionOf: async (request: Request): Promise<number> => {
      const token = tokenIn(request);
      if (!token) throw fail('not_signed_in');
      const session = await findKioskSession(database.sql, hashOf(token), touchEverySeconds);
      if (!session) throw fail('not_signed_in');
      // Stale: extended last more than `touchEverySeconds` ago.
      if (session.stale) {
        const seconds = session.ownDevice ? lifeSeconds.ownDevice : lifeSeconds.totem;
        await touchKioskSession(database.sql, hashOf(token), seconds);
      }
      return session.dispositionId;
    },

    end: async (request: Request, response: Response): Promise<void> => {
      await end(request);
      response.clearCookie(cookieName, options);
    },
  };
}
