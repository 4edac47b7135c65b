import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { dateText, dateTimeText } from '../kernel/written.ts';

/** A term in a calendar: a whole day, or the time before it. */
export type TermInCalendar =
  | { readonly allDay: true; /** `2026-11-21` */ readonly day: string }
  | { readonly allDay: false; /** ISO in UTC */ readonly begins: string; readonly ends: string };

/** The minutes before its term that a task occupies in a calendar, so that it is visible. */
const shownMinutes = 30;

/** Midnight is shown as the whole day before it; any other term as the end of half an hour. */
export function termInCalendar(due: string): TermInCalendar {
  const ends = inWarsaw(due);
  if (+ends === +ends.startOf('day'))
    return { allDay: true, day: ends.minus({ days: 1 }).toFormat('yyyy-MM-dd') };
  const begins = ends.minus({ minutes: shownMinutes });
  return { allDay: false, begins: isoInUtc(begins), ends: isoInUtc(ends) };
}

/** The term as text: a day, or a day and time. */
export function termText(due: string): string {
  const term = termInCalendar(due);
  return term.allDay ? dateText(term.day) : dateTimeText(due);
}
