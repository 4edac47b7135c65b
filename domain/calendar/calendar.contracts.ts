import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { calendarEvent } from './calendarEvent.ts';
import { seriesScopes } from './scope.ts';

const removal = { body: z.object({ id: recordId }), answer: z.object({ id: z.int() }) };
const moment = z.iso.datetime({ offset: true });
const params = z.object({ id: recordId });

/** The occurrence of the series in the address that is changed, and whether others change with it. */
const occurrenceChange = z.strictObject({
  at: moment.describe('When the occurrence begins by the rule of its series'),
  scope: z.enum(seriesScopes),
  updatedAt: seenVersion,
});

export const calendarContracts = {
  /** The specification deletes calendars and events at the address of their list, with the id in the body. */
  removeCalendar: contract({ method: 'delete', path: '/calendars', ...removal }),
  removeEvent: contract({ method: 'delete', path: '/calendar_events', ...removal }),
  /** The token is the same secret as in the address of the user's feed of tasks. */
  feed: contract({
    method: 'get',
    path: '/calendar_events/feed/:token',
    params: z.object({ token: z.string().max(100) }),
  }),
  occurrences: contract({
    method: 'get',
    path: '/calendar_events/occurrences',
    query: z.object({ from: moment, to: moment }),
    answer: z.object({
      rows: z.array(
        z.object({
          record: recordShape(calendarEvent),
          start: moment,
          end: moment.nullable(),
          at: moment.nullable().describe('The name of the occurrence in its series; null for other events'),
        }),
      ),
      isCut: z.boolean().describe('There are more events than an answer holds'),
    }),
  }),
  /** Answers the record that has the occurrence now. */
  moveOccurrence: contract({
    method: 'put',
    path: '/calendar_events/:id/occurrence',
    params,
    body: occurrenceChange.extend({
      put: z
        .strictObject({ start: moment, end: moment.nullable(), allDay: z.boolean() })
        .optional()
        .describe('Without it the occurrence becomes a record of its own, or begins a series, where it is'),
    }),
    answer: recordShape(calendarEvent),
  }),
  /** Answers the record of the series. */
  removeOccurrence: contract({
    method: 'delete',
    path: '/calendar_events/:id/occurrence',
    params,
    body: occurrenceChange,
    answer: recordShape(calendarEvent),
  }),
};
