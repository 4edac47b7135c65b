import { seededRandom } from '#domain/kernel/random.ts';

/** Draws random values. The same seed draws the same values, so that a run can be repeated. */
export interface Draw {
  /** From 0 to 1. */
  share(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  oneOf<T>(values: readonly T[]): T;
  /** One of the names, by their relative frequency. */
  weighted<T extends string>(shares: Readonly<Record<T, number>>): T;
}

export function drawFrom(seed: number): Draw {
  const share = seededRandom(seed);
  const whole = (from: number, to: number): number => from + Math.floor(share() * (to - from + 1));
  const oneOf = <T>(values: readonly T[]): T => values[whole(0, values.length - 1)] as T;
  return {
    share,
    whole,
    oneOf,
    weighted: <T extends string>(shares: Readonly<Record<T, number>>): T => {
      const entries = Object.entries(shares) as [T, number][];
      // Each name has a part of a line, as long as its weight. The name is chosen in whose part a random point lies.
      let rest = share() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0])?.[0] as T;
    },
  };
}
