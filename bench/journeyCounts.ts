import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import pg from 'pg';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import type { Comparison } from './measure.ts';

/** The settings with which Postgres counts statements, which these benches need. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' };

/** What eight moves of a truck write; `workflows/terminal/journey.test.ts` adds it up from the kinds of events. */
const eventsOfJourney = 55;

/** The outbox and the SMS of a journey come after its last move. */
const afterwardsMs = 4000;

interface StatementCount {
  readonly calls: number;
  readonly query: string;
}

/**
 * The kind of an event of a history: the name of the one field of attributes that is filled. For a marker also what it marks,
 * such as the name of a local activity.
 */
const nameOf = (event: object): string => {
  const [kind, attributes] =
    Object.entries(event).find(([name, value]) => name.endsWith('Attributes') && value) ?? [];
  const markerData = (attributes as { details?: { data?: { payloads?: { data?: Uint8Array }[] } } }).details
    ?.data;
  const text = Buffer.from(markerData?.payloads?.[0]?.data ?? []).toString();
  const { activity_type: name } = text.startsWith('{')
    ? (JSON.parse(text) as { activity_type?: string })
    : {};
  return [kind?.replace('EventAttributes', ''), name].filter(Boolean).join(': ');
};

/**
 * Counts the statements of all programs during one journey, and the events of its workflow. With `listed` it also prints them.
 * @param driveIt makes all moves of the truck
 */
export async function journeyCounts(
  databaseUrl: string,
  client: Client,
  truck: number,
  driveIt: () => Promise<void>,
  { listed = false }: { readonly listed?: boolean } = {},
): Promise<Comparison[]> {
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await watcher.connect();
  try {
    await watcher.query('create extension if not exists pg_stat_statements');
    await watcher.query('select pg_stat_statements_reset()');
    await driveIt();
    await pause(afterwardsMs);
    const { rows } = await watcher.query<StatementCount>(
      `select calls::int, regexp_replace(query, '\\s+', ' ', 'g') as query from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() and toplevel and query not like '%pg_stat_statements%' order by calls desc, query`,
    );
    const { events } = await client.workflow.getHandle(journeyId(truck)).fetchHistory();
    if (listed) {
      for (const { calls, query } of rows) console.log(`${calls} × ${query}`);
      for (const event of events ?? []) console.log(nameOf(event));
    }
    return [
      {
        name: 'a journey: statements of all programs, those of an idle house included',
        unit: 'statements',
        ours: rows.reduce((sum, { calls }) => sum + calls, 0),
        goal: '200',
      },
      {
        name: 'a journey: events of its workflow',
        unit: 'events',
        ours: events?.length ?? Number.NaN,
        goal: String(eventsOfJourney),
      },
    ];
  } finally {
    await watcher.end();
  }
}
