import getPort, { portNumbers } from 'get-port';

const first = 20_000;
const each = 1_000;
/** Suites that run side by side count as Vitest counts them. */
const place = Number(process.env.VITEST_POOL_ID ?? 0) % 10;

/**
 * A port that is free now and stays so until it is used: below those that the system hands out by itself, and
 * out of a range that no suite beside this one takes from.
 */
export const freePort = (): Promise<number> =>
  getPort({ port: portNumbers(first + place * each, first + (place + 1) * each - 1), host: '127.0.0.1' });
