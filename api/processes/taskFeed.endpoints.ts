import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { actorOfUser } from '../auth/signedInActor.ts';
import { limits, type Throttle } from '../auth/throttle.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { calendarFeeds } from './calendarFeeds.ts';
import { taskCalendar, type TaskInFeed } from './taskCalendar.ts';

interface FeedParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
}

const tag = 'processes';
const path = '/task/feed';
const feed = z.object({
  createdAt: z.iso.datetime().nullable(),
  lastReadAt: z.iso.datetime().nullable(),
});

/** One's own open tasks in one's own calendar program: at an address that nobody guesses, which is shown once. */
export const taskFeedEndpoints = ({ database, throttle, publicUrl }: FeedParts): AnyEndpoint[] => {
  const feeds = calendarFeeds(database);
  return [
    endpoint({
      method: 'get',
      path,
      tag,
      summary: 'Since when the caller has a calendar address, and when it was last read; not the address',
      access: 'signedIn',
      answer: feed,
      handle: async ({ actor }) => (await feeds.of(actor.userId)) ?? { createdAt: null, lastReadAt: null },
    }),
    endpoint({
      method: 'post',
      path,
      tag,
      summary: 'A new calendar address of the caller, shown only now; the one before opens nothing any more',
      access: 'signedIn',
      answer: z.object({ url: z.url() }),
      status: 201,
      handle: async ({ actor }) => ({
        url: `${publicUrl}/api${path}/${await feeds.renew(actor.userId)}.ics`,
      }),
    }),
    endpoint({
      method: 'delete',
      path,
      tag,
      summary: 'Takes the caller’s calendar address back',
      access: 'signedIn',
      answer: z.object({ result: z.literal(true) }),
      handle: async ({ actor }) => {
        await feeds.revoke(actor.userId);
        return { result: true };
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}/:token`,
      tag,
      summary:
        'The open tasks of whoever was given this address, as an iCalendar; 304 when nothing has changed',
      access: 'anyone',
      refuses: [404, 429],
      params: z.object({ token: z.string().max(100) }),
      raw: true,
      sends: ['text/calendar'],
      handle: async ({ params: { token }, request, response }) => {
        await throttle.spend(limits.calendars, request.ip ?? 'unknown');
        const userId = await feeds.read(token.replace(/\.ics$/, ''));
        const actor = userId === undefined ? undefined : await actorOfUser(database.sql, userId);
        if (!actor) throw fail('record_not_found', { object: 'calendarFeed', id: null });
        const open = { executor: userId, executed: false, canceled: false, markedToDelete: false };
        const tasks = await findRecords(database, actor, 'task', open, 'executionPeriod');
        const { language } = actor;
        send(request, response, taskCalendar(tasks as unknown as TaskInFeed[], { language, publicUrl }));
      },
    }),
  ];
};

/** `request.fresh` is not asked: programs that send an ETag often send `Cache-Control: no-cache` along, and mean the ETag. */
const send = (request: Request, response: Response, calendar: string): void => {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  response.set({ 'Cache-Control': 'private, no-cache', ETag: etag });
  if (request.get('if-none-match')?.includes(etag)) return void response.status(304).end();
  response.type('text/calendar; charset=utf-8').send(calendar);
};
