import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { businessZone } from '../kernel/time.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import type { Reminder } from '../processes/reminders.rules.ts';
import { decisionTerm, nextDecisionReminder } from './decisionTerm.rules.ts';

const working = (from: string, days: number) => decisionTerm(from, { days, calendarDays: false });

describe('the term of a decision', () => {
  // How it counts; the day it came in; the number of days; the term. 20 November 2026 is a Friday.
  it.each<[string, string, number, string]>([
    ['working days', '2026-11-20', 5, '2026-11-27'],
    ['no Sunday that is no working day', '2026-11-20', 1, '2026-11-23'],
    ['no holiday', '2026-12-23', 1, '2026-12-28'],
    ['across the clock change of March', '2026-03-27', 2, '2026-03-31'],
    ['across the clock change of October', '2026-10-23', 2, '2026-10-27'],
    ['of no days is the day itself', '2026-11-21', 0, '2026-11-21'],
  ])('counts %s', (_case, from, days, term) => expect(working(from, days)).toBe(term));

  it.each([
    ['2026-11-20', 14, '2026-12-04'],
    ['2026-12-20', 14, '2027-01-03'],
    ['2026-03-20', 14, '2026-04-03'],
  ])('counts days of the calendar where the type says so: %s and %i days', (from, days, term) =>
    expect(decisionTerm(from, { days, calendarDays: true })).toBe(term),
  );

  it('is a working day with as many working days before it as the type leaves, over holidays and both clock changes', () => {
    const input = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 60 }), (date, days) => {
        const from = date.toISOString().slice(0, 10);
        const term = DateTime.fromISO(working(from, days), { zone: businessZone });
        expect(isWorkingDay(term)).toBe(true);
        let counted = 0;
        for (let day = DateTime.fromISO(from, { zone: businessZone }); day < term;) {
          day = day.plus({ days: 1 });
          if (isWorkingDay(day)) counted += 1;
        }
        expect(counted).toBe(days);
      }),
    );
  });

  it('is later where there are more days, and not earlier where it came in later', () => {
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (date, days) => {
        const from = DateTime.fromJSDate(date, { zone: 'utc' });
        const [today, tomorrow] = [
          from.toFormat('yyyy-MM-dd'),
          from.plus({ days: 1 }).toFormat('yyyy-MM-dd'),
        ];
        expect(working(today, days + 1) > working(today, days)).toBe(true);
        expect(working(tomorrow, days) >= working(today, days)).toBe(true);
      }),
    );
  });
});

/** All reminders that a reclamation gives whose workflow looks from `from` on, each with the Warsaw clock. */
const reminders = (term: string, from: string): [string, string][] => {
  const given: string[] = [];
  const told: [string, string][] = [];
  let now = from;
  for (let next: Reminder | null; (next = nextDecisionReminder(term, given, now));) {
    given.push(next.id);
    now = next.at;
    told.push([next.kind, DateTime.fromISO(next.at, { zone: businessZone }).toFormat('yyyy-MM-dd HH:mm')]);
  }
  return told;
};

describe('a decision is reminded of', () => {
  it.each<[string, string, [string, string][]]>([
    [
      'the day before, the day after, and to the leader another day later',
      '2026-11-26',
      [
        ['soonDue', '2026-11-25 08:00'],
        ['overdue', '2026-11-27 08:00'],
        ['escalated', '2026-11-30 08:00'],
      ],
    ],
    [
      'at eight on both sides of the clock change of October',
      '2026-10-26',
      [
        ['soonDue', '2026-10-23 08:00'],
        ['overdue', '2026-10-27 08:00'],
        ['escalated', '2026-10-28 08:00'],
      ],
    ],
    [
      'at eight on both sides of the clock change of March',
      '2026-03-30',
      [
        ['soonDue', '2026-03-27 08:00'],
        ['overdue', '2026-03-31 08:00'],
        ['escalated', '2026-04-01 08:00'],
      ],
    ],
    [
      'around Christmas only on working days',
      '2026-12-24',
      [
        ['soonDue', '2026-12-23 08:00'],
        ['overdue', '2026-12-28 08:00'],
        ['escalated', '2026-12-29 08:00'],
      ],
    ],
  ])('%s', (_rule, term, expected) => expect(reminders(term, '2026-01-02T10:00:00Z')).toEqual(expected));

  it('is late where a reclamation is found late, and then begins with what is still of use', () => {
    expect(reminders('2026-11-26', '2026-11-30T11:00:00Z').map(([kind]) => kind)).toEqual([
      'overdue',
      'escalated',
    ]);
  });

  it('nobody is reminded of a decision without a term', () =>
    expect(nextDecisionReminder(null, [], '2026-11-30T11:00:00Z')).toBeNull());

  it('the reminders of a decision come in working hours of a working day, in order, each at most once', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (term, from) => {
        const told = reminders(term.toISOString().slice(0, 10), from.toISOString());
        const kinds = told.map(([kind]) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(told.map(([, at]) => at)).toEqual(told.map(([, at]) => at).toSorted());
        for (const [, at] of told) {
          const local = DateTime.fromFormat(at, 'yyyy-MM-dd HH:mm', { zone: businessZone });
          expect(isWorkingDay(local)).toBe(true);
          expect(local.hour).toBeGreaterThanOrEqual(8);
          expect(local.hour).toBeLessThan(18);
        }
      }),
    );
  });
});
