import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import pg from 'pg';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import type { Comparison } from './measure.ts';

/** What these benches need of Postgres to count its statements. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' };

/** The outbox and the SMS of a journey come after its last move. */
const afterwardsMs = 4000;

/** Statements of one journey, of all programs together, and the events of its workflow. */
export async function journeyCounts(
  databaseUrl: string,
  client: Client,
  truck: number,
  driveIt: () => Promise<void>,
): Promise<Comparison[]> {
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await watcher.connect();
  try {
    await watcher.query('create extension if not exists pg_stat_statements');
    await watcher.query('select pg_stat_statements_reset()');
    await driveIt();
    await pause(afterwardsMs);
    const { rows } = await watcher.query<{ calls: number }>(
      `select sum(calls)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() and toplevel and query not like '%pg_stat_statements%'`,
    );
    const { events } = await client.workflow.getHandle(journeyId(truck)).fetchHistory();
    return [
      {
        name: 'a journey: statements of all programs, those of an idle house included',
        unit: 'statements',
        ours: rows[0]?.calls ?? Number.NaN,
        goal: '200',
      },
      {
        name: 'a journey: events of its workflow',
        unit: 'events',
        ours: events?.length ?? Number.NaN,
        goal: '55',
      },
    ];
  } finally {
    await watcher.end();
  }
}
