import { startFaultyLine, type FaultyLine } from '../peers/faults.ts';

/** The servers of a stack that programs reach through a proxy (toxiproxy), so that tests can disturb the connections. */
export const lineNames = ['postgres', 'temporal', 'api'] as const;
export type LineName = (typeof lineNames)[number];
export type Lines = Readonly<Record<LineName, FaultyLine>>;

/** Starts a proxy before each server. @param upstream the ports of the servers */
export async function startLines(upstream: Readonly<Record<LineName, number>>): Promise<Lines> {
  const [postgres, temporal, api] = await Promise.all(
    lineNames.map((name) => startFaultyLine(upstream[name])),
  );
  return { postgres, temporal, api } as Lines;
}

/** The same address, reached through another port of this machine. */
export function throughPort(address: string, port: number): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href.replace(/\/$/, '');
}
