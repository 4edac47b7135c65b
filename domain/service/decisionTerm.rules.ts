import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { addWorkingDays, isWorkingDay } from '../kernel/workingDays.ts';
import { nextReminderTime, waking } from '../processes/dueDate.rules.ts';
import { firstNotGiven, type Reminder } from '../processes/reminders.rules.ts';

const dayOf = (day: string): DateTime => DateTime.fromISO(day, { zone: businessZone });

/** The time that a type of reclamation gives for a decision. */
export interface DecisionDays {
  readonly days: number;
  /** Whether days off count too. */
  readonly calendarDays: boolean;
}

/** Used for a reclamation without a type. */
export const daysWithoutType: DecisionDays = { days: 14, calendarDays: false };

/** The last day for a decision: `days` after the day on which the reclamation came in. Days are ISO dates. */
export function decisionTerm(inputDate: string, { days, calendarDays }: DecisionDays): string {
  const from = dayOf(inputDate);
  return (calendarDays ? from.plus({ days }) : addWorkingDays(from, days)).toFormat('yyyy-MM-dd');
}

/** The moment at which a term is missed: the end of its day, ISO in UTC. */
export function endOfTerm(term: string): string {
  return utc(dayOf(term).plus({ days: 1 }).startOf('day'));
}

const utc = (at: DateTime): string => at.toUTC().toISO() ?? '';

const morningOf = (day: DateTime): DateTime => day.startOf('day').set({ hour: waking.from });

const workingDayBefore = (day: DateTime): DateTime => {
  const before = day.minus({ days: 1 });
  return isWorkingDay(before) ? before : workingDayBefore(before);
};

/**
 * The next decision reminder that was not given: at 8:00 on the working day before the term, on the first working day after it,
 * and on the next one, when the manager's leader is informed.
 * @param term the last day for the decision; null if none is set
 * @param givenReminders ids of the reminders that were given
 * @param now ISO 8601
 */
export function nextDecisionReminder(
  term: string | null,
  givenReminders: readonly string[],
  now: string,
): Reminder | null {
  if (term === null) return null;
  const overdue = nextReminderTime(endOfTerm(term));
  return firstNotGiven(
    {
      soonDue: utc(morningOf(workingDayBefore(dayOf(term)))),
      overdue,
      escalated: utc(morningOf(addWorkingDays(dayOf(overdue), 1))),
    },
    { id: term, end: endOfTerm(term) },
    givenReminders,
    now,
  );
}
