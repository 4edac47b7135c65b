import type { Database } from '#database/connect.ts';
import { taskContracts } from '#domain/processes/task.contracts.ts';
import type { Throttle } from '../auth/throttle.ts';
import { calendarFeeds } from '../calendar/calendarFeeds.ts';
import { atSecretAddress, feedReader, sendCalendar } from '../calendar/secretAddress.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { taskCalendar, type TaskInFeed } from './taskCalendar.ts';

interface FeedDependencies {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly publicUrl: string;
}

const tag = 'processes';
const path = '/task/feed';
const eventsPath = '/calendar_events/feed';

/**
 * The feed of a person's open tasks for calendar programs, at a secret address. The address is shown only when it is made,
 * together with the address of the feed of their events.
 */
export function taskFeedEndpoints({ database, throttle, publicUrl }: FeedDependencies): AnyEndpoint[] {
  const feeds = calendarFeeds(database);
  const ownerOf = feedReader({ database, throttle });
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
        const actor = await ownerOf(token, request);
        const openTasks = { executor: actor.userId, executed: false, canceled: false, markedToDelete: false };
        const sortedBy = 'executionPeriod';
        const tasks = await findRecords(database, actor, 'task', openTasks, sortedBy);
        const { language } = actor;
        sendCalendar(
          request,
          response,
          taskCalendar(tasks as unknown as TaskInFeed[], { language, publicUrl }),
        );
      },
    }),
  ];
}
