import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { freeTimes, type FreeTimeSearch } from './freeTimes.rules.ts';
import type { TimeSpan } from './occurrences.rules.ts';

const zone = 'Europe/Warsaw';
const local = (written: string): string => DateTime.fromISO(written, { zone }).toUTC().toISO() ?? '';
const shown = ({ from, to }: TimeSpan): string => {
  const [begin, end] = [DateTime.fromISO(from, { zone }), DateTime.fromISO(to, { zone })];
  return `${begin.toFormat('MM-dd HH:mm')}–${end.toFormat('HH:mm')}`;
};
const busy = (from: string, to: string): TimeSpan => ({ from: local(from), to: local(to) });
const wish = (some: Partial<FreeTimeSearch> = {}): FreeTimeSearch => ({
  from: local('2026-12-01T00:00'),
  to: local('2026-12-02T00:00'),
  minutes: 60,
  opens: 8,
  closes: 16,
  ...some,
});

describe('the times at which several people are free', () => {
  it.each<[string, readonly TimeSpan[], Partial<FreeTimeSearch>, readonly string[]]>([
    ['without events are the working hours', [], {}, ['12-01 08:00–16:00']],
    [
      'lie between their events',
      [busy('2026-12-01T10:00', '2026-12-01T11:00')],
      {},
      ['12-01 08:00–10:00', '12-01 11:00–16:00'],
    ],
    [
      'are long enough',
      [busy('2026-12-01T08:45', '2026-12-01T12:00'), busy('2026-12-01T12:45', '2026-12-01T15:00')],
      {},
      ['12-01 15:00–16:00'],
    ],
    [
      'are those of all of them, in whatever order their events come and however they overlap',
      [
        busy('2026-12-01T13:00', '2026-12-01T14:00'),
        busy('2026-12-01T08:00', '2026-12-01T12:00'),
        busy('2026-12-01T09:00', '2026-12-01T10:00'),
        busy('2026-12-01T11:00', '2026-12-01T12:30'),
      ],
      { minutes: 30 },
      ['12-01 12:30–13:00', '12-01 14:00–16:00'],
    ],
    [
      'begin at a quarter of an hour',
      [busy('2026-12-01T08:00', '2026-12-01T14:50')],
      {},
      ['12-01 15:00–16:00'],
    ],
    ['begin no earlier than asked', [], { from: local('2026-12-01T14:07') }, ['12-01 14:15–16:00']],
    ['are none on a whole day that is taken', [busy('2026-12-01T00:00', '2026-12-02T00:00')], {}, []],
    [
      'leave out weekends and holidays',
      [],
      { from: local('2026-12-24T00:00'), to: local('2026-12-29T00:00') },
      ['12-28 08:00–16:00'],
    ],
    [
      'last until midnight where people work until then',
      [],
      { opens: 22, closes: 24 },
      ['12-01 22:00–00:00'],
    ],
    ['are none where the day ends before it begins', [], { opens: 16, closes: 8 }, []],
  ])('%s', (_title, taken, some, found) => {
    expect(freeTimes(taken, wish(some)).map(shown)).toEqual(found);
  });

  it('keep the working hours over the change of the clocks', () => {
    const week = wish({ from: local('2027-03-26T00:00'), to: local('2027-03-31T00:00') });
    // The clocks change on Sunday, 28 March; the 29th is Easter Monday.
    expect(freeTimes([], week).map(shown)).toEqual(['03-26 08:00–16:00', '03-30 08:00–16:00']);
  });
});

/** The three weeks after it contain the change of the clocks on 29 March, and Easter. */
const firstDay = DateTime.fromISO('2026-03-20T00:00', { zone });
const minuteOf = fc.integer({ min: 0, max: 20 * 24 * 60 });
const spans = fc.array(
  fc.tuple(minuteOf, fc.integer({ min: 0, max: 36 * 60 })).map(([begin, long]) => ({
    from: firstDay.plus({ minutes: begin }).toUTC().toISO() ?? '',
    to:
      firstDay
        .plus({ minutes: begin + long })
        .toUTC()
        .toISO() ?? '',
  })),
  { maxLength: 40 },
);
const wishes = fc
  .record({
    minutes: fc.integer({ min: 1, max: 600 }),
    opens: fc.integer({ min: 0, max: 23 }),
    long: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ minutes, opens, long }) => ({
    minutes,
    opens,
    closes: Math.min(24, opens + long),
    from: firstDay.toUTC().toISO() ?? '',
    to: firstDay.plus({ days: 21 }).toUTC().toISO() ?? '',
  }));

it('whatever people do, a free time meets nobody’s event, lies within a working day and its hours, and is long enough', () => {
  fc.assert(
    fc.property(spans, wishes, (taken, asked) => {
      const found = freeTimes(taken, asked);
      for (const [index, free] of found.entries()) {
        const meets = taken.some(({ from, to }) => from < to && from < free.to && to > free.from);
        expect(meets).toBe(false);
        expect(Date.parse(free.to) - Date.parse(free.from)).toBeGreaterThanOrEqual(asked.minutes * 60_000);
        const [begin, end] = [DateTime.fromISO(free.from, { zone }), DateTime.fromISO(free.to, { zone })];
        expect(isWorkingDay(begin)).toBe(true);
        expect(begin.hour).toBeGreaterThanOrEqual(asked.opens);
        const day = begin.startOf('day');
        expect(end <= (asked.closes === 24 ? day.plus({ days: 1 }) : day.set({ hour: asked.closes }))).toBe(
          true,
        );
        expect(begin.minute % 15).toBe(0);
        expect(free.from >= (found[index - 1]?.to ?? '')).toBe(true);
      }
    }),
  );
});

it('whatever people do, every quarter of an hour at which a meeting fits lies in one of the free times', () => {
  fc.assert(
    fc.property(spans, wishes, (taken, asked) => {
      const found = freeTimes(taken, asked);
      for (let each = firstDay; each < firstDay.plus({ days: 21 }); each = each.plus({ days: 1 })) {
        if (!isWorkingDay(each)) continue;
        const closes = each
          .startOf('day')
          .plus({ days: asked.closes === 24 ? 1 : 0 })
          .set({ hour: asked.closes % 24 });
        for (let hour = each.set({ hour: asked.opens }); hour < closes; hour = hour.plus({ minutes: 15 })) {
          const end = hour.plus({ minutes: asked.minutes });
          const [from, to] = [hour.toUTC().toISO() ?? '', end.toUTC().toISO() ?? ''];
          const fits =
            end <= closes && !taken.some((one) => one.from < one.to && one.from < to && one.to > from);
          expect(found.some((free) => free.from <= from && free.to >= to)).toBe(fits);
        }
      }
    }),
    { numRuns: 40 },
  );
});
