import { useStore } from 'ra-core';
import type { z } from 'zod';
import { objects } from '#domain/objects.ts';
import { useAppObjects } from '../data/metadata.ts';
import { sourceNames, sourceOf, type SourceName } from './calendarSources.ts';

type Quick = Readonly<Record<string, z.core.util.JSONType>>;

/** What one person wants to see in the calendar; it is kept in their browser. */
export interface CalendarChoice {
  /** The sources whose records the person may read. A source is a kind of record that the calendar shows (`CalendarSource`). */
  readonly offered: readonly SourceName[];
  isHidden(name: SourceName): boolean;
  toggle(name: SourceName): void;
  isCalendarHidden(id: number): boolean;
  toggleCalendar(id: number): void;
  /** The values of a source's filters, by the path of the field. */
  filterOf(name: SourceName): Quick;
  setFilter(name: SourceName, filter: Quick): void;
}

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

export function useCalendarChoice(): CalendarChoice {
  // The objects that the person may read.
  const { data } = useAppObjects();
  const [hidden, setHidden] = useStore<readonly string[]>('calendar.hidden', []);
  const [hiddenCalendars, setHiddenCalendars] = useStore<readonly number[]>('calendar.hiddenCalendars', []);
  const [filters, setFilters] = useStore<Readonly<Record<string, Quick>>>('calendar.filters', {});
  return {
    offered: sourceNames.filter((name) =>
      data?.some(({ path }) => path === objects[sourceOf(name).object].path),
    ),
    isHidden: (name) => hidden.includes(name),
    toggle: (name) => setHidden(toggled(hidden, name)),
    isCalendarHidden: (id) => hiddenCalendars.includes(id),
    toggleCalendar: (id) => setHiddenCalendars(toggled(hiddenCalendars, id)),
    filterOf: (name) => filters[name] ?? {},
    setFilter: (name, filter) => setFilters({ ...filters, [name]: filter }),
  };
}
