import { describe, expect, it } from 'vitest';
import { nextReminderAt, type ReminderPlan } from './reminder.rules.ts';

const plan = (date: string, some: Partial<ReminderPlan> = {}): ReminderPlan => ({
  date,
  lead: 'AtTime',
  repeat: 'Once',
  ...some,
});
/** The first moments, each after the one before. */
const moments = (of: ReminderPlan, after: string, count: number): (string | null)[] => {
  const found: (string | null)[] = [];
  for (let at: string | null = after; at !== null && found.length < count;) {
    at = nextReminderAt(of, at);
    found.push(at);
  }
  return found;
};

describe('when a reminder comes', () => {
  it('a reminder comes at its time, and then no more', () => {
    const once = plan('2026-12-01T09:00:00.000Z');
    expect(moments(once, '2026-11-23T10:00:00.000Z', 3)).toEqual(['2026-12-01T09:00:00.000Z', null]);
    expect(nextReminderAt(once, '2026-12-01T09:00:00.000Z')).toBeNull();
  });

  it.each([
    ['FiveMinutes', '2026-12-01T08:55:00.000Z'],
    ['QuarterHour', '2026-12-01T08:45:00.000Z'],
    ['HalfHour', '2026-12-01T08:30:00.000Z'],
    ['Hour', '2026-12-01T08:00:00.000Z'],
    ['TwoHours', '2026-12-01T07:00:00.000Z'],
    ['Day', '2026-11-30T09:00:00.000Z'],
    ['TwoDays', '2026-11-29T09:00:00.000Z'],
    ['Week', '2026-11-24T09:00:00.000Z'],
  ] as const)('earlier by %s', (lead, at) => {
    expect(nextReminderAt(plan('2026-12-01T09:00:00.000Z', { lead }), '2026-11-01T00:00:00.000Z')).toBe(at);
  });

  it('every day at the same hour in Warsaw, also when the clocks change', () => {
    const daily = plan('2026-10-23T06:00:00.000Z', { repeat: 'Daily' });
    expect(moments(daily, '2026-10-23T06:00:00.000Z', 3)).toEqual([
      '2026-10-24T06:00:00.000Z',
      '2026-10-25T07:00:00.000Z',
      '2026-10-26T07:00:00.000Z',
    ]);
  });

  it('a day earlier at the same hour, also over the night when the clocks change', () => {
    const early = plan('2026-03-29T07:00:00.000Z', { lead: 'Day' });
    expect(nextReminderAt(early, '2026-03-01T00:00:00.000Z')).toBe('2026-03-28T08:00:00.000Z');
  });

  it('a reminder comes on working days alone: not at a weekend and not on a holiday', () => {
    const working = plan('2026-11-10T08:00:00.000Z', { repeat: 'WorkingDays' });
    expect(moments(working, '2026-11-10T08:00:00.000Z', 3)).toEqual([
      '2026-11-12T08:00:00.000Z',
      '2026-11-13T08:00:00.000Z',
      '2026-11-16T08:00:00.000Z',
    ]);
  });

  it('every month on its day, or on the last one of a shorter month', () => {
    const monthly = plan('2026-01-31T11:00:00.000Z', { repeat: 'Monthly' });
    expect(moments(monthly, '2026-01-31T11:00:00.000Z', 3)).toEqual([
      '2026-02-28T11:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
    ]);
  });

  it('every year, on 29 February where there is one', () => {
    const yearly = plan('2028-02-29T11:00:00.000Z', { repeat: 'Yearly' });
    expect(moments(yearly, '2028-02-29T11:00:00.000Z', 4)).toEqual([
      '2029-02-28T11:00:00.000Z',
      '2030-02-28T11:00:00.000Z',
      '2031-02-28T11:00:00.000Z',
      '2032-02-29T11:00:00.000Z',
    ]);
  });

  it('skips what was missed: after a long silence the next one is ahead', () => {
    const weekly = plan('2020-01-06T08:00:00.000Z', { repeat: 'Weekly', lead: 'Hour' });
    expect(nextReminderAt(weekly, '2026-11-23T10:00:00.000Z')).toBe('2026-11-30T07:00:00.000Z');
  });
});
