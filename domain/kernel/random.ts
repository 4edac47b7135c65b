/** Returns random numbers in [0, 1): the same seed gives the same sequence everywhere. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough for simulations; never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the values with equal probability; undefined if there are none. */
export function pick<T>(random: Random, values: readonly T[]): T | undefined {
  return values[Math.floor(random() * values.length)];
}

/** A random waiting time until the next event, exponentially distributed with this mean. */
export function exponential(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}
