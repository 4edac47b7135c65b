import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';
import { Listener } from './listen.ts';

let database: Database;
let databaseUrl: string;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  databaseUrl = url;
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const say = (payload: string) => sql`select pg_notify('keja_test', ${payload})`.execute(database.sql);

/** The connections that listen: the last query of each is `listen`, or the check whether Postgres still answers. */
const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query in ('listen "keja_test"', 'select 1')`.execute(database.sql);
  return rows.map(({ pid }) => pid);
};

const listenersAtAll = async (): Promise<number> => {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and query ~ '^(un)?listen'`.execute(database.sql);
  return rows.length;
};

/** The one who listens now; whoever stopped before is gone. */
const onlyListener = async (): Promise<number | undefined> => {
  await expect.poll(listeners).toHaveLength(1);
  return (await listeners())[0];
};

/** Someone who listens, and all that they have heard. An empty payload says that something may have been missed. */
const ear = async (askEveryMs?: number, listener = new Listener(databaseUrl, askEveryMs)) => {
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  const hear = (payload: string) => {
    heard.push(payload);
    waiting.forEach((look) => look());
  };
  const stop = await listener.listen('keja_test', hear);
  const until = (payload: string) =>
    new Promise<void>((resolve) => {
      const look = () => heard.includes(payload) && resolve();
      waiting.add(look);
      look();
    });
  return { heard, until, stop };
};

it('hears what is said on its channel, in order', async () => {
  const { heard, until, stop } = await ear();
  await say('one');
  await say('two');
  await until('two');
  expect(heard).toEqual(['one', 'two']);
  await stop();
});

it('takes up again a connection that Postgres has ended, and says that something may have been missed', async () => {
  const { heard, until, stop } = await ear();
  const pid = await onlyListener();
  await sql`select pg_terminate_backend(${pid})`.execute(database.sql);
  await until('');
  await say('after');
  await until('after');
  expect(heard).toEqual(['', 'after']);
  expect(await listeners()).not.toContain(pid);
  await stop();
});

it('leaves no connection behind when it stops, even right after one was ended', async () => {
  const { stop } = await ear();
  const pid = await onlyListener();
  await sql`select pg_terminate_backend(${pid})`.execute(database.sql);
  await stop();
  await stop();
  const later = await ear();
  await say('for the later one');
  await later.until('for the later one');
  await onlyListener();
  await later.stop();
  await expect.poll(listeners).toEqual([]);
});

it('takes up again a connection over which Postgres no longer answers', async () => {
  const { heard, until, stop } = await ear(200);
  const frozen = (await onlyListener()) ?? 0;
  process.kill(frozen, 'SIGSTOP');
  onTestFinished(() => void process.kill(frozen, 'SIGCONT'));
  await until('');
  await say('after');
  await until('after');
  expect(heard).toContain('after');
  await stop();
});

it('listens for everybody in a process over one connection, until the last one stops', async () => {
  const listener = new Listener(databaseUrl);
  const [one, other] = await Promise.all([ear(undefined, listener), ear(undefined, listener)]);
  const beside: string[] = [];
  const stopBeside = await listener.listen('keja_beside', (payload) => void beside.push(payload));
  await stopBeside();
  await sql`select pg_notify('keja_beside', 'too late')`.execute(database.sql);
  await say('for both');
  await Promise.all([one.until('for both'), other.until('for both')]);
  expect(beside).toEqual([]);
  await one.stop();
  await say('for the other one');
  await other.until('for the other one');
  expect(one.heard).toEqual(['for both']);
  await other.stop();
  await expect.poll(listenersAtAll).toBe(0);
});

it('hears on every channel that something may have been missed', async () => {
  const listener = new Listener(databaseUrl);
  const { until, stop } = await ear(undefined, listener);
  const beside: string[] = [];
  const stopBeside = await listener.listen('keja_beside', (payload) => void beside.push(payload));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(
    database.sql,
  );
  await until('');
  await expect.poll(() => beside).toEqual(['']);
  await stopBeside();
  await stop();
});
