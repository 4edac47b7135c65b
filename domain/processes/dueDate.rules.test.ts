import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { businessZone } from '../kernel/time.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { dueAfterWorkingDays, dueByTemplate, nextWakingTime, startOfTomorrow } from './dueDate.rules.ts';

const left = (traits = {}) => ({
  executionDays: 0,
  executionHours: 0,
  executionMinutes: 0,
  currentDateExecution: false,
  ...traits,
});
const friday = '2026-11-20T13:00:00.000Z';

it('without a term a task is due at the start of tomorrow in Warsaw, also when that is a Saturday', () => {
  expect(startOfTomorrow(friday)).toBe('2026-11-20T23:00:00.000Z');
  expect(startOfTomorrow('2026-06-30T22:30:00.000Z')).toBe('2026-07-01T22:00:00.000Z');
});

it.each([
  ['no days: the end of today', 0, '2026-11-20T23:00:00.000Z'],
  ['one working day over a weekend', 1, '2026-11-23T23:00:00.000Z'],
  ['five working days', 5, '2026-11-27T23:00:00.000Z'],
])('a stage leaves working days, %s', (_what, days, expected) => {
  expect(dueAfterWorkingDays(friday, days)).toBe(expected);
});

it.each([
  ['nothing: tomorrow', left(), '2026-11-20T23:00:00.000Z'],
  ['hours by the clock', left({ executionHours: 3, executionMinutes: 30 }), '2026-11-20T16:30:00.000Z'],
  [
    'working days, and hours on the last of them',
    left({ executionDays: 1, executionHours: 1 }),
    '2026-11-23T14:00:00.000Z',
  ],
  ['hours that would end on a Sunday', left({ executionHours: 48 }), '2026-11-23T13:00:00.000Z'],
  ['hours up to midnight of a Friday', left({ executionHours: 10 }), '2026-11-20T23:00:00.000Z'],
  [
    'today, whatever else',
    left({ executionDays: 9, currentDateExecution: true }),
    '2026-11-20T23:00:00.000Z',
  ],
])('a template leaves %s', (_what, template, expected) => {
  expect(dueByTemplate(friday, template)).toBe(expected);
});

it.each([
  ['at noon of a working day: at once', '2026-11-20T11:00:00.000Z', '2026-11-20T11:00:00.000Z'],
  ['at six in the morning: at eight', '2026-11-20T05:00:00.000Z', '2026-11-20T07:00:00.000Z'],
  ['at six in the evening: at eight of the next day', '2026-11-19T17:00:00.000Z', '2026-11-20T07:00:00.000Z'],
  ['on Friday evening: on Monday', '2026-11-20T18:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['on a holiday: on the day after', '2026-11-11T10:00:00.000Z', '2026-11-12T07:00:00.000Z'],
  [
    'over the night when clocks go back: at eight as people see it',
    '2026-10-24T10:00:00.000Z',
    '2026-10-26T07:00:00.000Z',
  ],
  ['over the night when clocks go forward', '2027-03-27T10:00:00.000Z', '2027-03-30T06:00:00.000Z'],
])('people are reminded in working hours, %s', (_what, now, expected) => {
  expect(nextWakingTime(now)).toBe(expected);
});

const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
/** The day that a term ends; midnight is the end of the day before. */
const lastDay = (due: string) => DateTime.fromISO(due, { zone: businessZone }).minus({ milliseconds: 1 });

it('a term of working days ends on a working day, after the moment in which it was given', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (now, days) => {
      const due = dueAfterWorkingDays(now, days);
      expect(isWorkingDay(lastDay(due))).toBe(true);
      expect(Date.parse(due)).toBeGreaterThan(Date.parse(now));
      expect(Date.parse(dueAfterWorkingDays(now, days + 1))).toBeGreaterThan(Date.parse(due));
    }),
  );
});

it('what a template leaves from a working day on never ends on a day off', () => {
  const times = fc.record({
    executionDays: fc.integer({ min: 0, max: 30 }),
    executionHours: fc.integer({ min: 0, max: 200 }),
    executionMinutes: fc.integer({ min: 1, max: 59 }),
  });
  fc.assert(
    fc.property(moments, times, (now, time) => {
      fc.pre(time.executionDays > 0 || isWorkingDay(DateTime.fromISO(now, { zone: businessZone })));
      const due = dueByTemplate(now, left(time));
      expect(isWorkingDay(lastDay(due))).toBe(true);
      expect(Date.parse(due)).toBeGreaterThan(Date.parse(now));
    }),
  );
});
