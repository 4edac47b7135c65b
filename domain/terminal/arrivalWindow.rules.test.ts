import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSince, punctualityOf, type ArrivalWindow } from './arrivalWindow.rules.ts';

const window: ArrivalWindow = {
  arrivalDate: '2026-11-20T10:00:00.000Z',
  minutesEarly: 60,
  minutesLate: 30,
};

describe('a truck announced for ten o’clock, an hour early and half an hour late allowed', () => {
  it.each([
    ['08:30', 'early', '09:00', 'gains nothing: it stands by the beginning of its window'],
    ['09:00', 'onTime', '09:00', 'stands by its arrival'],
    ['09:50', 'onTime', '09:50', 'stands by its arrival'],
    ['10:20', 'onTime', '10:00', 'keeps the time it was announced for'],
    ['10:30', 'onTime', '10:00', 'keeps the time it was announced for'],
    ['10:31', 'late', '10:31', 'has lost its window'],
  ])(
    'a truck announced for ten o’clock, an hour early and half an hour late allowed that comes at %s is %s and counts from %s: it %s',
    (clock, punctuality, since) => {
      const arrivedAt = `2026-11-20T${clock}:00.000Z`;
      expect(punctualityOf(arrivedAt, window)).toBe(punctuality);
      expect(placeSince(arrivedAt, window)).toBe(`2026-11-20T${since}:00.000Z`);
    },
  );
});

it('a truck announced for no time stands by its arrival and is neither early nor late', () => {
  const open = { ...window, arrivalDate: null };
  expect(punctualityOf('2026-11-20T08:00:00.000Z', open)).toBeNull();
  expect(placeSince('2026-11-20T08:00:00.000Z', open)).toBe('2026-11-20T08:00:00.000Z');
});

it('within its window or before it nobody gets a better place by coming later', () => {
  const minute = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 6) + minutes * 60_000).toISOString();
  fc.assert(
    fc.property(
      fc.nat(600),
      fc.nat(600),
      fc.nat(120),
      fc.nat(120),
      (one, other, minutesEarly, minutesLate) => {
        const rules = { arrivalDate: window.arrivalDate, minutesEarly, minutesLate };
        const [first, second] = [Math.min(one, other), Math.max(one, other)].map(minute) as [string, string];
        expect(placeSince(first, rules) <= placeSince(second, rules)).toBe(true);
      },
    ),
  );
});
