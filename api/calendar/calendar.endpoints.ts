import type { Request } from 'express';
import { moveOccurrence, removeOccurrence } from '#database/calendar/changeOccurrence.ts';
import type { Transaction } from '#database/transaction.ts';
import { calendarContracts } from '#domain/calendar/calendar.contracts.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeRecordOnce } from '../http/writeOnce.ts';
import { readOccurrences } from './readOccurrences.ts';

/** The calls for calendars besides the generic ones. */
export function calendarEndpoints({ database }: ApiDependencies): AnyEndpoint[] {
  const removalOf = (object: 'calendar' | 'calendarEvent', what: string) => ({
    tag: 'calendar',
    summary: `Marks ${what} for deletion; who may change it may restore it`,
    access: 'signedIn' as const,
    handle: async ({ actor, body }: { actor: Actor; body: { id: number } }) => {
      const { id } = await database.records.changeDeletionMark(actor, object, body.id, true);
      return { id };
    },
  });
  // The cast is needed because records are typed loosely and the answers of the contracts exactly.
  const changeEvent = async (
    request: Request,
    actor: Actor,
    change: (tx: Transaction) => Promise<AnyRecord>,
  ) => (await writeRecordOnce(database, actor, request, 'calendarEvent', change)) as never;
  return [
    serve(calendarContracts.removeCalendar, removalOf('calendar', 'a calendar')),
    serve(calendarContracts.removeEvent, removalOf('calendarEvent', 'an event')),
    serve(calendarContracts.occurrences, {
      tag: 'calendar',
      summary:
        'The events of a span of time in the calendars that the caller sees, repeated ones at each of their times',
      access: 'signedIn',
      handle: ({ actor, query }) => readOccurrences(database, actor, query),
    }),
    serve(calendarContracts.moveOccurrence, {
      tag: 'calendar',
      summary: 'Moves one time of a repeated event: alone, with those that follow it, or all of them',
      access: 'signedIn',
      refuses: [404, 409],
      handle: ({ actor, params: { id }, body, request }) => {
        const { put: newTime, ...occurrence } = body;
        return changeEvent(request, actor, (tx) =>
          moveOccurrence(tx, actor, { seriesId: id, ...occurrence }, newTime),
        );
      },
    }),
    serve(calendarContracts.removeOccurrence, {
      tag: 'calendar',
      summary: 'Takes one time out of a repeated event: alone, with those that follow it, or all of them',
      access: 'signedIn',
      refuses: [404, 409],
      handle: ({ actor, params: { id }, body, request }) =>
        changeEvent(request, actor, (tx) => removeOccurrence(tx, actor, { seriesId: id, ...body })),
    }),
  ];
}
