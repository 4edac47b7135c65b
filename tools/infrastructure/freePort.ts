import getPort, { portNumbers } from 'get-port';

const first = 20_000;
const each = 1_000;
/** Suites that run side by side count as Vitest counts them. */
const place = Number(process.env.VITEST_POOL_ID ?? 0) % 10;

const room = first + place * each;

/**
 * A port that is free now and stays so until it is used: below those that the system hands out by itself, and
 * out of a range that no suite beside this one takes from. Other runs on the same machine do: looking begins anywhere
 * in the range, so that two that begin at once do not find the same port free.
 */
export const freePort = (): Promise<number> => {
  const anywhere = room + Math.floor(Math.random() * (each - 100));
  return getPort({ port: portNumbers(anywhere, room + each - 1), host: '127.0.0.1' });
};

/** One for each of these names, drawn at once: no two are the same. */
export const freePorts = async <Name extends string>(
  names: readonly Name[],
): Promise<Record<Name, number>> => {
  const drawn = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(drawn) as Record<Name, number>;
};
