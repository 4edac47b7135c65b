import { changeForGuests } from '#domain/calendar/invitation.rules.ts';
import { endOfOccurrence, firstOccurrence, seriesEnd } from '#domain/calendar/occurrences.rules.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { endReminders, moveReminders } from './eventReminders.ts';
import { inviteGuests, unanswered } from './inviteGuests.ts';
import { changedOccurrenceIds, moveExceptions } from './series.ts';

/** The fields from which the first day and the end of a repeated event follow. */
const timeFields = ['start', 'end', 'allDay', 'repeats'] as const;

/**
 * A repeated event (a series) begins on the first day that its rule gives, and stores when it ends for the last time
 * (`lastsUntil`). Its exceptions, dates that do not take place by the rule, move along with it. The guests of any event are informed
 * of changes that concern them, and the reminders of its dates follow the dates.
 */
export const calendarEventHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const after: Draft = { ...before, ...draft };
    if (typeof after.repeats === 'string' && isOccurrenceOfOther(after))
      throw failFields([{ field: 'repeats', code: 'recurrence_of_occurrence' }]);
    const hasSameTimes = before && timeFields.every((name) => after[name] === before[name]);
    if (!hasSameTimes && typeof after.start === 'string') {
      Object.assign(draft, beginningByRule(after));
      // The end is computed from the beginning that the line above has set.
      draft.lastsUntil = seriesEnd(timesOf({ ...after, ...draft }));
    }
    // An event has an organizer from its first invitation on.
    if (before?.organizer) countVersion(draft, before);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    if (before && typeof before.repeats === 'string' && before.start !== record.start)
      await moveExceptions(tx.sql, record.id, String(before.start), String(record.start));
    await inviteGuests(tx, actor.userId ?? null, record);
    const { seriesId } = record;
    // When a series is marked for deletion or restored, the reminders of its dates that are records of their own end or come back.
    const isMarkChanged = before !== undefined && before.markedToDelete !== record.markedToDelete;
    const changedIds = isMarkChanged ? await changedOccurrenceIds(tx.sql, record.id) : [];
    await moveReminders(tx, [record.id, ...(typeof seriesId === 'number' ? [seriesId] : []), ...changedIds]);
  },
  beforeDelete: async (record, { tx, actor }) => {
    // `true`: the event does not take place any more.
    await inviteGuests(tx, actor.userId ?? null, record, true);
    await endReminders(tx, record.id);
  },
};

/** A change that guests are told of makes a new version. If they are also asked again, their answers are removed. */
const countVersion = (draft: Draft, before: AnyRecord): void => {
  const { tells, asks } = changeForGuests(before, { ...before, ...draft });
  if (tells) draft.sequence = Number(before.sequence ?? 0) + 1;
  if (asks) draft.guests = unanswered(draft.guests ?? before.guests);
  if (asks || draft.guests !== undefined) dropOldDateAnswers(draft, before, asks);
};

/**
 * Removes answers to single dates: all of them if guests are asked again (`asks`), otherwise those of people who are no longer
 * guests.
 */
const dropOldDateAnswers = (draft: Draft, before: AnyRecord, asks: boolean): void => {
  const answers = withLowerEmails(before.dateAnswers);
  const guestEmails = new Set(withLowerEmails(draft.guests).map(({ email }) => email));
  const remaining = asks ? [] : answers.filter(({ email }) => guestEmails.has(email));
  if (remaining.length < answers.length) draft.dateAnswers = remaining;
};

/** The rows of guests or answers, with their addresses in lower case. */
const withLowerEmails = (rows: unknown): readonly { readonly email: string }[] =>
  (Array.isArray(rows) ? (rows as readonly { readonly email: string }[]) : []).map((row) => ({
    ...row,
    email: row.email.toLowerCase(),
  }));

/** Whether an event is one date of a series. A draft names the series as `series`, a stored record has it as `seriesId`. */
const isOccurrenceOfOther = ({ series, seriesId }: Draft): boolean => (series ?? seriesId ?? null) !== null;

const timesOf = ({ start, end, allDay, repeats }: Draft | AnyRecord) => ({
  start: String(start),
  end: typeof end === 'string' ? end : null,
  allDay: allDay === true,
  repeats: typeof repeats === 'string' ? repeats : null,
});

/**
 * The times of a repeated event, moved on to the first day of its rule; empty if nothing is to be moved.
 * @throws recurrence_empty if the rule gives no day
 */
const beginningByRule = (after: Draft): Draft => {
  const times = timesOf(after);
  const { start, repeats } = times;
  if (repeats === null) return {};
  const first = firstOccurrence({ start, repeats });
  if (first === null) throw failFields([{ field: 'repeats', code: 'recurrence_empty' }]);
  if (Date.parse(first) === Date.parse(start)) return {};
  return { start: first, end: endOfOccurrence(times, first) };
};
