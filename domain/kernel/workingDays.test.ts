import Holidays from 'date-holidays';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { addWorkingDays, isHoliday, isWorkingDay, mostTermDays, workingDayBefore } from './workingDays.ts';
import { businessZone } from './time.ts';

const at = (iso: string): DateTime => DateTime.fromISO(iso, { zone: businessZone });

it.each([2011, 2016, 2024, 2025, 2026, 2027, 2035, 2038])(
  'the holidays of %i are those that the library date-holidays has for Poland',
  (year) => {
    const known = new Holidays('PL', { timezone: businessZone })
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10));
    const days = Array.from({ length: 366 }, (_, day) => at(`${year}-01-01`).plus({ days: day }));
    const ours = days.filter((day) => day.year === year && isHoliday(day)).map((day) => day.toISODate());
    expect(ours).toEqual([...new Set(known)].toSorted());
  },
);

it.each([
  ['Friday and one day', '2026-11-20T10:00', 1, '2026-11-23T10:00'],
  ['over the Day of Independence', '2026-11-10T10:00', 1, '2026-11-12T10:00'],
  ['over Easter', '2026-04-02T08:00', 2, '2026-04-07T08:00'],
  ['over Christmas Eve, free since 2025', '2026-12-23T12:00', 1, '2026-12-28T12:00'],
  ['over the night when clocks go back: the same hour', '2026-10-23T15:30', 1, '2026-10-26T15:30'],
  ['no day at all', '2026-11-21T10:00', 0, '2026-11-21T10:00'],
])('%s', (_what, from, days, expected) => {
  expect(addWorkingDays(at(from), days).toFormat("yyyy-MM-dd'T'HH:mm")).toBe(expected);
});

it('a term that is longer than any is counted as the longest', () => {
  const from = at('2026-11-20T10:00');
  expect(addWorkingDays(from, 2_147_483_647)).toEqual(addWorkingDays(from, mostTermDays));
});

it.each([
  ['a Tuesday', '2026-11-24T10:00', '2026-11-23T10:00'],
  ['a Monday', '2026-11-23T10:00', '2026-11-20T10:00'],
  ['the day after the Day of Independence', '2026-11-12T10:00', '2026-11-10T10:00'],
  ['the Monday of Easter', '2026-04-06T08:00', '2026-04-03T08:00'],
])('the last working day before %s', (_what, day, expected) => {
  expect(workingDayBefore(at(day)).toFormat("yyyy-MM-dd'T'HH:mm")).toBe(expected);
});

it('the day that is reached is a working day, the last of just so many after the first day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 60 }),
      (start, days) => {
        const from = DateTime.fromJSDate(start, { zone: businessZone });
        const to = addWorkingDays(from, days);
        expect(isWorkingDay(to)).toBe(true);
        const between = Math.round(to.startOf('day').diff(from.startOf('day'), 'days').days);
        const worked = Array.from({ length: between }, (_, day) => from.plus({ days: day + 1 })).filter(
          isWorkingDay,
        );
        expect(worked).toHaveLength(days);
      },
    ),
    { numRuns: 200 },
  );
});
