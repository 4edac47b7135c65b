import { setTimeout as pause } from 'node:timers/promises';
import { Router } from 'express';
import type { Database } from '#database/connect.ts';
import { executedMigrations } from '#database/health.ts';
import { migrationNames } from '#database/migrationFiles.ts';
import { readOnce } from '#domain/kernel/memoised.ts';
import type { Processes } from '../temporal/processes.ts';

/** The services that this process needs, and whether each is available. */
export interface Readiness {
  /** Whether requests can be served. Without Temporal, records can still be read and written; only commands fail. */
  readonly ready: boolean;
  readonly postgres: boolean;
  readonly migrations: boolean;
  readonly temporal: boolean;
}

const answersWithinMs = 3000;

export interface ReadinessDependencies {
  readonly database: Database;
  readonly processes: Pick<Processes, 'answers'>;
}

export async function readinessOf({ database, processes }: ReadinessDependencies): Promise<Readiness> {
  const [executed, temporal, own] = await Promise.all([
    inTime(executedMigrations(database.sql)),
    inTime(processes.answers()),
    inTime(ownMigrations()),
  ]);
  const postgres = executed !== undefined;
  const migrations = executed !== undefined && (own?.every((name) => executed.has(name)) ?? false);
  return { ready: postgres && migrations, postgres, migrations, temporal: temporal === true };
}

/** `/health`: the process runs. `/ready`: it can serve requests; otherwise 503 with the missing services. */
export function healthRouter(dependencies: ReadinessDependencies): Router {
  const router = Router();
  router.get('/health', (_request, response) => void response.json({ result: true }));
  router.get('/ready', async (_request, response) => {
    const readiness = await readinessOf(dependencies);
    response
      .status(readiness.ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(readiness);
  });
  return router;
}

/** The result of a check; undefined if the check fails or takes too long. */
export async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const timeout = pause(answersWithinMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([work.catch(() => undefined), timeout]);
  } finally {
    timer.abort();
  }
}

/** The names of the migrations of this version, which do not change while it runs. */
const ownMigrations = readOnce(migrationNames);
