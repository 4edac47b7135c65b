/** A stream of numbers in [0, 1): the same seed gives the same stream, wherever it runs. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough for simulations; never for secrets. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of the values, each as likely; undefined where there are none. */
export const pick = <T>(random: Random, values: readonly T[]): T | undefined =>
  values[Math.floor(random() * values.length)];

/** Waiting time until the next event of a process with this mean. */
export const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random());
