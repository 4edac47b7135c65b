import type { DateTime } from 'luxon';
import {
  mostCounted,
  readRule,
  weekdays,
  writtenRule,
  type Frequency,
  type RecurrenceRule,
  type RuleDay,
  type Weekday,
} from '#domain/kernel/recurrence.ts';
import { inWarsaw, warsawDay, warsawNow } from '#domain/kernel/warsawDay.ts';
import { untilIso } from '#domain/labels/recurrenceWords.ts';

/** A rule of repetition as people choose it. `own` is a rule that these choices cannot express. */
export interface RecurrenceDraft {
  readonly often: Frequency | 'own';
  /** The event repeats every so many days, weeks, months or years. */
  readonly interval: number;
  /** The days of a weekly rule. */
  readonly weekdays: readonly Weekday[];
  /** On which day of the month: on the date of the start, on its weekday counted from the first, or on the last such day. */
  readonly on: 'monthDay' | 'nth' | 'last';
  readonly ends: 'endless' | 'until' | 'count';
  /** The last day on which it may occur, as `2026-12-31`. */
  readonly until: string;
  /** How many times it occurs. */
  readonly count: number;
}

/** The largest interval: every 999 days, weeks, months or years. */
export const mostInterval = 999;

/** The start of the event, from the form, as a time in Warsaw. Now, if the form has no valid start. */
const startOf = (start: unknown): DateTime => {
  const parsed = typeof start === 'string' ? inWarsaw(start) : undefined;
  return parsed?.isValid ? parsed : warsawNow();
};

/** The weekday of a start. */
function weekdayOf(start: unknown): Weekday {
  return weekdays[startOf(start).weekday - 1] ?? 'MO';
}

/**
 * The days of the month that a monthly rule may name for this start: its date, its weekday counted from the first, and the
 * last such weekday. For 14 December 2026 they are 14, the second Monday and the last Monday.
 */
export function placesInMonth(start: unknown): {
  readonly day: number;
  readonly nth: RuleDay;
  readonly last: RuleDay;
} {
  const { day } = startOf(start);
  const weekday = weekdayOf(start);
  return { day, nth: { weekday, nth: Math.ceil(day / 7) }, last: { weekday, nth: -1 } };
}

/**
 * A new draft of this frequency: on the day of the start, without an end. `until` and `count` are what is offered when an
 * end is chosen.
 */
export function freshDraft(often: Frequency, start: unknown): RecurrenceDraft {
  return {
    often,
    interval: 1,
    weekdays: [weekdayOf(start)],
    on: 'monthDay',
    ends: 'endless',
    until: startOf(start).plus({ months: 3 }).toFormat('yyyy-MM-dd'),
    count: 10,
  };
}

/** The choices that a rule means for an event that begins at `start`, or `own` if they cannot express it. */
export function draftOf(written: string, start: unknown): RecurrenceDraft {
  const rule = readRule(written);
  const fresh = freshDraft(rule?.freq ?? 'WEEKLY', start);
  if (!rule || !isChoosable(rule) || !followsFrom(rule, start)) return { ...fresh, often: 'own' };
  return { ...fresh, interval: rule.interval, ...daysChosen(rule), ...endChosen(rule) };
}

/** The weekdays of a weekly rule, or the counted weekday of a monthly one. Without them, the days follow from the start. */
const daysChosen = ({ freq, days }: RecurrenceRule): Partial<RecurrenceDraft> => {
  const [day] = days;
  if (!day) return {};
  if (freq === 'WEEKLY') return { weekdays: days.map(({ weekday }) => weekday) };
  return { on: day.nth === -1 ? 'last' : 'nth' };
};

const endChosen = ({ until, count }: RecurrenceRule): Partial<RecurrenceDraft> => {
  if (count !== undefined) return { ends: 'count', count };
  return until === undefined ? {} : { ends: 'until', until: warsawDay(untilIso(until)) };
};

/**
 * Whether a rule can be chosen in words: weekly on some weekdays, monthly on one day of the month or on one counted weekday
 * such as the second Monday, daily or yearly without days. Weeks begin on Monday.
 */
const isChoosable = ({ freq, days, monthDays, months, positions, weekStart }: RecurrenceRule): boolean => {
  if (months.length > 0 || positions.length > 0 || (weekStart !== undefined && weekStart !== 'MO'))
    return false;
  if (freq === 'WEEKLY') return true;
  if (freq !== 'MONTHLY') return days.length === 0 && monthDays.length === 0;
  if (days.length === 0) return monthDays.length <= 1 && monthDays.every((day) => day > 0);
  return days.length === 1 && days.every(({ nth }) => nth !== undefined && (nth > 0 || nth === -1));
};

/**
 * Whether the day of a monthly rule is that of the start, as the choices offer it. Otherwise any choice, such as another
 * interval, would also change the day of the rule.
 */
const followsFrom = ({ freq, days, monthDays }: RecurrenceRule, start: unknown): boolean => {
  if (freq !== 'MONTHLY') return true;
  const { day, nth, last } = placesInMonth(start);
  const isOffered = (ruleDay: RuleDay) =>
    [nth, last].some((each) => each.weekday === ruleDay.weekday && each.nth === ruleDay.nth);
  return days.every(isOffered) && monthDays.every((monthDay) => monthDay === day);
};

/** The weekdays of a weekly rule, or the one weekday of a monthly rule that counts weekdays, such as the second Monday. */
const ruleDays = (draft: RecurrenceDraft, start: unknown): readonly RuleDay[] => {
  if (draft.often === 'WEEKLY')
    return weekdays.filter((weekday) => draft.weekdays.includes(weekday)).map((weekday) => ({ weekday }));
  return draft.often === 'MONTHLY' && draft.on !== 'monthDay' ? [placesInMonth(start)[draft.on]] : [];
};

/** The rule that a draft means for an event that begins at `start`. */
export function ruleOfDraft(
  draft: Omit<RecurrenceDraft, 'often'> & { readonly often: Frequency },
  start: unknown,
): string {
  const { often: freq, interval, ends, count, until } = draft;
  const isMonthDay = freq === 'MONTHLY' && draft.on === 'monthDay';
  return writtenRule({
    freq,
    interval: Math.min(mostInterval, Math.max(1, interval || 1)),
    days: ruleDays(draft, start),
    monthDays: isMonthDay ? [placesInMonth(start).day] : [],
    months: [],
    positions: [],
    ...(ends === 'count' ? { count: Math.min(mostCounted, Math.max(1, count || 1)) } : {}),
    ...(ends === 'until' && until ? { until: until.replaceAll('-', '') } : {}),
  });
}

/**
 * The rule after the start of its event was moved from `before` to `after`: days that followed from the old start now
 * follow from the new one. A rule that people cannot choose, or that does not follow from `before`, stays as it is.
 */
export function ruleAfterMove(written: string, before: unknown, after: unknown): string {
  const draft = draftOf(written, before);
  const { often } = draft;
  if (before === after || often === 'own' || ruleOfDraft({ ...draft, often }, before) !== written)
    return written;
  const isWeekdayOfStart = draft.weekdays.length === 1 && draft.weekdays[0] === weekdayOf(before);
  const moved = { ...draft, often, ...(isWeekdayOfStart ? { weekdays: [weekdayOf(after)] } : {}) };
  return ruleOfDraft(moved, after);
}
