import { describe, expect, it } from 'vitest';
import { etaQuality, predictionsOf, type PastTruck } from './etaCheck.rules.ts';

const settings = { carsBufferTerminal: 1, carsBufferParking: 2, minutesCarService: 3 };
const start = Date.UTC(2026, 10, 20, 6);
const at = (minutes: number) => start + minutes * 60_000;

/** One after another, each 20 minutes inside, all there from the start. */
const regular = Array.from({ length: 12 }, (_, index): PastTruck => ({
  arrived: at(index * 2),
  called: at(index * 20),
  left: at((index + 1) * 20),
}));

describe('what trucks were told, held against what happened', () => {
  it('leaves those out that did not have to wait', () => {
    expect(predictionsOf(regular, settings)).toHaveLength(11);
  });

  it('knows at the time of the arrival only what was known then', () => {
    const late = { arrived: at(121), called: at(240), left: at(260) };
    const told = predictionsOf([...regular, late], settings).at(-1);
    expect(told).toMatchObject({ measured: true, waited: 119 });
    expect(told?.expected).toBeCloseTo(119, 1);
  });

  it('is good where trucks are regular, and better than the configured minutes', () => {
    const more = Array.from({ length: 5 }, (_, index): PastTruck => ({
      arrived: at(121 + index),
      called: at(240 + index * 20),
      left: at(260 + index * 20),
    }));
    const quality = etaQuality(predictionsOf([...regular, ...more], settings));
    expect(quality.trucks).toBe(5);
    expect(quality.meanError).toBeLessThan(1);
    expect(quality.configuredError).toBeGreaterThan(60);
    expect(quality.errors).toEqual(quality.errors.toSorted((one, other) => one - other));
  });
});
