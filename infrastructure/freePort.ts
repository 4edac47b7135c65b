import getPort, { portNumbers } from 'get-port';

const firstPort = 20_000;
const portsPerSuite = 1_000;
/** Parallel suites are distinguished by Vitest's pool id. */
const suite = Number(process.env.VITEST_POOL_ID ?? 0) % 10;

const firstOfSuite = firstPort + suite * portsPerSuite;

/**
 * A port on 127.0.0.1 that is free now. It is below the ports that the system assigns, and in a range that no parallel suite
 * uses. Other runs on the same machine may use the range, so the search begins at a random port in it.
 */
export function freePort(): Promise<number> {
  // At least the last hundred ports of the range are left to search.
  const searchStart = firstOfSuite + Math.floor(Math.random() * (portsPerSuite - 100));
  return getPort({ port: portNumbers(searchStart, firstOfSuite + portsPerSuite - 1), host: '127.0.0.1' });
}

/** A free port for each of these names. All differ, because get-port gives out no port again within some seconds. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const pairs = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(pairs) as Record<Name, number>;
}
