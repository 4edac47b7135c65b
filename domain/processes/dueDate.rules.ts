import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { addWorkingDays, isWorkingDay } from '../kernel/workingDays.ts';

/** What a template leaves for the execution of a task. */
export interface TimeLeft {
  readonly executionDays: number;
  readonly executionHours: number;
  readonly executionMinutes: number;
  /** Due on the day it is given out, whatever else is said. */
  readonly currentDateExecution: boolean;
}

const inWarsaw = (at: string): DateTime => DateTime.fromISO(at, { zone: businessZone });
const text = (at: DateTime): string => at.toUTC().toISO() ?? '';

/** The default term: the start of tomorrow. Times are ISO 8601. */
export const startOfTomorrow = (now: string): string => text(inWarsaw(now).plus({ days: 1 }).startOf('day'));

/** The end of the working day that lies so many working days ahead; of today where it is none. */
export const dueAfterWorkingDays = (now: string, days: number): string =>
  startOfTomorrow(text(addWorkingDays(inWarsaw(now), days)));

/**
 * When a task made from a template is due: working days, then hours and minutes by the clock; nothing said is tomorrow.
 * Hours of a working day do not run out on a day off, but at their time of the next working day.
 */
export const dueByTemplate = (now: string, left: TimeLeft): string => {
  const { executionDays, executionHours, executionMinutes } = left;
  if (left.currentDateExecution) return startOfTomorrow(now);
  if (executionDays + executionHours + executionMinutes === 0) return startOfTomorrow(now);
  const day = addWorkingDays(inWarsaw(now), executionDays);
  const due = day.plus({ hours: executionHours, minutes: executionMinutes });
  return text(isWorkingDay(day) ? onWorkingDay(due) : due);
};

/** Midnight is the end of the day before it. */
const onWorkingDay = (due: DateTime): DateTime => {
  const last = due.minus({ milliseconds: 1 });
  return isWorkingDay(last) ? due : addWorkingDays(last, 1).plus({ milliseconds: 1 });
};

/** Hours in which people are reminded; outside them, and on days off, a reminder waits. */
export const waking = { from: 8, to: 18 } as const;

/** When somebody may next be reminded: now, or at eight in the morning of the next working day. */
export const nextWakingTime = (now: string): string => {
  const local = inWarsaw(now);
  const opens = (day: DateTime) => day.startOf('day').set({ hour: waking.from });
  if (isWorkingDay(local)) {
    if (local.hour >= waking.from && local.hour < waking.to) return text(local);
    if (local.hour < waking.from) return text(opens(local));
  }
  return text(opens(addWorkingDays(local, 1)));
};
