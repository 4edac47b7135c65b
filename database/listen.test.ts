import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';
import { listen } from './listen.ts';

let database: Database;
let databaseUrl: string;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  databaseUrl = url;
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const say = (payload: string) => sql`select pg_notify('keja_test', ${payload})`.execute(database.sql);

const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query in ('listen "keja_test"', 'select 1')`.execute(database.sql);
  return rows.map(({ pid }) => pid);
};

/** The one who listens now; whoever stopped before is gone. */
const onlyListener = async (): Promise<number | undefined> => {
  await expect.poll(listeners).toHaveLength(1);
  return (await listeners())[0];
};

/** Someone who listens, and all that they have heard. */
const ear = async (askEveryMs?: number) => {
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  const hear = (payload: string) => {
    heard.push(payload);
    waiting.forEach((look) => look());
  };
  const stop = await listen(databaseUrl, 'keja_test', hear, askEveryMs);
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
