import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { addWorkingDays } from '../kernel/workingDays.ts';
import { nextWakingTime } from './dueDate.rules.ts';

/** A day before the term its executor is reminded; when it has passed, they again; a working day later their leader. */
export const reminderKinds = ['soonDue', 'overdue', 'escalated'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export interface Reminder {
  readonly kind: ReminderKind;
  /** ISO in UTC, in working hours. */
  readonly at: string;
  /** By this it is known whether it was given; a term that is moved is reminded of anew. */
  readonly id: string;
}

const local = (at: string): DateTime => DateTime.fromISO(at, { zone: businessZone });
const text = (at: DateTime): string => at.toUTC().toISO() ?? '';

/** The next reminder of a term that has not been given; null when all have, or there is no term. Times are ISO 8601. */
export const nextReminder = (due: string | null, given: readonly string[], now: string): Reminder | null => {
  if (due === null) return null;
  const overdue = nextWakingTime(due);
  const times: Record<ReminderKind, string> = {
    soonDue: nextWakingTime(text(local(due).minus({ days: 1 }))),
    overdue,
    escalated: nextWakingTime(text(addWorkingDays(local(overdue), 1))),
  };
  for (const kind of reminderKinds) {
    const id = `${kind}:${due}`;
    if (given.includes(id)) continue;
    const at = times[kind] < now ? nextWakingTime(now) : times[kind];
    // A term that is nearer than a day was told when the task was given.
    if (kind === 'soonDue' && at >= due) continue;
    return { kind, at, id };
  }
  return null;
};
