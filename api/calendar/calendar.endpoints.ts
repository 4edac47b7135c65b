import { calendarContracts } from '#domain/calendar/calendar.contracts.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** The calls for calendars besides the generic ones. */
export function calendarEndpoints({ database }: ApiDependencies): AnyEndpoint[] {
  const removing = (object: 'calendar' | 'calendarEvent', what: string) => ({
    tag: 'calendar',
    summary: `Marks ${what} for deletion; who may change it may restore it`,
    access: 'signedIn' as const,
    handle: async ({ actor, body }: { actor: Actor; body: { id: number } }) => {
      const { id } = await database.records.changeDeletionMark(actor, object, body.id, true);
      return { id };
    },
  });
  return [
    serve(calendarContracts.removeCalendar, removing('calendar', 'a calendar')),
    serve(calendarContracts.removeEvent, removing('calendarEvent', 'an event')),
  ];
}
