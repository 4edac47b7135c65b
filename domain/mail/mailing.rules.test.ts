import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paceOf } from './mailing.rules.ts';

describe('the pace of a mailing', () => {
  it.each([
    [1, 1, 60],
    [4, 1, 15],
    [7, 1, 9],
    [30, 5, 10],
    [600, 100, 10],
  ])(
    'the pace of a mailing of %s letters a minute hands over %s and waits %s seconds',
    (perMinute, letters, waitSeconds) => {
      expect(paceOf(perMinute)).toEqual({ letters, waitSeconds });
    },
  );

  it('is never faster than it may be, and not much slower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (perMinute) => {
        const { letters, waitSeconds } = paceOf(perMinute);
        const reached = (letters * 60) / waitSeconds;
        expect(reached).toBeLessThanOrEqual(perMinute);
        expect(reached).toBeGreaterThan(perMinute * 0.5);
      }),
    );
  });

  it('is no faster where several mailings share it', () => {
    const [pace, mailings] = [fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 20 })];
    fc.assert(
      fc.property(pace, mailings, (perMinute, together) => {
        const { letters, waitSeconds } = paceOf(perMinute / together);
        expect((together * letters * 60) / waitSeconds).toBeLessThanOrEqual(perMinute + 1e-9);
      }),
    );
  });
});
