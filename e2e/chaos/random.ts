import { seededRandom } from '#domain/kernel/random.ts';

/** What is drawn of a seed: the same seed draws the same, so that a run can be described by it. */
export interface Draw {
  /** From 0 to 1. */
  share(): number;
  /** Whole, both ends included. */
  whole(from: number, to: number): number;
  oneOf<T>(these: readonly T[]): T;
  /** By how often each is to come. */
  weighted<T extends string>(shares: Readonly<Record<T, number>>): T;
}

export function drawFrom(seed: number): Draw {
  const share = seededRandom(seed);
  const whole = (from: number, to: number): number => from + Math.floor(share() * (to - from + 1));
  const oneOf = <T>(these: readonly T[]): T => these[whole(0, these.length - 1)] as T;
  return {
    share,
    whole,
    oneOf,
    weighted: <T extends string>(shares: Readonly<Record<T, number>>): T => {
      const entries = Object.entries(shares) as [T, number][];
      let left = share() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0])?.[0] as T;
    },
  };
}
