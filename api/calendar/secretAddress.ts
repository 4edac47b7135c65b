import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { actorOfUser } from '#database/accounts/signedInActor.ts';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { addressOf } from '../auth/addressOf.ts';
import { limits, type Throttle } from '../auth/throttle.ts';
import { calendarFeeds } from './calendarFeeds.ts';

/** What all endpoints of feeds have in common. Programs read a feed without signing in: its address is the secret. */
export const atSecretAddress = {
  access: 'anyone',
  refuses: [404, 429],
  raw: true,
  sends: ['text/calendar'],
} as const;

export type FeedReader = (token: string, request: Request) => Promise<Actor>;

/**
 * Finds the person whose feed the token of an address opens.
 * @throws record_not_found if the token is not or no longer valid, or its owner may no longer sign in; too_many_attempts
 */
export function feedReader({
  database,
  throttle,
}: {
  readonly database: Database;
  readonly throttle: Throttle;
}): FeedReader {
  const feeds = calendarFeeds(database);
  return async (token, request) => {
    // Limits how many requests for feeds may come from one network address.
    await throttle.spend(limits.calendars, addressOf(request));
    // The last part of an address is the token and `.ics`.
    const userId = await feeds.read(token.replace(/\.ics$/, ''));
    const actor = userId === undefined ? undefined : await actorOfUser(database.sql, userId);
    if (!actor) throw fail('record_not_found', { object: 'calendarFeed', id: null });
    return actor;
  };
}

/**
 * Answers with an iCalendar, or 304 where the program has it. `request.fresh` is not used: it ignores the ETag of programs that
 * also send `Cache-Control: no-cache`, as many do.
 */
export function sendCalendar(request: Request, response: Response, calendar: string): void {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  response.set({ 'Cache-Control': 'private, no-cache', ETag: etag });
  if (request.get('if-none-match')?.includes(etag)) return void response.status(304).end();
  response.type('text/calendar; charset=utf-8').send(calendar);
}
