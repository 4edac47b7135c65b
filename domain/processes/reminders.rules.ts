import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { addWorkingDays, isWorkingDay } from '../kernel/workingDays.ts';
import { nextWakingTime, waking } from './dueDate.rules.ts';

/**
 * Before the term its executor is reminded; when it has passed, they again; a working day after that their leader.
 */
export const reminderKinds = ['soonDue', 'overdue', 'escalated'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export interface Reminder {
  readonly kind: ReminderKind;
  /** ISO in UTC, in working hours. */
  readonly at: string;
  /** By this it is known whether it was given; a term that is moved is reminded of anew. */
  readonly id: string;
}

/** A term by what its reminders are known by, and the moment at which it is missed, ISO in UTC. */
export interface Term {
  readonly id: string;
  readonly end: string;
}

const local = (at: string): DateTime => DateTime.fromISO(at, { zone: businessZone });
const text = (at: DateTime): string => at.toUTC().toISO() ?? '';

/**
 * The next reminder of a task's term that has not been given; null when all have, or there is no term.
 * @param lastGivenAt when the last one was given, which may be long after its hour: of work that was taken back, say.
 * Times are ISO 8601.
 */
export const nextReminder = (
  due: string | null,
  given: readonly string[],
  now: string,
  lastGivenAt: string | null = null,
): Reminder | null => {
  if (due === null) return null;
  const overdue = nextWakingTime(due);
  const told = lastGivenAt !== null && lastGivenAt > overdue ? lastGivenAt : overdue;
  return firstNotGiven(
    { soonDue: dayBefore(due), overdue, escalated: text(addWorkingDays(local(told), 1)) },
    { id: due, end: due },
    given,
    now,
  );
};

/** The first of a term's reminders that has not been given: at its time, or at once when that has passed. */
export const firstNotGiven = (
  times: Readonly<Record<ReminderKind, string>>,
  term: Term,
  given: readonly string[],
  now: string,
): Reminder | null => {
  for (const kind of reminderKinds) {
    const id = `${kind}:${term.id}`;
    if (given.includes(id)) continue;
    const at = nextWakingTime(times[kind] < now ? now : times[kind]);
    // Nobody says of a term that has passed that it is coming.
    if (kind === 'soonDue' && at >= term.end) continue;
    return { kind, at, id };
  }
  return null;
};

/** A day before the term, while people work; else the morning of the last working day that has begun by then. */
const dayBefore = (due: string): string => {
  const before = local(due).minus({ days: 1 });
  const begun = lastWorkingDay(before);
  const isWorkTime = +begun === +before && before.hour >= waking.from && before.hour < waking.to;
  return text(isWorkTime ? before : begun.startOf('day').set({ hour: waking.from }));
};

const lastWorkingDay = (day: DateTime): DateTime =>
  isWorkingDay(day) ? day : lastWorkingDay(day.minus({ days: 1 }));
