import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';

const cookieName = 'keja_driver';
/** Without a call a session at a totem soon belongs to nobody; a driver's own phone may sleep through a long wait. */
const life = { totem: '3 minutes', ownDevice: '12 hours' };
const ownDeviceMs = 12 * 3_600_000;
/** The session's end is moved on this often at most. */
const touchEvery = '20 seconds';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const tokenIn = (request: Request): string | undefined =>
  parseCookie(request.get('cookie') ?? '')[cookieName];

/** Drivers who have confirmed a ticket: each session opens one disposition under `/api/kiosk` and nothing else. */
export const createKioskSessions = (database: Database, publicUrl: string) => {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: '/api/kiosk',
  };

  const end = async (request: Request): Promise<void> => {
    const token = tokenIn(request);
    if (token) await sql`delete from kiosk_session where token_hash = ${hashOf(token)}`.execute(database.sql);
  };

  return {
    /** A new session under a new token; the one before at this screen ends, and so do those that ran out. */
    begin: async (
      request: Request,
      response: Response,
      dispositionId: number,
      ownDevice: boolean,
    ): Promise<void> => {
      await end(request);
      const token = randomBytes(32).toString('base64url');
      await sql`delete from kiosk_session where expires_at < now()`.execute(database.sql);
      await sql`insert into kiosk_session (token_hash, disposition_id, own_device, created_at, last_seen_at, expires_at)
        values (${hashOf(token)}, ${dispositionId}, ${ownDevice}, now(), now(),
          now() + ${ownDevice ? life.ownDevice : life.totem}::interval)`.execute(database.sql);
      response.cookie(cookieName, token, { ...options, ...(ownDevice ? { maxAge: ownDeviceMs } : {}) });
    },

    /** The disposition the caller has confirmed. @throws not_signed_in */
    dispositionOf: async (request: Request): Promise<number> => {
      const token = tokenIn(request);
      if (!token) throw fail('not_signed_in');
      const { rows } = await sql<{ disposition_id: number; stale: boolean }>`
        select disposition_id, last_seen_at < now() - ${touchEvery}::interval as stale
        from kiosk_session where token_hash = ${hashOf(token)} and expires_at > now()`.execute(database.sql);
      const [session] = rows;
      if (!session) throw fail('not_signed_in');
      if (session.stale) {
        await sql`update kiosk_session set last_seen_at = now(),
            expires_at = now() + (case when own_device then ${life.ownDevice} else ${life.totem} end)::interval
          where token_hash = ${hashOf(token)}`.execute(database.sql);
      }
      return session.disposition_id;
    },

    end: async (request: Request, response: Response): Promise<void> => {
      await end(request);
      response.clearCookie(cookieName, options);
    },
  };
};
