import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { patienceMs } from '#tools/testing/patience.ts';
import type { Caller } from './steps/caller.ts';
import { signedIn } from './steps/truck.ts';

/** Each of our programs keeps its process, whatever becomes of Postgres and of single connections to it. */
let stack: Stack;
let pids: ReturnType<Stack['pids']>;
let operator: Caller;

beforeAll(async () => {
  stack = await startStack({ with: ['gateway', 'weighbridge', 'agent'], mortalPostgres: true });
  pids = stack.pids();
  operator = await signedIn(stack, 'operator');
});
afterAll(() => stack?.stop());
const expectKept = (): void => {
  expect(stack.pids()).toEqual(pids);
  expect(stack.endedByThemselves()).toEqual([]);
};

/** A client of this test alone: it is not what is tested. */
const query = async (text: string, values: unknown[] = []): Promise<{ pid: number; query: string }[]> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl, application_name: 'this test' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as { pid: number; query: string }[];
  } finally {
    await client.end();
  }
};
const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and application_name <> 'this test' and backend_type = 'client backend'`;
const listeners = (): Promise<{ pid: number; query: string }[]> =>
  query(`select pid, query ${others} and query like 'LISTEN "socket.io%' order by query, pid`);

/** What the API answers to somebody who is signed in and reads a list: both the session and the list are in Postgres. */
const answerToList = async (): Promise<string> => {
  const response = await fetch(`${stack.apiUrl}/vehicles?limit=1`, {
    headers: { cookie: operator.cookies() },
    signal: AbortSignal.timeout(patienceMs),
  });
  const { code = '' } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`.trim();
};
/** The connections that a program has at most; see `database/poolOptions.ts`. */
const poolPlaces = 10;
const isServed = () => eventually(async () => expect(await answerToList()).toBe('200'));

it('each single connection to Postgres may be ended, again and again', async () => {
  const before = (await listeners()).map((each) => each.query);
  expect(before.length).toBeGreaterThan(0);
  for (let round = 0; round < 3; round += 1) {
    // So many lists at once fill the pool of the API. Most of its connections then have counted a list as their last statement.
    expect(new Set(await Promise.all(Array.from({ length: 40 }, answerToList)))).toEqual(new Set(['200']));
    const open = await query(`select pid, query ${others}`);
    // A pool that lost the places of ended connections would have none left after more than half of them in each of two rounds.
    expect(open.filter((each) => each.query.includes('count(')).length).toBeGreaterThan(poolPlaces / 2);
    for (const { pid } of open) await query('select pg_terminate_backend($1)', [pid]);
    await isServed();
    await eventually(async () => expect((await listeners()).map((each) => each.query)).toEqual(before));
  }
  expectKept();
});

it('Postgres may be killed: requests are told to come again, and are served when it is back', async () => {
  const answers = new Set<string>();
  const asking = new AbortController();
  const ask = (async () => {
    while (!asking.signal.aborted) {
      answers.add(await answerToList());
      await pause(20);
    }
  })();
  for (let kills = 0; kills < 3; kills += 1) {
    await stack.kill('postgres');
    await isServed();
  }
  asking.abort();
  await ask;
  expect([...answers].toSorted()).toEqual(['200', '503 database_unavailable']);
  expectKept();
});

it('every list is told that Postgres does not answer, without waiting for the others', async () => {
  const postgres = stack.postgresPid() ?? 0;
  const backends = (await query(`select pid, query ${others}`)).map(({ pid }) => pid);
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const pid of [postgres, ...backends]) process.kill(pid, signal);
  };
  signalAll('SIGSTOP');
  try {
    // The pool has so few places that these would lose patience if they waited for one another.
    const answers = await Promise.all(Array.from({ length: 300 }, answerToList));
    expect(new Set(answers)).toEqual(new Set(['503 database_unavailable']));
    for (let after = 0; after < 30; after += 1) expect(await answerToList()).toBe('503 database_unavailable');
  } finally {
    signalAll('SIGCONT');
  }
  await isServed();
  expectKept();
});
