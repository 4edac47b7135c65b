import { calendarContracts } from '#domain/calendar/calendar.contracts.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { ownEventCalendar } from './ownEvents.ts';
import { atSecretAddress, feedReader, sendCalendar } from './secretAddress.ts';

/** The feed of a person's events for calendar programs. Its URL has the same secret token as the feed of their tasks. */
export function eventFeedEndpoints({ database, throttle, publicUrl }: ApiDependencies): AnyEndpoint[] {
  const ownerOf = feedReader({ database, throttle });
  return [
    serve(calendarContracts.feed, {
      tag: 'calendar',
      summary:
        'The events of the calendars of whoever was given this address, and those that they attend, as an iCalendar',
      ...atSecretAddress,
      handle: async ({ params: { token }, request, response }) => {
        const actor = await ownerOf(token, request);
        sendCalendar(request, response, await ownEventCalendar(database, actor, publicUrl));
      },
    }),
  ];
}
