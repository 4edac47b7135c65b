import { describe, expect, it } from 'vitest';
import {
  begunOn,
  endedOn,
  longestReportDays,
  daysOf,
  moved,
  type ReportPeriod,
} from './reportPeriod.rules.ts';

const day = (from: string): ReportPeriod => ({ from, to: from });
const days = (from: string, to: string): ReportPeriod => ({ from, to });
const shift = (from: string, name: ReportPeriod['shift']): ReportPeriod => ({ from, to: from, shift: name });

describe('the period of a report', () => {
  it.each([
    ['one day stays one day', day('2026-03-12'), '2019-01-05', day('2019-01-05')],
    [
      'a shift stays the shift of another day',
      shift('2026-03-12', 'II'),
      '2019-01-05',
      shift('2019-01-05', 'II'),
    ],
    [
      'an end that still fits stays',
      days('2026-03-10', '2026-03-12'),
      '2026-03-01',
      days('2026-03-01', '2026-03-12'),
    ],
    [
      'an end before the new begin moves to it',
      days('2026-03-10', '2026-03-12'),
      '2026-04-01',
      day('2026-04-01'),
    ],
    [
      'an end too far away moves to the begin',
      days('2026-03-10', '2026-03-12'),
      '2019-03-12',
      day('2019-03-12'),
    ],
  ])('the period of a report with another first day: %s', (_title, period, first, expected) => {
    expect(begunOn(period, first)).toEqual(expected);
  });

  it.each([
    ['a begin that still fits stays', day('2026-03-12'), '2026-03-14', days('2026-03-12', '2026-03-14')],
    [
      'a begin after the new end moves to it',
      days('2026-03-10', '2026-03-12'),
      '2026-03-01',
      day('2026-03-01'),
    ],
    ['a begin too far away moves to the end', day('2019-03-12'), '2026-03-12', day('2026-03-12')],
    ['the same day keeps the shift', shift('2026-03-12', 'II'), '2026-03-12', shift('2026-03-12', 'II')],
    [
      'a later day drops the shift',
      shift('2026-03-12', 'II'),
      '2026-03-13',
      days('2026-03-12', '2026-03-13'),
    ],
  ])('the period of a report with another last day: %s', (_title, period, last, expected) => {
    expect(endedOn(period, last)).toEqual(expected);
  });

  it('may be the longest one, and not a day longer', () => {
    const longest = endedOn(day('2026-01-01'), '2027-01-01');
    expect(daysOf(longest)).toBe(longestReportDays);
    expect(daysOf(endedOn(day('2026-01-01'), '2027-01-02'))).toBe(1);
  });

  it.each([
    ['a day, over the end of a month', day('2026-02-28'), 1, day('2026-03-01')],
    ['a day, over the change of the clock', day('2026-03-29'), 1, day('2026-03-30')],
    ['as many days as are chosen', days('2026-03-10', '2026-03-12'), -1, days('2026-03-07', '2026-03-09')],
    ['the next shift of the day', shift('2026-03-12', 'I'), 1, shift('2026-03-12', 'II')],
    ['the first shift of the next day', shift('2026-03-12', 'III'), 1, shift('2026-03-13', 'I')],
    ['the last shift of the day before', shift('2026-03-12', 'I'), -1, shift('2026-03-11', 'III')],
  ] as const)('moves by %s', (_title, period, steps, expected) => {
    expect(moved(period, steps)).toEqual(expected);
  });
});
