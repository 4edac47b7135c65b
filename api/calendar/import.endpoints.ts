import { importEvents, type ImportedAs } from '#database/calendar/importEvents.ts';
import type { Database } from '#database/connect.ts';
import { calendarImportContracts } from '#domain/calendar/import.contracts.ts';
import type { ImportedEvent } from '#domain/calendar/importedEvent.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { eventsInFile } from './eventsInFile.ts';

/** Events from files of other calendar programs: told first, then written. */
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
        const imported = await (write ? written : tried)(database, actor, calendarId, events);
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

type Importing = (
  database: Database,
  actor: Actor,
  calendarId: number | null,
  events: readonly ImportedEvent[],
) => Promise<readonly ImportedAs[]>;

const written: Importing = (database, actor, calendarId, events) =>
  database.transaction((tx) => importEvents(tx, actor, calendarId, events));

/** Carries the result of an import out of the transaction that it ends. */
class TakenBack extends Error {
  readonly imported: readonly ImportedAs[];
  constructor(imported: readonly ImportedAs[]) {
    super('The import was only tried.');
    this.imported = imported;
  }
}

/** Does the same and takes all of it back, so that a preview tells what the import will do, refusals among it. */
const tried: Importing = async (database, actor, calendarId, events) => {
  try {
    await database.transaction(async (tx) => {
      throw new TakenBack(await importEvents(tx, actor, calendarId, events));
    });
    return [];
  } catch (error) {
    if (error instanceof TakenBack) return error.imported;
    throw error;
  }
};
