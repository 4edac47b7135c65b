import { importEvents } from '#database/calendar/importEvents.ts';
import type { Database } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';
import { calendarImportContracts } from '#domain/calendar/import.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { inRolledBackTransaction } from './inRolledBackTransaction.ts';
import { eventsInFile } from '#domain/calendar/eventsInFile.ts';

/** Events from files of other calendar programs: shown first, then written. */
export function calendarImportEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(calendarImportContracts.import, {
      tag: 'calendar',
      access: ['operator', 'sales'],
      refuses: [404, 422],
      summary:
        'Reads the events of a calendar file into a calendar; an event that is known is changed, never doubled',
      handle: async ({ actor, body: { calendarId, content, write } }) => {
        const { events, leftOut } = eventsInFile(content);
        const read = (tx: Transaction) => importEvents(tx, actor, calendarId, events);
        const imported = await (write ? database.transaction(read) : inRolledBackTransaction(database, read));
        return {
          rows: [
            ...imported.map(({ event: { title, start, allDay }, result }) => ({
              title,
              start,
              allDay,
              result,
            })),
            ...leftOut.map((title) => ({ title, start: null, allDay: false, result: 'leftOut' as const })),
          ],
        };
      },
    }),
  ];
}
