import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { drive, prepareTerminal } from './benchTerminal.ts';
import type { Environment } from './environment.ts';
import { journeyCounts } from './journeyCounts.ts';
import { withJourneyPrograms, type JourneyPrograms } from './journeyPrograms.ts';
import type { Comparison } from './measure.ts';
import { exactProcessorMs, processorMsOf } from './processor.ts';

/** So many journeys come first unmeasured, because they compile what the later ones use. */
const warmUp = 8;
const measured = 10;

/** Counts and lists the statements and events of one journey. It takes a minute, and is exact even on a busy machine. */
export function countsBench(environment: Environment): Promise<Comparison[]> {
  return withJourneyPrograms(environment, countOne);
}

const countOne = async (programs: JourneyPrograms): Promise<Comparison[]> => {
  const { databaseUrl, database, client, worker, api, operator } = programs;
  const terminal = await prepareTerminal(database, 1);
  const trucks = await terminal.announce(warmUp + measured + 1);
  const journey = (truck: number) => drive(operator, terminal, truck, terminal.scaleIds[0] ?? 0);
  for (const truck of trucks.slice(0, warmUp)) await journey(truck);
  const processorTimes = async () => ({
    worker: await processorMsOf([worker]),
    API: await processorMsOf([api]),
    Postgres: await backendsMs(database),
  });
  const before = await processorTimes();
  for (const truck of trucks.slice(warmUp, -1)) await journey(truck);
  const after = await processorTimes();
  const truck = trucks.at(-1) ?? 0;
  const counts = await journeyCounts(databaseUrl, client, truck, () => journey(truck), { listed: true });
  const times = (['worker', 'API', 'Postgres'] as const).map((name) => ({
    name: `a journey: processor time of ${name}`,
    unit: 'ms a journey',
    ours: (after[name] - before[name]) / measured,
  }));
  return [...times, ...counts];
};

/** The processor time of the database's connections so far. They stay open while journeys are driven. */
const backendsMs = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(database.sql);
  return exactProcessorMs(rows.map(({ pid }) => pid));
};
