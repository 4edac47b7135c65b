import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  calendarReads,
  deskReads,
  firstPages,
  withRecordIds,
  reportReads,
  type EverydayRead,
} from '#api/testing/everydayReads.ts';
import type { Visitor } from '#api/testing/visitor.ts';
import { tableOf } from '#database/schema/naming.ts';
import type { ObjectName } from '#domain/objects.ts';
import type { Environment } from './environment.ts';
import type { Comparison } from './measure.ts';
import { keptYear, yearFolder } from './year/keptYear.ts';
import { slowestOfEach, slowPlansIn } from './year/slowPlans.ts';

const people = 30;
/** The longest pause of a person between two clicks. The mean is half of it, so 30 people ask about 15 times a second. */
const thinkingMs = 4000;
const clicksOfEach = 60;
const worthNamingMs = 50;

/** How long the calls of one kind took, in milliseconds. */
type Times = Map<string, number[]>;

/**
 * The everyday reads on a database with a year of data. First one caller makes them, and the plan of each statement over 20 ms is
 * collected. Then 30 people make them at the same time.
 * @param postgresLog returns the log of Postgres so far
 */
export async function yearBench(environment: Environment, postgresLog: () => string): Promise<Comparison[]> {
  const databaseUrl = await keptYear(environment, console.log);
  const reads = await readsOf(databaseUrl);
  const api = await environment.startApi(databaseUrl);
  const logins = [...new Set(reads.map(({ login }) => login))];
  const visitors = new Map<string, Visitor>();
  for (const login of logins) visitors.set(login, await api.signedIn(login));
  const ask = (read: EverydayRead, times: Times) =>
    askTimed(visitors.get(read.login) as Visitor, read, times);

  const logLengthBefore = postgresLog().length;
  const alone: Times = new Map();
  for (const read of reads) for (let time = 0; time < 3; time += 1) await ask(read, alone);
  const slow = slowestOfEach(slowPlansIn(postgresLog().slice(logLengthBefore)));
  const file = `${yearFolder}-plans.json`;
  await writeFile(file, JSON.stringify(slow, undefined, 2));
  console.log(`\n${slow.length} statements took longer than 20 ms; their plans: ${file}`);
  for (const { ms, statement } of slow)
    console.log(`${ms.toFixed(0)} ms ${statement.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
  console.log(`\nalone\n${slowCallsTable(alone)}`);

  const together: Times = new Map();
  await Promise.all(
    Array.from({ length: people }, async (_each, person) => {
      for (let click = 0; click < clicksOfEach; click += 1) {
        await pause(Math.random() * thinkingMs);
        await ask(reads[(person * clicksOfEach + click) % reads.length] as EverydayRead, together);
      }
    }),
  );
  console.log(`\n${people} people\n${slowCallsTable(together)}`);
  return [percentiles('alone', alone), percentiles(`${people} people at work`, together)].flat();
}

const readsOf = async (databaseUrl: string): Promise<EverydayRead[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const all = [...firstPages(), ...reportReads(), ...deskReads(), ...calendarReads()];
  const ids = new Map<string, number>();
  // This first pass only finds out of which objects ids are needed.
  for (const read of all) withRecordIds(read, (object) => (ids.set(object, 0), 0));
  for (const object of ids.keys()) {
    const { rows } = await client.query<{ id: number }>(
      `select max(id) as id from "${tableOf({ name: object })}"`,
    );
    ids.set(object, rows[0]?.id ?? 0);
  }
  await client.end();
  return all.map((read) => withRecordIds(read, (object: ObjectName) => ids.get(object) ?? 0));
};

const askTimed = async (
  visitor: Visitor,
  { name, path, query }: EverydayRead,
  times: Times,
): Promise<void> => {
  const began = performance.now();
  const { status, body } = await visitor.get(path, query);
  const took = performance.now() - began;
  if (status !== 200) console.log(`${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  times.set(name, [...(times.get(name) ?? []), took]);
};

const valueAt = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const percentiles = (who: string, times: Times): Comparison[] => {
  const sorted = [...times.values()].flat().toSorted((one, other) => one - other);
  return [50, 95, 99].map((percent) => ({
    name: `a year's data, ${who}, ${sorted.length} calls: p${percent}`,
    unit: 'ms a call',
    ours: valueAt(sorted, percent / 100),
  }));
};

/** A table of the calls whose median is above 50 ms. */
const slowCallsTable = (times: Times): string => {
  const each = [...times].map(([name, taken]) => {
    const sorted = taken.toSorted((one, other) => one - other);
    return { name, p50: valueAt(sorted, 0.5), p95: valueAt(sorted, 0.95), p99: valueAt(sorted, 0.99) };
  });
  return each
    .filter(({ p50 }) => p50 > worthNamingMs)
    .toSorted((one, other) => other.p50 - one.p50)
    .map(
      ({ name, p50, p95, p99 }) =>
        [p50, p95, p99].map((ms) => ms.toFixed(0).padStart(6)).join('') + `  ${name}`,
    )
    .join('\n');
};
