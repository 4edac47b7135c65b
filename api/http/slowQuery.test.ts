import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '#database/testing/database.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Instead of the twenty seconds of a real installation. */
const limitMs = 1000;

let api: TestApi;
let operator: Visitor;
let other: pg.Client;
let vehicle: number;

beforeAll(async () => {
  const on = await freshDatabase({ demo: true });
  other = new pg.Client({ connectionString: on.url });
  await other.connect();
  // The limit of a pool is set where it connects, so only what runs at each connection can make it shorter.
  await other.query(`create function hurry() returns event_trigger language plpgsql as $$
    begin perform set_config('statement_timeout', '${limitMs}', false); end $$`);
  await other.query('create event trigger hurry on login execute function hurry()');
  await other.query('alter event trigger hurry enable always');
  api = await startTestApi({ on });
  operator = await api.signedIn('operator');
  const { rows } = await other.query<{ id: number }>('select min(id) as id from vehicle');
  vehicle = rows[0]?.id ?? 0;
});
afterAll(async () => {
  await other?.end();
  await api?.close();
});

/** Another transaction holds a lock while something is asked. */
const whileLocked = async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
  await other.query('begin');
  try {
    await other.query(lock);
    return await work();
  } finally {
    await other.query('rollback');
  }
};

it('a list that takes longer than a person may keep Postgres busy is refused with what helps', async () => {
  const list = () => operator.get('/vehicles', { limit: 5, lang: 'en' });
  const refused = await whileLocked('lock table vehicle in access exclusive mode', list);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'query_too_slow', detail: expect.stringMatching(/filter|narrow/i) },
  });
  expect((await list()).status).toBe(200);
});

it('a write that waits too long for another one is refused, and writes nothing', async () => {
  const path = `/vehicles/${vehicle}`;
  const write = () => operator.put(path, { code: 'waited' });
  const lock = `select 1 from vehicle where id = ${vehicle} for update`;
  expect(await whileLocked(lock, write)).toMatchObject({ status: 422, body: { code: 'query_too_slow' } });
  expect((await operator.get(path)).body).not.toMatchObject({ code: 'waited' });
  expect((await write()).status).toBe(200);
});
