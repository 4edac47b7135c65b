import { DateTime } from 'luxon';
import { businessZone } from '../kernel/time.ts';
import { addWorkingDays, isWorkingDay } from '../kernel/workingDays.ts';
import { nextReminderTime, waking } from '../processes/dueDate.rules.ts';
import { endOfTerm } from './decisionTerm.rules.ts';

/** What a request or an interaction is about to be noticed for, each at most once for a term. */
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

/** What of a record decides when somebody is reminded of it. */
export interface TermFacts {
  /** When it came in, ISO. */
  readonly date: string;
  /** The last day for it, an ISO date. */
  readonly executionTerm: string | null;
  /** Somebody of the house has answered, or has begun with it. */
  readonly isAnswered: boolean;
  readonly isClosed: boolean;
  /** It waits for the customer, and its term does not run. */
  readonly isPaused: boolean;
}

/** After how many working days without an answer somebody is notified; 0 means never. */
export interface AnswerDays {
  readonly remindAfter: number;
  readonly escalateAfter: number;
}

/** The settings of the installation about requests that nobody answers. */
export const answerSettings = {
  remindAfter: 'requestReminderDays',
  escalateAfter: 'requestEscalationDays',
  escalateTo: 'requestEscalationTo',
} as const;

/** Without a setting: the person after one working day, and who leads them after two. */
export const usualAnswerDays: AnswerDays = { remindAfter: 1, escalateAfter: 2 };

const mostDays = 250;
const daysIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostDays ? value : otherwise;

/** The working days of the installation's settings; what cannot be read counts as not set. */
export function answerDaysOf(remindAfter: unknown, escalateAfter: unknown): AnswerDays {
  return {
    remindAfter: daysIn(remindAfter, usualAnswerDays.remindAfter),
    escalateAfter: daysIn(escalateAfter, usualAnswerDays.escalateAfter),
  };
}

const local = (at: string): DateTime => DateTime.fromISO(at, { zone: businessZone });
const text = (at: DateTime): string => at.toUTC().toISO() ?? '';
const morningOf = (day: DateTime): DateTime => day.startOf('day').set({ hour: waking.from });
const workingDayBefore = (day: DateTime): DateTime => {
  const before = day.minus({ days: 1 });
  return isWorkingDay(before) ? before : workingDayBefore(before);
};

/**
 * When somebody is reminded of a request or an interaction, in order: at 8:00 on the working day before its term, on the first
 * one after it, and on the next one, when the person's superior is notified; and as many working days after it came in as the
 * settings say, as long as nobody has answered. A closed one, or one that waits for the customer, reminds of nothing.
 */
export function termNotices(facts: TermFacts, days: AnswerDays): readonly TermNotice[] {
  if (facts.isClosed || facts.isPaused) return [];
  const ofTerm = facts.executionTerm === null ? [] : noticesOfTerm(facts.executionTerm);
  const ofAnswer = facts.isAnswered ? [] : noticesOfAnswer(facts.date, days);
  return [...ofTerm, ...ofAnswer].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const noticesOfTerm = (term: string): TermNotice[] => {
  const overdue = nextReminderTime(endOfTerm(term));
  return [
    { kind: 'termSoonDue', at: text(morningOf(workingDayBefore(local(term)))) },
    { kind: 'termOverdue', at: text(local(overdue)) },
    { kind: 'termEscalated', at: text(morningOf(addWorkingDays(local(overdue), 1))) },
  ];
};

const noticesOfAnswer = (date: string, { remindAfter, escalateAfter }: AnswerDays): TermNotice[] => {
  const after = (days: number): string =>
    text(local(nextReminderTime(text(addWorkingDays(local(date), days)))));
  return [
    ...(remindAfter > 0 ? [{ kind: 'requestUnanswered' as const, at: after(remindAfter) }] : []),
    ...(escalateAfter > 0 ? [{ kind: 'requestUnansweredEscalated' as const, at: after(escalateAfter) }] : []),
  ];
};

/** The moment of the first notice after a moment; null if nothing more comes. */
export function nextNoticeAt(notices: readonly TermNotice[], after: string): string | null {
  return notices.find(({ at }) => Date.parse(at) > Date.parse(after))?.at ?? null;
}

/** The notices of one moment. */
export function noticesAt(notices: readonly TermNotice[], moment: string): readonly TermKind[] {
  return notices.filter(({ at }) => Date.parse(at) === Date.parse(moment)).map(({ kind }) => kind);
}

/** The term after a pause: as many working days later as have begun since. Both moments are ISO. */
export function resumedTerm(term: string, pausedAt: string, now: string): string {
  let left = 0;
  const last = local(now).startOf('day');
  for (let day = local(pausedAt).startOf('day'); day < last;) {
    day = day.plus({ days: 1 });
    if (isWorkingDay(day)) left += 1;
  }
  return addWorkingDays(local(term), left).toFormat('yyyy-MM-dd');
}
