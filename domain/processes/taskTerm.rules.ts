import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';

/** Where a term lies in a calendar: a whole day, or the time that leads up to it. */
export type TermInCalendar =
  | { readonly allDay: true; /** `2026-11-21` */ readonly day: string }
  | { readonly allDay: false; /** ISO in UTC */ readonly begins: string; readonly ends: string };

/** So long before its term a task is shown, so that it can be seen and read at all. */
export const shownMinutes = 30;

/** Midnight is the end of the day before, and that day is what people see; any other term is the end of half an hour. */
export const termInCalendar = (due: string): TermInCalendar => {
  const ends = DateTime.fromISO(due, { zone: businessZone });
  if (+ends === +ends.startOf('day'))
    return { allDay: true, day: ends.minus({ days: 1 }).toFormat('yyyy-MM-dd') };
  const begins = ends.minus({ minutes: shownMinutes });
  return { allDay: false, begins: begins.toUTC().toISO() ?? '', ends: ends.toUTC().toISO() ?? '' };
};
