import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedMinutes } from './typedDuration.rules.ts';

it.each([
  ['90', 90],
  ['1:30', 90],
  ['0:05', 5],
  ['1h 30m', 90],
  ['1,5h', 90],
  ['0.25 godz.', 15],
  ['2 h', 120],
  ['45 min', 45],
  ['24:00', 1440],
  ['', undefined],
  ['0', undefined],
  ['1:75', undefined],
  ['24:01', undefined],
  ['9999', undefined],
  ['-5', undefined],
  ['pół godziny', undefined],
])('%j is %s minutes', (typed, minutes) => {
  expect(typedMinutes(typed)).toBe(minutes);
});

it('reads whatever is written as a clock, and nothing out of other text but whole minutes of a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1439 }), (minutes) => {
      const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      expect(typedMinutes(clock)).toBe(minutes);
      expect(typedMinutes(String(minutes))).toBe(minutes);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const found = typedMinutes(typed);
      expect(found === undefined || (Number.isInteger(found) && found >= 1 && found <= 1440)).toBe(true);
    }),
  );
});
