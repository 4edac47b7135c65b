import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useRef } from 'react';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';

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

const isWrittenBy = (me: number): FilterPart => ({
  or: ['user', 'users.user'].map((fieldPath) => ({ fieldPath, operator: 'eq', value: me })),
});

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
      const [seen, written] = await Promise.all([read([]), read([isWrittenBy(me)])]);
      return { all: seen.rows, written: new Set(written.rows.map(({ id }) => id)) };
    },
  });

export function useOwnCalendars(): OwnCalendars {
  const text = useText();
  const client = useQueryClient();
  const { data: identity } = useGetIdentity();
  const me = Number(identity?.id);
  useRefetchOnChange(['calendar'], key);
  const { data } = useQuery({ ...calendarsOf(me), enabled: Number.isInteger(me) });
  const finding = useRef<ReturnType<OwnCalendars['writable']>>(undefined);
  const find: OwnCalendars['writable'] = async () => {
    // The list may not be read yet. Without it, a second calendar would be created.
    const { all: seen, written } = await client.ensureQueryData(calendarsOf(me));
    const mine = seen.find(({ id }) => written.has(id));
    if (mine) return { id: mine.id, presentation: mine.name };
    const { id } = await recordCalls.create(objects.calendar, { name: text('calendarPage.mine') });
    await client.invalidateQueries({ queryKey: key });
    return { id, presentation: text('calendarPage.mine') };
  };
  const all = data?.all ?? [];
  const mayWrite = (id: number): boolean => data?.written.has(id) ?? false;
  return {
    all,
    mayWrite,
    colourOf: (id) => all.find((calendar) => calendar.id === id)?.color ?? undefined,
    // Two quick clicks make one calendar.
    writable: () =>
      (finding.current ??= find().finally(() => {
        finding.current = undefined;
      })),
  };
}
