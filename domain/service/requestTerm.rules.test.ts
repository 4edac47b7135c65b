import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { businessZone } from '../kernel/time.ts';
import { DateTime } from 'luxon';
import {
  answerDaysOf,
  nextNoticeAt,
  noticesAt,
  resumedTerm,
  termNotices,
  usualAnswerDays,
  type TermFacts,
} from './requestTerm.rules.ts';

const facts: TermFacts = {
  date: '2026-12-01T09:30:00.000Z',
  executionTerm: '2026-12-04',
  isAnswered: true,
  isClosed: false,
  isPaused: false,
};
const inWarsaw = (at: string) => DateTime.fromISO(at, { zone: businessZone }).toFormat('yyyy-MM-dd HH:mm');
const told = (some: Partial<TermFacts>, days = usualAnswerDays) =>
  termNotices({ ...facts, ...some }, days).map(({ kind, at }) => [inWarsaw(at), kind]);

describe('a request is reminded of', () => {
  it('reminders of a request come on the working day before its term and on the first one after it; the next goes to the leader', () => {
    expect(told({})).toEqual([
      ['2026-12-03 08:00', 'termSoonDue'],
      ['2026-12-07 08:00', 'termOverdue'],
      ['2026-12-08 08:00', 'termEscalated'],
    ]);
  });

  it('the reminder of a term on the Monday after Christmas comes on the last working day before', () => {
    expect(told({ executionTerm: '2026-12-28' })[0]).toEqual(['2026-12-23 08:00', 'termSoonDue']);
  });

  it('people are reminded of a request that nobody answers after the working days of the settings', () => {
    expect(told({ executionTerm: null, isAnswered: false })).toEqual([
      ['2026-12-02 10:30', 'requestUnanswered'],
      ['2026-12-03 10:30', 'requestUnansweredEscalated'],
    ]);
    expect(told({ executionTerm: null, isAnswered: false }, { remindAfter: 0, escalateAfter: 5 })).toEqual([
      ['2026-12-08 10:30', 'requestUnansweredEscalated'],
    ]);
  });

  it.each([
    ['it is closed', { isClosed: true, isAnswered: false }],
    ['it waits for the customer', { isPaused: true, isAnswered: false }],
    ['it has no term and was answered', { executionTerm: null }],
  ])('nobody is reminded of a request where %s', (_why, some) => {
    expect(told(some)).toEqual([]);
  });

  it('reminders of a term come each once, in order, and never outside of working hours', () => {
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(day, day, fc.boolean(), (date, term, isAnswered) => {
        const notices = termNotices(
          { ...facts, date, executionTerm: term.slice(0, 10), isAnswered },
          usualAnswerDays,
        );
        const given: string[] = [];
        for (
          let at: string | null = nextNoticeAt(notices, '2000-01-01T00:00:00Z');
          at;
          at = nextNoticeAt(notices, at)
        ) {
          const moment = DateTime.fromISO(at, { zone: businessZone });
          expect(isWorkingDay(moment)).toBe(true);
          expect(moment.hour).toBeGreaterThanOrEqual(8);
          expect(moment.hour).toBeLessThan(18);
          given.push(...noticesAt(notices, at));
        }
        expect(given.toSorted()).toEqual(notices.map(({ kind }) => kind).toSorted());
      }),
    );
  });
});

describe('a term that was paused', () => {
  it.each([
    ['the same day', '2026-12-01T08:00:00Z', '2026-12-01T15:00:00Z', '2026-12-04'],
    ['over a night', '2026-12-01T08:00:00Z', '2026-12-02T07:00:00Z', '2026-12-07'],
    ['over a weekend', '2026-12-04T08:00:00Z', '2026-12-06T15:00:00Z', '2026-12-04'],
  ])(
    'a term that was paused and goes on after %s has the working days between more',
    (_when, from, to, term) => {
      expect(resumedTerm('2026-12-04', from, to)).toBe(term);
    },
  );
});

it('settings that cannot be read count as not set', () => {
  expect(answerDaysOf('x', -1)).toEqual(usualAnswerDays);
  expect(answerDaysOf(0, 10)).toEqual({ remindAfter: 0, escalateAfter: 10 });
});
