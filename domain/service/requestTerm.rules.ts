import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { addWorkingDays, isWorkingDay } from '../kernel/workingDays.ts';
import { nextReminderTime } from '../processes/dueDate.rules.ts';
import { remindersOfDay } from './decisionTerm.rules.ts';

/** The notices about the term of a request or an interaction. Each is given at most once for a term. */
const termKinds = [
  'termSoonDue',
  'termOverdue',
  'termEscalated',
  'requestUnanswered',
  'requestUnansweredEscalated',
] as const;
export type TermKind = (typeof termKinds)[number];

export interface TermNotice {
  readonly kind: TermKind;
  /** ISO in UTC, in working hours. */
  readonly at: string;
}

/** The data of a record that decides when somebody is reminded of it. */
export interface TermFacts {
  /** When it came in, ISO. */
  readonly date: string;
  /** The last day for it, an ISO date. */
  readonly executionTerm: string | null;
  /** Whether somebody of the staff has answered it, or has begun to work on it. */
  readonly isAnswered: boolean;
  readonly isClosed: boolean;
  /** Whether it waits for the customer. Its term does not run during that time. */
  readonly isPaused: boolean;
}

/** After how many working days without an answer somebody is notified; 0 means never. */
export interface AnswerDays {
  readonly remindAfter: number;
  readonly escalateAfter: number;
}

/**
 * The names of the installation's settings about requests that nobody answers. `escalateTo` says whom the
 * escalation notifies: the leaders of the person who did not act, the manager of the record, or both.
 */
export const answerSettings = {
  remindAfter: 'requestReminderDays',
  escalateAfter: 'requestEscalationDays',
  escalateTo: 'requestEscalationTo',
} as const;

/** The days without a setting: the person is notified after one working day, and their leader after two. */
export const usualAnswerDays: AnswerDays = { remindAfter: 1, escalateAfter: 2 };

/** About a working year. A larger number in a setting counts as a mistake, so the usual days are used instead of it. */
const mostDays = 250;
const daysIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostDays ? value : otherwise;

/** The working days from the installation's settings. A value that cannot be read counts as not set. */
export function answerDaysOf(remindAfter: unknown, escalateAfter: unknown): AnswerDays {
  return {
    remindAfter: daysIn(remindAfter, usualAnswerDays.remindAfter),
    escalateAfter: daysIn(escalateAfter, usualAnswerDays.escalateAfter),
  };
}

/**
 * The notices about a request or an interaction, in order of time. Three are at 8:00: on the working day before its term, on the
 * first working day after it, and on the next one, when the person's leader is notified. Two more come as many working days after
 * it came in as the settings say, if nobody has answered. There are none while it is closed or waits for the customer.
 */
export function termNotices(facts: TermFacts, days: AnswerDays): readonly TermNotice[] {
  if (facts.isClosed || facts.isPaused) return [];
  const ofTerm = facts.executionTerm === null ? [] : noticesOfTerm(facts.executionTerm);
  const ofAnswer = facts.isAnswered ? [] : noticesOfAnswer(facts.date, days);
  return [...ofTerm, ...ofAnswer].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const noticesOfTerm = (term: string): TermNotice[] => {
  const { soonDue, overdue, escalated } = remindersOfDay(term);
  return [
    { kind: 'termSoonDue', at: soonDue },
    { kind: 'termOverdue', at: overdue },
    { kind: 'termEscalated', at: escalated },
  ];
};

const noticesOfAnswer = (date: string, { remindAfter, escalateAfter }: AnswerDays): TermNotice[] => {
  const after = (days: number): string => nextReminderTime(isoInUtc(addWorkingDays(inWarsaw(date), days)));
  return [
    ...(remindAfter > 0 ? [{ kind: 'requestUnanswered' as const, at: after(remindAfter) }] : []),
    ...(escalateAfter > 0 ? [{ kind: 'requestUnansweredEscalated' as const, at: after(escalateAfter) }] : []),
  ];
};

/** The moment of the first notice after the moment `after`; null if there is none. */
export function nextNoticeAt(notices: readonly TermNotice[], after: string): string | null {
  return notices.find(({ at }) => Date.parse(at) > Date.parse(after))?.at ?? null;
}

/** The notices of one moment. */
export function noticesAt(notices: readonly TermNotice[], moment: string): readonly TermKind[] {
  return notices.filter(({ at }) => Date.parse(at) === Date.parse(moment)).map(({ kind }) => kind);
}

/** The term after a pause: it moves by the number of working days that began during the pause. Moments are ISO. */
export function resumedTerm(term: string, pausedAt: string, now: string): string {
  let workingDays = 0;
  const last = inWarsaw(now).startOf('day');
  for (let day = inWarsaw(pausedAt).startOf('day'); day < last;) {
    day = day.plus({ days: 1 });
    if (isWorkingDay(day)) workingDays += 1;
  }
  return addWorkingDays(inWarsaw(term), workingDays).toFormat('yyyy-MM-dd');
}
