import fc from 'fast-check';
import { DateTime } from 'luxon';
// `rrule` is CommonJS in Node, so it has only a default import.
// Its module for bundlers, which lint reads, has none.
// oxlint-disable-next-line import/default
import rrule from 'rrule';
import { describe, expect, it } from 'vitest';
import { readRule, weekdays, writtenRule, type RecurrenceRule } from '../kernel/recurrence.ts';
import {
  endOfOccurrence,
  firstOccurrence,
  isOccurrence,
  nextOccurrence,
  occurrencesIn,
  seriesEnd,
  type Series,
} from './occurrences.rules.ts';

const zone = 'Europe/Warsaw';
const local = (written: string): string => DateTime.fromISO(written, { zone }).toUTC().toISO() ?? '';
const shown = (at: string): string => DateTime.fromISO(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
const series = (start: string, repeats: string, some: Partial<Series> = {}): Series => ({
  start: local(start),
  end: null,
  allDay: false,
  repeats,
  ...some,
});
const times = (of: Series, from: string, to: string): string[] =>
  occurrencesIn(of, { from: local(from), to: local(to) }).map(({ at }) => shown(at));

describe('the occurrences of an event', () => {
  it.each([
    ['every day', '2026-11-02T09:00', 'FREQ=DAILY;COUNT=3', ['11-02', '11-03', '11-04']],
    [
      'every second Monday',
      '2026-11-02T09:00',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      ['11-02', '11-16', '11-30', '12-14', '12-28'],
    ],
    [
      'until a day, which belongs to it',
      '2026-11-02T09:00',
      'FREQ=WEEKLY;UNTIL=20261116',
      ['11-02', '11-09', '11-16'],
    ],
    ['on the second Monday of the month', '2026-11-09T09:00', 'FREQ=MONTHLY;BYDAY=2MO', ['11-09', '12-14']],
    [
      'on the last working day of the month',
      '2026-11-30T09:00',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['11-30', '12-31'],
    ],
    ['on the 31st, where a month has one', '2026-10-31T09:00', 'FREQ=MONTHLY', ['12-31']],
    ['every year', '2025-12-24T09:00', 'FREQ=YEARLY', ['12-24']],
  ])('%s', (_title, start, rule, days) => {
    const found = times(series(start, rule), '2026-11-01T00:00', '2027-01-01T00:00');
    expect(found).toEqual(days.map((day) => `2026-${day}T09:00`));
  });

  it('keep their hour when the clocks change, in spring and in autumn', () => {
    const daily = series('2026-01-01T09:00', 'FREQ=DAILY');
    expect(times(daily, '2026-03-28T00:00', '2026-03-31T00:00')).toEqual([
      '2026-03-28T09:00',
      '2026-03-29T09:00',
      '2026-03-30T09:00',
    ]);
    expect(
      occurrencesIn(daily, { from: local('2026-10-24'), to: local('2026-10-27') }).map(({ at }) => at),
    ).toEqual(['2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z', '2026-10-26T08:00:00.000Z']);
  });

  it('are left out at an hour that the night of March does not have, and come once at one that October has twice', () => {
    const early = series('2026-01-01T02:30', 'FREQ=DAILY');
    expect(times(early, '2026-03-28T00:00', '2026-03-31T00:00')).toEqual([
      '2026-03-28T02:30',
      '2026-03-30T02:30',
    ]);
    const autumn = occurrencesIn(early, { from: local('2026-10-25'), to: local('2026-10-26') });
    expect(autumn.map(({ at }) => at)).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  it('the occurrences of an event of whole days take as many days over the change of the clocks', () => {
    const weekend = series('2026-03-14', 'FREQ=WEEKLY', { allDay: true, end: local('2026-03-15') });
    expect(occurrencesIn(weekend, { from: local('2026-03-28'), to: local('2026-03-30') })).toEqual([
      { at: local('2026-03-28'), end: local('2026-03-29') },
    ]);
  });

  it('an occurrence that began before the span and lasts into it belongs to it', () => {
    const night = series('2026-11-02T22:00', 'FREQ=DAILY', { end: local('2026-11-03T06:00') });
    expect(times(night, '2026-11-10T00:00', '2026-11-10T12:00')).toEqual(['2026-11-09T22:00']);
    const whole = series('2026-11-02', 'FREQ=WEEKLY', { allDay: true });
    expect(times(whole, '2026-11-09T12:00', '2026-11-09T13:00')).toEqual(['2026-11-09T00:00']);
  });

  it('are found one by one', () => {
    const weekly = series('2026-11-02T09:00', 'FREQ=WEEKLY;COUNT=2');
    expect(isOccurrence(weekly, local('2026-11-09T09:00'))).toBe(true);
    expect(isOccurrence(weekly, local('2026-11-09T09:01'))).toBe(false);
    expect(nextOccurrence(weekly, weekly.start)).toBe(local('2026-11-09T09:00'));
    expect(nextOccurrence(weekly, local('2026-11-09T09:00'))).toBeNull();
  });

  it('are none more than 20 years ahead', () => {
    const yearly = series('2026-11-02T09:00', 'FREQ=YEARLY');
    const now = new Date('2026-11-27T08:00:00.000Z');
    expect(isOccurrence(yearly, local('2046-11-02T09:00'), now)).toBe(true);
    expect(isOccurrence(yearly, local('2047-11-02T09:00'), now)).toBe(false);
  });

  it('are none in the year 9999, and that is told without counting them all', () => {
    const begun = performance.now();
    expect(isOccurrence(series('2026-11-02T09:00', 'FREQ=DAILY'), '9999-01-01T08:00:00.000Z')).toBe(false);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('are none where no day fits, and that is told in no time', () => {
    expect(firstOccurrence(series('2026-01-01T09:00', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toBeNull();
    expect(firstOccurrence(series('2026-11-03T09:00', 'FREQ=WEEKLY;BYDAY=MO'))).toBe(
      local('2026-11-09T09:00'),
    );
  });
});

describe('the first occurrence', () => {
  it('is on the day of the start, whatever part of a second the start has', () => {
    fc.assert(
      fc.property(
        fc.nat(999),
        fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        (parts, frequency) => {
          const start = new Date(Date.parse(local('2026-11-02T09:00')) + parts).toISOString();
          expect(firstOccurrence({ start, repeats: `FREQ=${frequency}` })).toBe(local('2026-11-02T09:00'));
        },
      ),
    );
  });
});

describe('the end of an occurrence of whole days', () => {
  it.each([
    [
      'that begin at midnight',
      ['2026-11-02T00:00', '2026-11-03T00:00'],
      '2026-11-09T00:00',
      '2026-11-10T00:00',
    ],
    [
      'when the clocks change',
      ['2026-03-28T00:00', '2026-03-29T00:00'],
      '2026-03-29T00:00',
      '2026-03-30T00:00',
    ],
    [
      'that begin and end within a day',
      ['2026-11-02T10:00', '2026-11-02T16:00'],
      '2026-11-09T10:00',
      '2026-11-09T10:00',
    ],
  ] as const)('is not before its begin %s', (_title, [start, end], at, expected) => {
    const event = { start: local(start), end: local(end), allDay: true };
    expect(endOfOccurrence(event, local(at))).toBe(local(expected));
  });
});

describe('the end of a series', () => {
  it.each([
    ['of one time alone', { repeats: null }, '2026-11-02T10:00'],
    ['that counts', { repeats: 'FREQ=WEEKLY;COUNT=3' }, '2026-11-16T10:00'],
    ['that ends', { repeats: 'FREQ=WEEKLY;UNTIL=20261120' }, '2026-11-16T10:00'],
    ['of whole days', { repeats: null, allDay: true, end: null }, '2026-11-03T00:00'],
  ])('%s', (_title, some, end) => {
    const whole = { start: local('2026-11-02T09:00'), end: local('2026-11-02T10:00'), allDay: false };
    expect(seriesEnd({ ...whole, ...some })).toBe(local(end));
  });

  it('is open where it repeats for ever', () => {
    expect(seriesEnd(series('2026-11-02T09:00', 'FREQ=DAILY'))).toBeNull();
  });
});

/** Rules as people make them. */
const rules: fc.Arbitrary<RecurrenceRule> = fc
  .oneof(
    fc.record({ freq: fc.constant('DAILY' as const), interval: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      freq: fc.constant('WEEKLY' as const),
      interval: fc.integer({ min: 1, max: 6 }),
      days: fc
        .uniqueArray(fc.constantFrom(...weekdays), { maxLength: 7 })
        .map((days) => days.map((weekday) => ({ weekday }))),
    }),
    fc.record({
      freq: fc.constant('MONTHLY' as const),
      interval: fc.integer({ min: 1, max: 5 }),
      monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 3 }),
    }),
    fc.record({
      freq: fc.constant('MONTHLY' as const),
      interval: fc.integer({ min: 1, max: 5 }),
      days: fc
        .tuple(fc.constantFrom(...weekdays), fc.constantFrom(1, 2, 3, 4, -1, -2))
        .map(([weekday, nth]) => [{ weekday, nth }]),
    }),
    fc.record({ freq: fc.constant('YEARLY' as const), interval: fc.integer({ min: 1, max: 4 }) }),
  )
  .map((some) => ({ days: [], monthDays: [], months: [], positions: [], ...some }));

/** What the port of python-dateutil says, which knows no time zones: days and hours as a clock on the wall shows them. */
const othersAnswer = (start: string, rule: RecurrenceRule, from: string, to: string): string[] => {
  const wall = (written: string) => new Date(`${written}:00Z`);
  const options = rrule.RRule.parseString(writtenRule(rule));
  return new rrule.RRule({ ...options, dtstart: wall(start) })
    .between(wall(from), wall(to), true)
    .map((at) => at.toISOString().slice(0, 16));
};

it('any rule gives the days that another library gives, at the same hour, over years with all changes of the clocks', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  const clocks = fc.constantFrom('00:00', '06:15', '09:00', '17:30', '23:45');
  fc.assert(
    fc.property(
      rules,
      days,
      clocks,
      fc.option(fc.integer({ min: 1, max: 30 })),
      fc.nat(900),
      (rule, day, clock, count, away) => {
        const start = `${day.toISOString().slice(0, 10)}T${clock}`;
        const counted = count === null ? rule : { ...rule, count };
        // A span of 120 days that begins between 30 days before the start and 870 days after it.
        const from = DateTime.fromISO(start).plus({ days: away - 30 });
        const span = [from, from.plus({ days: 120 })].map((at) => at.toFormat("yyyy-MM-dd'T'HH:mm")) as [
          string,
          string,
        ];
        const ours = times(series(start, writtenRule(counted)), ...span);
        const others = othersAnswer(start, counted, ...span).filter((at) => at < span[1]);
        expect(ours).toEqual(others);
      },
    ),
    { numRuns: 300 },
  );
});

it('a rule is the same after it was written and read', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(readRule(writtenRule(rule))).toEqual(rule);
    }),
  );
});

it.each([
  '',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=DAILY;COUNT=5;UNTIL=20270101',
  'FREQ=DAILY;COUNT=100000',
  'FREQ=DAILY;UNTIL=20260230',
  'FREQ=DAILY;UNTIL=20261231T256000Z',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;FREQ=DAILY',
  'FREQ=YEARLY;BYWEEKNO=20',
  'BYDAY=MO',
  'FREQ=MONTHLY;BYSETPOS=1',
])('%j is no rule of repetition', (written) => {
  expect(readRule(written)).toBeUndefined();
});
