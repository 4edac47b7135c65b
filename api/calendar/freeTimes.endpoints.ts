import { takenTimes, type TakenSpan } from '#database/calendar/takenTimes.ts';
import type { Database } from '#database/connect.ts';
import { freeTimeContracts, type TakenTimes } from '#domain/calendar/freeTimes.contracts.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { may } from '#domain/platform/access.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';

/** The longest span that may be asked for at once: two months. */
const longestMs = 62 * 86_400_000;

/** When people and calendars are busy. The times are shown of everybody, the titles only of events that the caller may see. */
export function freeTimeEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(freeTimeContracts.taken, {
      tag: 'calendar',
      access: ['operator', 'sales'],
      refuses: [404],
      summary: 'When people and calendars are busy; titles only of what the caller may see',
      handle: async ({ actor, query }) => {
        const [users, calendars] = [idsIn(query.users), idsIn(query.calendars)];
        const span = { from: new Date(query.from).toISOString(), to: new Date(query.to).toISOString() };
        if (span.to <= span.from) throw fail('query_invalid', { parameter: 'to' });
        if (Date.parse(span.to) - Date.parse(span.from) > longestMs)
          throw fail('query_invalid', { parameter: 'from' });
        const [userNames, calendarNames] = await Promise.all([
          namesOf(database, actor, 'user', users),
          namesOf(database, actor, 'calendar', calendars),
        ]);
        // `isCut` says that there are more events than are read.
        const { spans, isCut } = await takenTimes(database.sql, {
          users: [...userNames.keys()],
          calendars: [...calendarNames.keys()],
          ...span,
        });
        const titles = await titlesOf(database, actor, spans);
        const rowOf = (id: number, name: string, belongs: (each: TakenSpan) => boolean) => ({
          id,
          name,
          taken: spans.filter(belongs).map((each) => takenTimeOf(each, titles)),
        });
        return {
          users: [...userNames].map(([id, name]) => rowOf(id, name, ({ userIds }) => userIds.includes(id))),
          calendars: [...calendarNames].map(([id, name]) =>
            rowOf(id, name, ({ calendarId }) => calendarId === id),
          ),
          isCut,
        };
      },
    }),
  ];
}

type Titles = ReadonlyMap<string, string>;
type TakenTime = TakenTimes['users'][number]['taken'][number];

/** The ids in a list such as `3,7`, each once. */
const idsIn = (list: string | undefined): readonly number[] => [
  ...new Set((list ?? '').split(',').filter(Boolean).map(Number)),
];

/** The names of the records that the actor sees, by their ids, in the order of `ids`. */
const namesOf = async (
  database: Database,
  actor: Actor,
  object: 'user' | 'calendar',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const found = await findRecords(database, actor, object, { id: [...ids], markedToDelete: false });
  const names = new Map(found.map(({ id, presentation }) => [id, String(presentation)]));
  return new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? ''] as const] : [])));
};

/** The titles of the events that the actor sees, by object and id. */
const titlesOf = async (database: Database, actor: Actor, spans: readonly TakenSpan[]): Promise<Titles> => {
  const titles = new Map<string, string>();
  for (const object of ['calendarEvent', 'crmEvent'] as const) {
    const ids = [
      ...new Set(spans.flatMap((span) => (span.object === object && span.id !== null ? [span.id] : []))),
    ];
    if (ids.length === 0 || !may(actor, 'read', database.registry.byName(object))) continue;
    for (const record of await findRecords(database, actor, object, { id: ids }))
      titles.set(`${object} ${record.id}`, String(record.presentation));
  }
  return titles;
};

/** A time of an event whose title the caller may not see names no event either. */
const takenTimeOf = ({ from, to, object, id }: TakenSpan, titles: Titles): TakenTime => {
  const title = titles.get(`${object} ${id}`) ?? null;
  return title === null ? { from, to, title, object: null, id: null } : { from, to, title, object, id };
};
