import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { addWorkingDays, isWorkingDay } from '../kernel/workingDays.ts';
import { nextWakingTime, waking } from '../processes/dueDate.rules.ts';
import { firstNotGiven, type Reminder } from '../processes/reminders.rules.ts';

const dayOf = (day: string): DateTime => DateTime.fromISO(day, { zone: businessZone });

/** Today, as Warsaw counts days. */
export const warsawToday = (now: string): string => dayOf(now).toFormat('yyyy-MM-dd');

/** The last day for a decision: so many working days after the day a reclamation came in. Days are ISO dates. */
export const decisionTerm = (inputDate: string, days: number): string =>
  addWorkingDays(dayOf(inputDate), days).toFormat('yyyy-MM-dd');

/** The moment at which a term is missed: the end of its day, ISO in UTC. */
export const endOfTerm = (term: string): string => text(dayOf(term).plus({ days: 1 }).startOf('day'));

const text = (at: DateTime): string => at.toUTC().toISO() ?? '';

const morningOf = (day: DateTime): DateTime => day.startOf('day').set({ hour: waking.from });

const workingDayBefore = (day: DateTime): DateTime => {
  const before = day.minus({ days: 1 });
  return isWorkingDay(before) ? before : workingDayBefore(before);
};

/**
 * The next reminder of a decision that has not been given: at eight in the morning of the working day before the term,
 * of the first one after it, and of the one after that, when the manager's leader hears of it.
 * @param term the last day for the decision; null where nobody has set one
 * @param given ids of reminders given before
 * @param now ISO 8601
 */
export const nextDecisionReminder = (
  term: string | null,
  given: readonly string[],
  now: string,
): Reminder | null => {
  if (term === null) return null;
  const overdue = nextWakingTime(endOfTerm(term));
  return firstNotGiven(
    {
      soonDue: text(morningOf(workingDayBefore(dayOf(term)))),
      overdue,
      escalated: text(morningOf(addWorkingDays(dayOf(overdue), 1))),
    },
    { id: term, end: endOfTerm(term) },
    given,
    now,
  );
};
