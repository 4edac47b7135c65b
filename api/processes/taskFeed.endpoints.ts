import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { calendarContracts } from '#domain/calendar/calendar.contracts.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { taskContracts } from '#domain/processes/task.contracts.ts';
import { actorOfUser } from '#database/accounts/signedInActor.ts';
import { addressOf } from '../auth/addressOf.ts';
import { limits, type Throttle } from '../auth/throttle.ts';
import { ownEventCalendar } from '../calendar/ownEvents.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
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
const eventsPath = '/calendar_events/feed';

/** Feeds of a person's open tasks and of their events for calendar programs, at secret addresses that are shown once. */
export function taskFeedEndpoints({ database, throttle, publicUrl }: FeedParts): AnyEndpoint[] {
  const feeds = calendarFeeds(database);
  const readerOf = feedReader({ database, throttle });
  return [
    serve(taskContracts.feed, {
      tag,
      summary: 'Since when the caller has a calendar address, and when it was last read; not the address',
      access: 'signedIn',
      handle: async ({ actor }) => (await feeds.of(actor.userId)) ?? { createdAt: null, lastReadAt: null },
    }),
    serve(taskContracts.newFeed, {
      tag,
      summary: 'A new calendar address of the caller, shown only now; the one before opens nothing any more',
      access: 'signedIn',
      handle: async ({ actor }) => {
        const name = `${await feeds.renew(actor.userId)}.ics`;
        return { url: `${publicUrl}/api${path}/${name}`, eventsUrl: `${publicUrl}/api${eventsPath}/${name}` };
      },
    }),
    serve(taskContracts.endFeed, {
      tag,
      summary: 'Takes the caller’s calendar address back',
      access: 'signedIn',
      handle: async ({ actor }) => {
        await feeds.revoke(actor.userId);
        return { result: true as const };
      },
    }),
    serve(taskContracts.calendar, {
      tag,
      summary:
        'The open tasks of whoever was given this address, as an iCalendar; 304 when nothing has changed',
      ...atSecretAddress,
      handle: async ({ params: { token }, request, response }) => {
        const actor = await readerOf(token, request);
        const open = { executor: actor.userId, executed: false, canceled: false, markedToDelete: false };
        const tasks = await findRecords(database, actor, 'task', open, 'executionPeriod');
        const { language } = actor;
        send(request, response, taskCalendar(tasks as unknown as TaskInFeed[], { language, publicUrl }));
      },
    }),
    eventFeed({ database, publicUrl }, readerOf),
  ];
}

/** Programs read a feed without signing in: its address is the secret. */
const atSecretAddress = {
  access: 'anyone',
  refuses: [404, 429],
  raw: true,
  sends: ['text/calendar'],
} as const;

type FeedReader = (token: string, request: Request) => Promise<Actor>;

/** Whose feed an address opens. @throws record_not_found where nobody has it, or may sign in, any more */
const feedReader = ({ database, throttle }: Pick<FeedParts, 'database' | 'throttle'>): FeedReader => {
  const feeds = calendarFeeds(database);
  return async (token, request) => {
    await throttle.spend(limits.calendars, addressOf(request));
    const userId = await feeds.read(token.replace(/\.ics$/, ''));
    const actor = userId === undefined ? undefined : await actorOfUser(database.sql, userId);
    if (!actor) throw fail('record_not_found', { object: 'calendarFeed', id: null });
    return actor;
  };
};

const eventFeed = (
  { database, publicUrl }: Pick<FeedParts, 'database' | 'publicUrl'>,
  readerOf: FeedReader,
): AnyEndpoint =>
  serve(calendarContracts.feed, {
    tag: 'calendar',
    summary:
      'The events of the calendars of whoever was given this address, and those that they attend, as an iCalendar',
    ...atSecretAddress,
    handle: async ({ params: { token }, request, response }) => {
      const actor = await readerOf(token, request);
      send(request, response, await ownEventCalendar(database, actor, publicUrl));
    },
  });

/** `request.fresh` is not used: it ignores the ETag of programs that also send `Cache-Control: no-cache`, as many do. */
const send = (request: Request, response: Response, calendar: string): void => {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  response.set({ 'Cache-Control': 'private, no-cache', ETag: etag });
  if (request.get('if-none-match')?.includes(etag)) return void response.status(304).end();
  response.type('text/calendar; charset=utf-8').send(calendar);
};
