import { firstOccurrence, seriesEnd } from '#domain/calendar/occurrences.rules.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { moveExceptions } from './series.ts';

const deciding = ['start', 'end', 'allDay', 'repeats'] as const;

/**
 * A repeated event begins on the first day that its rule gives, and knows how long it lasts. What was changed in its
 * occurrences moves along with it.
 */
export const calendarEventHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const after: Draft = { ...before, ...draft };
    if (typeof after.repeats === 'string' && isOccurrenceOfOther(after))
      throw failFields([{ field: 'repeats', code: 'recurrence_of_occurrence' }]);
    if (before && deciding.every((name) => after[name] === before[name])) return;
    if (typeof after.start !== 'string') return;
    Object.assign(draft, beginningByRule(after));
    draft.lastsUntil = seriesEnd(timesOf({ ...after, ...draft }));
  },
  afterWriteOf: ['start'],
  afterWrite: async (record, before, { tx }) => {
    if (!before || typeof before.repeats !== 'string' || before.start === record.start) return;
    await moveExceptions(tx.sql, record.id, String(before.start), String(record.start));
  },
};

const isOccurrenceOfOther = ({ series, seriesId }: Draft): boolean => (series ?? seriesId ?? null) !== null;

const timesOf = ({ start, end, allDay, repeats }: Draft | AnyRecord) => ({
  start: String(start),
  end: typeof end === 'string' ? end : null,
  allDay: allDay === true,
  repeats: typeof repeats === 'string' ? repeats : null,
});

/** The times of a repeated event, moved on to the first day of its rule. @throws recurrence_empty where it has none */
const beginningByRule = (after: Draft): Draft => {
  const { start, end, repeats } = timesOf(after);
  if (repeats === null) return {};
  const first = firstOccurrence({ start, repeats });
  if (first === null) throw failFields([{ field: 'repeats', code: 'recurrence_empty' }]);
  if (Date.parse(first) === Date.parse(start)) return {};
  const later = Date.parse(first) - Date.parse(start);
  return { start: first, end: end && new Date(Date.parse(end) + later).toISOString() };
};
