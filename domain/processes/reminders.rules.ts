import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { addWorkingDays, workingDayBefore } from '../kernel/workingDays.ts';
import { nextReminderTime, openingOf, reminderHours } from './dueDate.rules.ts';

/** The executor is reminded before the term and again after it; one working day later their leader is informed. */
const reminderKinds = ['soonDue', 'overdue', 'escalated'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export interface Reminder {
  readonly kind: ReminderKind;
  /** ISO in UTC, in `reminderHours` of a working day. */
  readonly at: string;
  /** By its id a workflow remembers that it gave a reminder. The id contains the term, so a moved term has new reminders. */
  readonly id: string;
}

/** A coming event as people are shown it, without the id by which its workflow knows whether it has happened. */
export function shownNext<K extends string>(
  next: { readonly kind: K; readonly at: string } | null,
): { readonly kind: K; readonly at: string } | null {
  return next && { kind: next.kind, at: next.at };
}

/** A term: the key of its reminders, and the moment at which it is missed, ISO in UTC. */
export interface Term {
  readonly id: string;
  readonly end: string;
}

/**
 * The next reminder of a task's term that was not given; null if all were given, or if there is no term. Times are ISO 8601.
 * @param given the ids of the reminders that were given
 * @param lastGivenAt when the last one was given. This may be long after its time, for example if a done task was reopened. The
 * leader is then informed one working day after that moment, and not at once.
 */
export function nextReminder(
  due: string | null,
  given: readonly string[],
  now: string,
  lastGivenAt: string | null = null,
): Reminder | null {
  if (due === null) return null;
  const overdue = nextReminderTime(due);
  const remindedAt = lastGivenAt !== null && lastGivenAt > overdue ? lastGivenAt : overdue;
  return firstNotGiven(
    { soonDue: dayBefore(due), overdue, escalated: isoInUtc(addWorkingDays(inWarsaw(remindedAt), 1)) },
    { id: due, end: due },
    given,
    now,
  );
}

/**
 * The first reminder of a term that was not given, at its time, or now if that time has passed. Outside the hours of reminders the
 * next working morning is taken. Null if all were given.
 * @param times when each kind is due, ISO in UTC, as `now`
 * @param given the ids of the reminders that were given
 */
export function firstNotGiven(
  times: Readonly<Record<ReminderKind, string>>,
  term: Term,
  given: readonly string[],
  now: string,
): Reminder | null {
  for (const kind of reminderKinds) {
    const id = `${kind}:${term.id}`;
    if (given.includes(id)) continue;
    const at = nextReminderTime(times[kind] < now ? now : times[kind]);
    // There is no reminder of a coming term after the term.
    if (kind === 'soonDue' && at >= term.end) continue;
    return { kind, at, id };
  }
  return null;
}

/**
 * One day before the term. If that is outside the hours of reminders, it is 8:00 on that day. If that is a day off, it is 8:00 on
 * the last working day before it.
 */
const dayBefore = (due: string): string => {
  const before = inWarsaw(due).minus({ days: 1 });
  const workingDay = workingDayBefore(inWarsaw(due));
  // Both have the time of day of the term, so they are the same moment if the day before the term is a working day.
  const isOnWorkingDay = workingDay.toMillis() === before.toMillis();
  const isInHours = isOnWorkingDay && before.hour >= reminderHours.from && before.hour < reminderHours.to;
  return isoInUtc(isInHours ? before : openingOf(workingDay));
};
