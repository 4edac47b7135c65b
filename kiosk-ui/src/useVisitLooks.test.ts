import { expect, it } from 'vitest';
import { msBeforeCodeLook } from './useVisitLooks.ts';

/** How often a screen asks within this time whether its code was sent. */
const looksWithin = (ms: number): number => {
  let [looks, at] = [0, msBeforeCodeLook(0)];
  while (at <= ms) {
    looks += 1;
    at += msBeforeCodeLook(looks);
  }
  return looks;
};

it('whether a code was sent is asked at once and soon again, and seldom while the gateway is away', () => {
  expect(looksWithin(15_000)).toBeGreaterThanOrEqual(3);
  // The API takes 300 calls from one address in five minutes.
  expect(looksWithin(300_000)).toBeLessThan(20);
  expect(msBeforeCodeLook(5000)).toBe(30_000);
});
