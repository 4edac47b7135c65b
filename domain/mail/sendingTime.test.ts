import { describe, expect, it } from 'vitest';
import { dueOf } from './sendingTime.rules.ts';

const now = new Date('2026-11-26T12:00:00.000Z');

describe('a letter is sent', () => {
  it.each([
    [{}, null],
    [{ undoSeconds: 0 }, null],
    [{ undoSeconds: 10 }, '2026-11-26T12:00:10.000Z'],
    [{ sendAt: '2026-11-27T08:00:00+01:00' }, '2026-11-27T07:00:00.000Z'],
    [{ sendAt: '2026-11-27T07:00:00Z', undoSeconds: 10 }, '2026-11-27T07:00:00.000Z'],
  ])('a letter is sent as %o at %s', (wish, due) => {
    expect(dueOf(wish, now)).toBe(due);
  });

  it.each([
    ['2026-11-26T12:00:00Z', 'send_time_past'],
    ['2025-01-01T00:00:00Z', 'send_time_past'],
    ['2027-12-01T00:00:00Z', 'send_time_far'],
  ])('a letter is not sent at %s', (sendAt, code) => {
    expect(() => dueOf({ sendAt }, now)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'sendAt', code })] }),
    );
  });
});
