import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { businessZone } from '../kernel/time.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { nextReminder, type Reminder } from './reminders.rules.ts';

/** All notices of a term, in order, if the reminding process never stops. */
const all = (due: string, from: string): Reminder[] => {
  const told: Reminder[] = [];
  for (let now = from; ;) {
    const ids = told.map(({ id }) => id);
    const reminder = nextReminder(due, ids, now, told.at(-1)?.at ?? null);
    if (!reminder) return told;
    told.push(reminder);
    now = reminder.at;
  }
};
const times = (due: string, from: string) =>
  all(due, from).map(({ kind, at }) => `${kind} ${at.slice(0, 16)}`);

// The rule; the term; the moment from which it is watched; the reminders, each with its moment in UTC. Reminders are given in
// working hours, from 8:00 to 18:00 in Warsaw: 8:00 is 07:00 UTC in winter and 06:00 UTC in summer.
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
    'a term on Monday is told of on Friday morning',
    '2026-11-23T09:30:00.000Z',
    '2026-11-16T10:00:00.000Z',
    ['soonDue 2026-11-20T07:00', 'overdue 2026-11-23T09:30', 'escalated 2026-11-24T09:30'],
  ],
  [
    'a term in the evening is told of on the morning of the day before, not in the night',
    '2026-11-19T20:30:00.000Z',
    '2026-11-16T10:00:00.000Z',
    ['soonDue 2026-11-18T07:00', 'overdue 2026-11-20T07:00', 'escalated 2026-11-23T07:00'],
  ],
  [
    'over Christmas before it, and after it',
    '2026-12-27T23:00:00.000Z',
    '2026-12-14T10:00:00.000Z',
    ['soonDue 2026-12-23T07:00', 'overdue 2026-12-28T07:00', 'escalated 2026-12-29T07:00'],
  ],
  [
    'the leader hears of what was taken back long after its term a working day after its executor',
    '2026-11-05T10:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
    ['overdue 2026-11-20T11:00', 'escalated 2026-11-23T11:00'],
  ],
  [
    'at eight as people see it, in the night when clocks go back',
    '2026-10-25T23:00:00.000Z',
    '2026-10-20T10:00:00.000Z',
    ['soonDue 2026-10-23T06:00', 'overdue 2026-10-26T07:00', 'escalated 2026-10-27T07:00'],
  ],
  [
    'at eight as people see it, in the night when clocks go forward',
    '2026-03-29T22:00:00.000Z',
    '2026-03-26T10:00:00.000Z',
    ['soonDue 2026-03-27T07:00', 'overdue 2026-03-30T06:00', 'escalated 2026-03-31T06:00'],
  ],
])('%s', (_rule, due, from, expected) => {
  expect(times(due, from)).toEqual(expected);
});

it('a term that is moved is reminded of anew, one without a term never', () => {
  const given = all('2026-11-19T23:00:00.000Z', '2026-11-16T10:00:00.000Z').map(({ id }) => id);
  expect(nextReminder('2026-11-26T23:00:00.000Z', given, '2026-11-24T10:00:00.000Z')?.kind).toBe('soonDue');
  expect(nextReminder(null, [], '2026-11-24T10:00:00.000Z')).toBeNull();
});

const workingDaysBetween = (from: DateTime, to: DateTime): number => {
  let days = 0;
  for (let day = from.startOf('day').plus({ days: 1 }); day < to; day = day.plus({ days: 1 }))
    if (isWorkingDay(day)) days += 1;
  return days;
};
const inWarsaw = (at: string) => DateTime.fromISO(at, { zone: businessZone });

it('each reminder is sent once, in order and in working hours; the first only if a working day is left before the term, the leader’s one working day later', () => {
  const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: -20 * 24 * 60, max: 40 * 24 * 60 }), (due, minutesLeft) => {
      const end = due.toISOString();
      const from = DateTime.fromJSDate(due).minus({ minutes: minutesLeft }).toUTC().toISO() ?? '';
      const told = all(end, from);
      const at = (kind: string) => told.find((each) => each.kind === kind)?.at ?? '';
      expect(told.map(({ kind }) => kind)).toEqual(
        at('soonDue') ? ['soonDue', 'overdue', 'escalated'] : ['overdue', 'escalated'],
      );
      expect(told.map((each) => each.at)).toEqual(told.map((each) => each.at).toSorted());
      for (const each of told) {
        const local = inWarsaw(each.at);
        expect(isWorkingDay(local)).toBe(true);
        expect(local.hour).toBeGreaterThanOrEqual(8);
        expect(local.hour).toBeLessThan(18);
      }
      if (at('soonDue')) expect(at('soonDue') < end).toBe(true);
      if (workingDaysBetween(inWarsaw(from), inWarsaw(end)) > 1) expect(at('soonDue')).not.toBe('');
      expect(at('overdue') >= end).toBe(true);
      expect(inWarsaw(at('escalated')).startOf('day') > inWarsaw(at('overdue')).startOf('day')).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** A task due at ten on a day; when its executor hears that it is late, and when their leader does: as clocks of Warsaw show. */
const toldLate = (day: string): string[] => {
  const due = inWarsaw(`${day}T10:00`);
  return all(due.toUTC().toISO() ?? '', due.minus({ days: 14 }).toUTC().toISO() ?? '')
    .filter(({ kind }) => kind !== 'soonDue')
    .map(({ at }) => inWarsaw(at).toFormat('MM-dd HH:mm'));
};

it.each([
  ['New Year', '2026-01-01', ['01-02 08:00', '01-05 08:00']],
  ['Epiphany', '2026-01-06', ['01-07 08:00', '01-08 08:00']],
  ['the Saturday before clocks go forward', '2026-03-28', ['03-30 08:00', '03-31 08:00']],
  ['Holy Saturday', '2026-04-04', ['04-07 08:00', '04-08 08:00']],
  ['Easter Monday', '2026-04-06', ['04-07 08:00', '04-08 08:00']],
  ['the working day between two holidays of May', '2026-04-30', ['04-30 10:00', '05-04 10:00']],
  ['the first of May', '2026-05-01', ['05-04 08:00', '05-05 08:00']],
  ['Pentecost', '2026-05-24', ['05-25 08:00', '05-26 08:00']],
  ['Corpus Christi', '2026-06-04', ['06-05 08:00', '06-08 08:00']],
  ['the day before Corpus Christi', '2026-06-03', ['06-03 10:00', '06-05 10:00']],
  ['Assumption, a Saturday', '2026-08-15', ['08-17 08:00', '08-18 08:00']],
  ['the Saturday before clocks go back', '2026-10-24', ['10-26 08:00', '10-27 08:00']],
  ['All Saints', '2026-11-01', ['11-02 08:00', '11-03 08:00']],
  ['Independence Day', '2026-11-11', ['11-12 08:00', '11-13 08:00']],
  ['Christmas Eve, a day off since 2025', '2026-12-24', ['12-28 08:00', '12-29 08:00']],
  ['Christmas Eve of 2024, when people worked', '2024-12-24', ['12-24 10:00', '12-27 10:00']],
  ['the last day of a year', '2026-12-31', ['12-31 10:00', '01-04 10:00']],
])(
  'a term on %s reminds nobody on a day off, and the leader a working day after the executor',
  (_day, day, told) => {
    expect(toldLate(day)).toEqual(told);
  },
);
