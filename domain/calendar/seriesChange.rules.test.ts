import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { occurrencesIn, type Series } from './occurrences.rules.ts';
import { cutSeries, movedAlike, movedSeries } from './seriesChange.rules.ts';

const zone = 'Europe/Warsaw';
const local = (written: string): string => DateTime.fromISO(written, { zone }).toUTC().toISO() ?? '';
const series = (start: string, repeats: string): Series => ({
  start: local(start),
  end: local(`${start.slice(0, 11)}10:00`),
  allDay: false,
  repeats,
});
const hour = (start: string, end: string) => ({ start: local(start), end: local(end), allDay: false });

describe('a series of which one occurrence is moved with all others', () => {
  // The start and the rule of the series, the occurrence and where it is put, then the new start and the new rule.
  it.each([
    [
      'to another hour',
      '2026-11-02T09:00',
      'FREQ=WEEKLY;BYDAY=MO',
      '2026-11-09T09:00',
      '2026-11-09T12:00',
      '2026-11-02T12:00',
      'FREQ=WEEKLY;BYDAY=MO',
    ],
    [
      'to the day after',
      '2026-11-02T09:00',
      'FREQ=WEEKLY;BYDAY=MO,SU',
      '2026-11-09T09:00',
      '2026-11-10T09:00',
      '2026-11-03T09:00',
      'FREQ=WEEKLY;BYDAY=TU,MO',
    ],
    [
      'to another day of the month',
      '2026-11-05T09:00',
      'FREQ=MONTHLY;BYMONTHDAY=5',
      '2026-12-05T09:00',
      '2026-12-08T09:00',
      '2026-11-08T09:00',
      'FREQ=MONTHLY;BYMONTHDAY=8',
    ],
    [
      'to another weekday of the month',
      '2026-11-09T09:00',
      'FREQ=MONTHLY;BYDAY=2MO',
      '2026-11-09T09:00',
      '2026-11-18T09:00',
      '2026-11-18T09:00',
      'FREQ=MONTHLY;BYDAY=3WE',
    ],
    [
      'over the change of the clocks',
      '2026-10-01T09:00',
      'FREQ=DAILY',
      '2026-10-30T09:00',
      '2026-10-30T11:00',
      '2026-10-01T11:00',
      'FREQ=DAILY',
    ],
  ])('%s', (_title, start, repeats, at, to, first, rule) => {
    const end = `${to.slice(0, 11)}${String(Number(to.slice(11, 13)) + 1)}:00`;
    expect(movedSeries(series(start, repeats), local(at), hour(to, end))).toMatchObject({
      start: local(first),
      repeats: rule,
    });
  });

  it('is not moved to another day where its rule counts the working days of a month', () => {
    const last = series('2026-11-30T09:00', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1');
    const put = hour('2026-11-27T09:00', '2026-11-27T10:00');
    expect(movedSeries(last, last.start, put)).toBeUndefined();
  });
});

describe('a series with an end that is moved has as many dates as before', () => {
  const dates = (one: Series) =>
    occurrencesIn(one, { from: local('2026-10-01'), to: local('2029-01-01') }).map(({ at }) => at);
  // The rule, the start and where it is put, and a part of the new rule.
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214', '2026-11-02T09:00', '2026-11-03T09:00', 'UNTIL=20261215'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214', '2026-11-02T09:00', '2026-11-02T22:00', 'UNTIL=20261214'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T080000Z', '2026-11-02T09:00', '2026-11-02T12:00', 'T110000Z'],
    ['FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261216', '2026-11-02T09:00', '2026-11-01T09:00', 'UNTIL=20261215'],
    ['FREQ=DAILY;UNTIL=20261110', '2026-11-02T09:00', '2026-11-05T09:00', 'UNTIL=20261113'],
    ['FREQ=MONTHLY;BYMONTHDAY=5;UNTIL=20270205', '2026-11-05T09:00', '2026-11-25T09:00', 'UNTIL=20270225'],
    ['FREQ=MONTHLY;BYDAY=3WE;UNTIL=20261216', '2026-11-18T09:00', '2026-11-09T09:00', 'UNTIL=20261214'],
    ['FREQ=YEARLY;UNTIL=20281102', '2026-11-02T09:00', '2026-11-04T09:00', 'UNTIL=20281104'],
  ])('%s from %s to %s', (repeats, from, to, end) => {
    const before = series(from, repeats);
    const put = hour(to, `${to.slice(0, 11)}23:00`);
    const after = movedSeries(before, before.start, put);
    if (!after) throw new Error('not moved');
    expect(dates(after)).toHaveLength(dates(before).length);
    expect(after.repeats).toContain(end);
  });
});

it('a moment moves by days and hours as the clock on the wall shows them', () => {
  const moved = movedAlike(local('2026-03-28T09:00'), local('2026-03-01T09:00'), local('2026-03-02T23:30'));
  expect(moved).toBe(local('2026-03-29T23:30'));
});

it.each(['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO;COUNT=6', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214'])(
  '%s that is cut before an occurrence gives the same times in two parts',
  (repeats) => {
    const whole = series('2026-11-02T09:00', repeats);
    const span = { from: local('2026-11-01'), to: local('2027-01-01') };
    const at = local('2026-11-23T09:00');
    const { before, following } = cutSeries(whole, at);
    const parts = [
      ...occurrencesIn({ ...whole, repeats: before }, span),
      ...occurrencesIn({ ...whole, start: at, end: local('2026-11-23T10:00'), repeats: following }, span),
    ];
    expect(parts).toEqual(occurrencesIn(whole, span));
    expect(occurrencesIn({ ...whole, repeats: before }, span)).toHaveLength(3);
  },
);
