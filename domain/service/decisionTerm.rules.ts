import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { addWorkingDays } from '../kernel/workingDays.ts';
import {
  nextReminderTime,
  openingOf,
  startOfTomorrow,
  workingMorningBefore,
} from '../processes/dueDate.rules.ts';
import { firstNotGiven, type Reminder, type ReminderKind } from '../processes/reminders.rules.ts';

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
  const from = inWarsaw(inputDate);
  return (calendarDays ? from.plus({ days }) : addWorkingDays(from, days)).toFormat('yyyy-MM-dd');
}

/** The moment at which a term is missed: the end of its day, ISO in UTC. */
export function endOfTerm(term: string): string {
  return startOfTomorrow(term);
}

/**
 * When people are reminded of a day that is not to be missed: on the working day before it (`soonDue`), on the first working day
 * after it (`overdue`), and on the next working day (`escalated`).
 */
export function remindersOfDay(term: string): Readonly<Record<ReminderKind, string>> {
  const overdue = nextReminderTime(endOfTerm(term));
  return {
    soonDue: workingMorningBefore(term),
    overdue,
    escalated: isoInUtc(openingOf(addWorkingDays(inWarsaw(overdue), 1))),
  };
}

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
  return firstNotGiven(remindersOfDay(term), { id: term, end: endOfTerm(term) }, givenReminders, now);
}
