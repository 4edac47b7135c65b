import getPort, { portNumbers } from 'get-port';

const first = 20_000;
const each = 1_000;
/** Parallel suites are distinguished by Vitest's pool id. */
const place = Number(process.env.VITEST_POOL_ID ?? 0) % 10;

const room = first + place * each;

/**
 * A port on 127.0.0.1 that is free now. It is below the ports that the system assigns, and in a range that no parallel suite
 * uses. Other runs on the same machine may use the range, so the search begins at a random port in it.
 */
export function freePort(): Promise<number> {
  const anywhere = room + Math.floor(Math.random() * (each - 100));
  return getPort({ port: portNumbers(anywhere, room + each - 1), host: '127.0.0.1' });
}

/** A free port for each of these names, all different. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const drawn = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(drawn) as Record<Name, number>;
}
