import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';

type Calendar = Pick<RecordNamed<'calendar'>, 'id' | 'name' | 'color'>;

/** The calendars that the signed-in person sees. */
export interface OwnCalendars {
  readonly all: readonly Calendar[];
  /** Whether the person may change the events of this calendar: its owner may, and the users whom the calendar names. */
  mayWrite(id: number): boolean;
  colourOf(id: number): string | undefined;
  /** The first calendar that may be written; it is made if there is none. */
  writable(): Promise<{ readonly id: number; readonly presentation: string }>;
}

/** The filter of the calendars that a user may write: they own it, or are one of its users. */
const writableFor = (me: number): FilterPart => ({
  or: ['user', 'users.user'].map((fieldPath) => ({ fieldPath, operator: 'eq', value: me })),
});

/** The most calendars of one person that are read. */
const most = 200;
const key = ['calendar page', 'calendars'] as const;

const calendarsOf = (me: number) =>
  queryOptions({
    queryKey: [...key, me],
    queryFn: async ({ signal }) => {
      const read = (conditions: readonly FilterPart[]) =>
        recordCalls.list(objects.calendar, {
          query: listQuery({
            filter: { markedToDelete: false, conditions },
            sort: { field: 'name', order: 'ASC' },
            pagination: { page: 1, perPage: most },
          }),
          signal,
        });
      // A list does not say whom a calendar is shared with, so a second request reads those that the person may write.
      const [readable, writable] = await Promise.all([read([]), read([writableFor(me)])]);
      return { all: readable.rows, writableIds: new Set(writable.rows.map(({ id }) => id)) };
    },
  });

export function useOwnCalendars(): OwnCalendars {
  const text = useText();
  const client = useQueryClient();
  const { data: identity } = useGetIdentity();
  const me = Number(identity?.id);
  useRefetchOnChange(['calendar'], key);
  const { data } = useQuery({ ...calendarsOf(me), enabled: Number.isInteger(me) });
  // Two quick clicks make one calendar.
  const writable: OwnCalendars['writable'] = useOneAtATime(async () => {
    // The list may not be read yet. Without it, a second calendar would be created.
    const { all: readable, writableIds } = await client.ensureQueryData(calendarsOf(me));
    const mine = readable.find(({ id }) => writableIds.has(id));
    if (mine) return { id: mine.id, presentation: mine.name };
    const { id } = await recordCalls.create(objects.calendar, { name: text('calendarPage.mine') });
    await client.invalidateQueries({ queryKey: key });
    return { id, presentation: text('calendarPage.mine') };
  });
  const all = data?.all ?? [];
  const mayWrite = (id: number): boolean => data?.writableIds.has(id) ?? false;
  return {
    all,
    mayWrite,
    colourOf: (id) => all.find((calendar) => calendar.id === id)?.color ?? undefined,
    writable,
  };
}
