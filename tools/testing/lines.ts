import { startFaultyLine, type FaultyLine } from '../peers/faults.ts';

/** What programs of a stack reach each other by, and can be spoilt: toxiproxy before each of these. */
export const lineNames = ['postgres', 'temporal', 'api'] as const;
export type LineName = (typeof lineNames)[number];
export type Lines = Readonly<Record<LineName, FaultyLine>>;

/** @param upstream the ports that really listen. */
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
