import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { businessZone } from '../kernel/time.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { nextReminder, type Reminder } from './reminders.rules.ts';

/** Everything that is told of a term, in order, when whoever reminds is always there. */
const all = (due: string, from: string): Reminder[] => {
  const told: Reminder[] = [];
  for (let now = from; ;) {
    const reminder = nextReminder(
      due,
      told.map(({ id }) => id),
      now,
    );
    if (!reminder) return told;
    told.push(reminder);
    now = reminder.at;
  }
};
const times = (due: string, from: string) =>
  all(due, from).map(({ kind, at }) => `${kind} ${at.slice(0, 16)}`);

it.each([
  [
    'on working days',
    '2026-11-19T23:00:00.000Z',
    '2026-11-16T10:00:00.000Z',
    ['soonDue 2026-11-19T07:00', 'overdue 2026-11-20T07:00', 'escalated 2026-11-23T07:00'],
  ],
  [
    'a term on Friday night waits for Monday',
    '2026-11-20T23:00:00.000Z',
    '2026-11-16T10:00:00.000Z',
    ['soonDue 2026-11-20T07:00', 'overdue 2026-11-23T07:00', 'escalated 2026-11-24T07:00'],
  ],
  [
    'a term nearer than a day is not told of twice',
    '2026-11-19T12:00:00.000Z',
    '2026-11-19T11:00:00.000Z',
    ['soonDue 2026-11-19T11:00', 'overdue 2026-11-19T12:00', 'escalated 2026-11-20T12:00'],
  ],
  [
    'at eight as people see it, in the night when clocks go back',
    '2026-10-25T23:00:00.000Z',
    '2026-10-20T10:00:00.000Z',
    ['overdue 2026-10-26T07:00', 'escalated 2026-10-27T07:00'],
  ],
  [
    'at eight as people see it, in the night when clocks go forward',
    '2026-03-29T22:00:00.000Z',
    '2026-03-26T10:00:00.000Z',
    ['overdue 2026-03-30T06:00', 'escalated 2026-03-31T06:00'],
  ],
])('%s', (_rule, due, from, expected) => {
  expect(times(due, from)).toEqual(expected);
});

it('a term that is moved is reminded of anew, one without a term never', () => {
  const given = all('2026-11-19T23:00:00.000Z', '2026-11-16T10:00:00.000Z').map(({ id }) => id);
  expect(nextReminder('2026-11-26T23:00:00.000Z', given, '2026-11-24T10:00:00.000Z')?.kind).toBe('soonDue');
  expect(nextReminder(null, [], '2026-11-24T10:00:00.000Z')).toBeNull();
});

it('each is told once, in order, in working hours, and none before the day before', () => {
  const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 * 24 * 60 }), (due, minutesLeft) => {
      const from = DateTime.fromJSDate(due).minus({ minutes: minutesLeft }).toUTC().toISO() ?? '';
      const told = all(due.toISOString(), from);
      expect(new Set(told.map(({ kind }) => kind)).size).toBe(told.length);
      expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted());
      for (const { at } of told) {
        const local = DateTime.fromISO(at, { zone: businessZone });
        expect(isWorkingDay(local)).toBe(true);
        expect(local.hour).toBeGreaterThanOrEqual(8);
        expect(local.hour).toBeLessThan(18);
        expect(at >= (DateTime.fromJSDate(due).minus({ days: 1 }).toUTC().toISO() ?? '')).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
