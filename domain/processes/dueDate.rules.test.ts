import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { businessZone } from '../kernel/time.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { dueAfterWorkingDays, dueByTemplate, nextReminderTime, startOfTomorrow } from './dueDate.rules.ts';

const template = (settings = {}) => ({
  executionDays: 0,
  executionHours: 0,
  executionMinutes: 0,
  currentDateExecution: false,
  ...settings,
});
/** Friday, 14:00 in Warsaw (UTC+1). Times below are in UTC. */
const friday = '2026-11-20T13:00:00.000Z';

it('without a term a task is due at the start of tomorrow in Warsaw, also when that is a Saturday', () => {
  expect(startOfTomorrow(friday)).toBe('2026-11-20T23:00:00.000Z');
  expect(startOfTomorrow('2026-06-30T22:30:00.000Z')).toBe('2026-07-01T22:00:00.000Z');
});

it.each([
  ['no days: the end of today', 0, '2026-11-20T23:00:00.000Z'],
  ['one working day over a weekend', 1, '2026-11-23T23:00:00.000Z'],
  ['five working days', 5, '2026-11-27T23:00:00.000Z'],
])('due after working days of a stage: %s', (_what, days, expected) => {
  expect(dueAfterWorkingDays(friday, days)).toBe(expected);
});

it.each([
  ['nothing: tomorrow', template(), '2026-11-20T23:00:00.000Z'],
  ['hours by the clock', template({ executionHours: 3, executionMinutes: 30 }), '2026-11-20T16:30:00.000Z'],
  [
    'working days, and hours on the last of them',
    template({ executionDays: 1, executionHours: 1 }),
    '2026-11-23T14:00:00.000Z',
  ],
  ['hours that would end on a Sunday', template({ executionHours: 48 }), '2026-11-23T13:00:00.000Z'],
  ['hours up to midnight of a Friday', template({ executionHours: 10 }), '2026-11-20T23:00:00.000Z'],
  [
    'today, whatever else',
    template({ executionDays: 9, currentDateExecution: true }),
    '2026-11-20T23:00:00.000Z',
  ],
])('due by a template: %s', (_what, given, expected) => {
  expect(dueByTemplate(friday, given)).toBe(expected);
});

it.each([
  ['at noon of a working day: at once', '2026-11-20T11:00:00.000Z', '2026-11-20T11:00:00.000Z'],
  ['at six in the morning: at eight', '2026-11-20T05:00:00.000Z', '2026-11-20T07:00:00.000Z'],
  ['at six in the evening: at eight of the next day', '2026-11-19T17:00:00.000Z', '2026-11-20T07:00:00.000Z'],
  ['on Friday evening: on Monday', '2026-11-20T18:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['on a holiday: on the day after', '2026-11-11T10:00:00.000Z', '2026-11-12T07:00:00.000Z'],
  [
    'across the end of summer time: at eight local time',
    '2026-10-24T10:00:00.000Z',
    '2026-10-26T07:00:00.000Z',
  ],
  [
    'across the start of summer time and Easter Monday: on Tuesday at eight',
    '2027-03-27T10:00:00.000Z',
    '2027-03-30T06:00:00.000Z',
  ],
])('people are reminded in working hours, %s', (_what, now, expected) => {
  expect(nextReminderTime(now)).toBe(expected);
});

const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
/** The day on which a due time falls; midnight belongs to the day before. */
const lastDay = (due: string) => DateTime.fromISO(due, { zone: businessZone }).minus({ milliseconds: 1 });

it('a due date in working days falls on a working day, after now, and later with more days', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (now, days) => {
      const due = dueAfterWorkingDays(now, days);
      expect(isWorkingDay(lastDay(due))).toBe(true);
      expect(Date.parse(due)).toBeGreaterThan(Date.parse(now));
      expect(Date.parse(dueAfterWorkingDays(now, days + 1))).toBeGreaterThan(Date.parse(due));
    }),
  );
});

it('a due date by template never falls on a day off if it starts on a working day or gives days', () => {
  const times = fc.record({
    executionDays: fc.integer({ min: 0, max: 30 }),
    executionHours: fc.integer({ min: 0, max: 200 }),
    executionMinutes: fc.integer({ min: 1, max: 59 }),
  });
  fc.assert(
    fc.property(moments, times, (now, time) => {
      fc.pre(time.executionDays > 0 || isWorkingDay(DateTime.fromISO(now, { zone: businessZone })));
      const due = dueByTemplate(now, template(time));
      expect(isWorkingDay(lastDay(due))).toBe(true);
      expect(Date.parse(due)).toBeGreaterThan(Date.parse(now));
    }),
  );
});
