import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '#database/testing/database.ts';
import { rawQueryLimits } from '#domain/platform/rawQuery.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;

beforeAll(async () => {
  api = await startTestApi({ on: await freshDatabase({ demo: true, reader: true }) });
  admin = await api.signedIn('admin');
});
afterAll(() => api.close());

interface Answer {
  readonly columns: string[];
  readonly rows: unknown[][];
  readonly cut: boolean;
  readonly code?: string;
  readonly params?: { readonly reason: string };
}

const ask = async (query: string, params: readonly unknown[] = []) => {
  // The specification sends a session id; each query has a session of its own all the same.
  const { status, body } = await admin.post('/app/raw-query', {
    query,
    params,
    sessionId: 'always the same',
  });
  return { status, body: body as Answer };
};

describe('a raw query', () => {
  it('answers columns and rows, decimals and times as they are written', async () => {
    const { status, body } = await ask(
      `select id, name, 24.560::numeric(9,3) as net, true as yes, null as nothing from "user" where login = $1`,
      ['operator'],
    );
    expect({ status, columns: body.columns, cut: body.cut }).toEqual({
      status: 200,
      columns: ['id', 'name', 'net', 'yes', 'nothing'],
      cut: false,
    });
    expect(body.rows).toEqual([[expect.any(Number), expect.any(String), '24.560', true, null]]);
  });

  it.each([
    ['a password', 'select password from "user"'],
    ['a whole user, password and all', 'select u.* from "user" u'],
    ['a whole row as one value', 'select to_jsonb(u) from "user" u'],
    ['an agent’s token', 'select * from scale_agent'],
    ['the sessions', 'select * from session'],
    ['what waits to be done', 'select * from outbox'],
    ['the roles’ passwords', 'select rolpassword from pg_authid'],
    ['a file of the server', "select pg_read_file('/etc/passwd')"],
    [
      'a password behind a change of role',
      `select set_config('role', 'none', true), query_to_xml('select password from "user"', true, true, '')`,
    ],
    [
      'a password behind a change of user',
      `select set_config('session_authorization', 'keja', true), query_to_xml('select password from "user"', true, true, '')`,
    ],
  ])('does not show %s', async (_what, query) => {
    const { status, body } = await ask(query);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'raw_query_refused' });
  });

  it.each([
    ['a row', `update currency set name = 'x'`],
    ['a row inside a query', `with gone as (delete from currency returning id) select * from gone`],
    ['a table', 'create table stray (id int)'],
    ['a table of its own session', 'create temp table stray (id int)'],
    ['the sequence', `select nextval('currency_id_seq')`],
    ['anything by a second statement', `select 1; delete from currency`],
  ])('does not change %s', async (_what, query) => {
    const before = await sql`select count(*) from currency where name <> 'x'`.execute(api.database.sql);
    const { status, body } = await ask(query);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'raw_query_refused' });
    const after = await sql`select count(*) from currency where name <> 'x'`.execute(api.database.sql);
    expect(after.rows).toEqual(before.rows);
    const { rows } = await sql`select to_regclass('stray') as stray`.execute(api.database.sql);
    expect(rows).toEqual([{ stray: null }]);
  });

  it.each([
    ['the time limit', `set statement_timeout = 0`],
    ['the end of its transaction', 'commit'],
  ])('does not change %s for the next query', async (_what, query) => {
    const limits = () =>
      ask(`select current_setting('statement_timeout'), current_setting('transaction_read_only')`);
    const before = (await limits()).body.rows;
    expect(before).toEqual([[expect.stringMatching(/^[1-9]\d*s$/), 'on']]);
    await ask(query);
    expect((await limits()).body.rows).toEqual(before);
  });

  it('stops at a thousand rows and says so', async () => {
    const { body } = await ask('select n from generate_series(1, 100000) n');
    expect({ rows: body.rows.length, cut: body.cut }).toEqual({ rows: 1000, cut: true });
    const exact = await ask('select n from generate_series(1, 1000) n');
    expect({ rows: exact.body.rows.length, cut: exact.body.cut }).toEqual({ rows: 1000, cut: false });
  });

  it('stops where the answer grows too large to be held', async () => {
    // An answer has at most five million characters; each row has a million, its quotes and brackets.
    const { body } = await ask(`select repeat('x', 1000000) from generate_series(1, 20)`);
    expect({ rows: body.rows.length, cut: body.cut }).toEqual({ rows: 4, cut: true });
  });

  it('stops what takes too long, even when it takes its own time limit away', async () => {
    const { status, body } = await ask(`select set_config('statement_timeout', '0', false), pg_sleep(600)`);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'raw_query_too_slow' });
  });

  it('stops what takes too long after its first rows, with its time limit taken away', async () => {
    // Rows are read a hundred at a time: the first portion arrives, and the second one waits.
    const { status, body } = await ask(`select set_config('statement_timeout', '0', false),
      case when n > 150 then pg_sleep(60) end from generate_series(1, 300) n`);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'raw_query_too_slow' });
  });

  it('holds no value that is larger than the whole answer may be', async () => {
    // Reading stops at 64 million bytes on the connection, wherever in a row they are.
    const { body } = await ask(`select repeat('x', 70000000)`);
    expect(body).toEqual({ columns: [], rows: [], cut: true });
  });

  it('says what Postgres did not understand', async () => {
    const { body } = await ask('selec 1');
    expect(body.code).toBe('raw_query_refused');
    expect(body.params?.reason).toContain('selec');
  });

  it('is for full rights only', async () => {
    const operator = await api.signedIn('operator');
    const { status, body } = await operator.post('/app/raw-query', { query: 'select 1' });
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'no_access' } });
  });

  it('is written to the access log, word for word', async () => {
    await ask('select 42 as answer');
    await eventually(async () => {
      const { body } = await admin.get('/access_log?filter={"action":"RawQuery"}&limit=1');
      expect(body).toMatchObject({ rows: [{ action: 'RawQuery', detail: 'select 42 as answer' }] });
    });
  });

  it('is written to the access log also if it is as long as a query may be', async () => {
    const query = 'select 43 as answer --'.padEnd(rawQueryLimits.length, 'x');
    expect((await ask(query)).status).toBe(200);
    await eventually(async () => {
      const { body } = await admin.get('/access_log?filter={"action":"RawQuery"}&limit=1');
      expect(body).toMatchObject({
        rows: [{ action: 'RawQuery', detail: expect.stringContaining('select 43') }],
      });
    });
  });
});
