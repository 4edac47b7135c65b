import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#infrastructure/freePort.ts';
import { startTemporal } from '../start/temporal.ts';
import { startTestPostgres } from '#database/testing/testPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a server that answers the addresses of the run's servers: `/postgres` and `/temporal`. */
    desk: string;
  }
}

interface Running {
  /** Its address, as its clients write it. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * One Postgres and one Temporal for all suites of a run; each suite makes databases and a namespace of its own in them.
 * They are started by the first suite that asks: a run of pure rules needs none.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-test-'));
  const starts: Readonly<Record<string, () => Promise<Running>>> = {
    '/postgres': async () => {
      const postgres = await startTestPostgres(join(folder, 'postgres'));
      return { address: postgres.url, stop: () => postgres.stop() };
    },
    '/temporal': async () => startTemporal({ port: await freePort() }),
  };
  const running = new Map<string, Promise<Running>>();
  const serverAt = (path: string): Promise<Running> => {
    const runningServer = running.get(path);
    const server =
      runningServer ?? starts[path]?.() ?? Promise.reject(new Error(`no server is called ${path}`));
    running.set(path, server);
    return server;
  };
  const desk = createServer((request, response) => {
    serverAt(request.url ?? '').then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(desk.listen(0, '127.0.0.1'), 'listening');
  project.provide('desk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    // A failed start was already reported to the suite that asked for it.
    for (const each of running.values()) await each.then((server) => server.stop()).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
}
