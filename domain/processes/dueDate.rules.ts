import type { DateTime } from 'luxon';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { addWorkingDays, isWorkingDay, workingDayBefore } from '../kernel/workingDays.ts';

/** The time that a template gives for a task. */
export interface TimeLeft {
  readonly executionDays: number;
  readonly executionHours: number;
  readonly executionMinutes: number;
  /** Due on the day of its creation, whatever the other fields say. */
  readonly currentDateExecution: boolean;
}

/** The start of the next day: the default term, and the moment at which the day `now` is over. Times are ISO 8601. */
export function startOfTomorrow(now: string): string {
  return isoInUtc(inWarsaw(now).plus({ days: 1 }).startOf('day'));
}

/** The end of the working day `days` working days ahead; for 0, the end of today. */
export function dueAfterWorkingDays(now: string, days: number): string {
  return startOfTomorrow(isoInUtc(addWorkingDays(inWarsaw(now), days)));
}

/**
 * When a task from a template is due, ISO in UTC. Working days are added first, then hours and minutes. Without any of them it is
 * due at the end of today. If hours lead from a working day into a day off, the same time on the next working day is used. A task
 * that has no working days and begins on a day off may also be due on a day off.
 */
export function dueByTemplate(now: string, time: TimeLeft): string {
  const { executionDays, executionHours, executionMinutes } = time;
  if (time.currentDateExecution) return startOfTomorrow(now);
  if (executionDays + executionHours + executionMinutes === 0) return startOfTomorrow(now);
  const day = addWorkingDays(inWarsaw(now), executionDays);
  const due = day.plus({ hours: executionHours, minutes: executionMinutes });
  return isoInUtc(isWorkingDay(day) ? onWorkingDay(due) : due);
}

/**
 * The same time on the next working day, if `due` is on a day off; else `due`. Midnight counts as the end of the day before it: a
 * task that is due at the end of Friday stays there.
 */
const onWorkingDay = (due: DateTime): DateTime => {
  const lastMoment = due.minus({ milliseconds: 1 });
  return isWorkingDay(lastMoment) ? due : addWorkingDays(lastMoment, 1).plus({ milliseconds: 1 });
};

/** The hours in which people get reminders; outside them, and on days off, a reminder waits. */
export const reminderHours = { from: 8, to: 18 } as const;

/** 8:00 on a day: when the reminders of the day begin. */
export function openingOf(day: DateTime): DateTime {
  return day.startOf('day').set({ hour: reminderHours.from });
}

/** 8:00 on the last working day before a day (an ISO date), ISO in UTC. */
export function workingMorningBefore(day: string): string {
  return isoInUtc(openingOf(workingDayBefore(inWarsaw(day))));
}

/** When a reminder may be sent next, ISO in UTC: now, at 8:00 today, or at 8:00 on the next working day. */
export function nextReminderTime(now: string): string {
  const local = inWarsaw(now);
  if (isWorkingDay(local)) {
    if (local.hour >= reminderHours.from && local.hour < reminderHours.to) return isoInUtc(local);
    if (local.hour < reminderHours.from) return isoInUtc(openingOf(local));
  }
  return isoInUtc(openingOf(addWorkingDays(local, 1)));
}
