import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tableOf } from '#database/schema/naming.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { readsWithoutIndex } from '#database/testing/wholeReads.ts';
import { registry, type ObjectName } from '#domain/objects.ts';
import { startTestApi, type TestApi } from './testing/testApi.ts';
import {
  calendarReads,
  deskReads,
  firstPages,
  withRecordIds,
  reportReads,
  type EverydayRead,
} from './testing/everydayReads.ts';
import type { Visitor } from './testing/visitor.ts';

/** What people read all day stays quick after years: whatever it asks Postgres, an index leads to the rows of tables that grow. */
let api: TestApi;
let explaining: pg.Client;
const newestIds = new Map<string, number>();
const visitors = new Map<string, Visitor>();
const sent = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  const on = await freshDatabase({ demo: true });
  api = await startTestApi({ on });
  explaining = new pg.Client({ connectionString: on.url });
  await explaining.connect();
  for (const login of ['admin', 'operator', 'sales', 'forwarder'] as const)
    visitors.set(login, await api.signedIn(login));
  for (const declaration of registry.all) {
    const { rows } = await explaining.query<{ id: number | null }>(
      `select max(id) as id from "${tableOf(declaration)}"`,
    );
    if (rows[0]?.id) newestIds.set(declaration.name, rows[0].id);
  }
});
afterAll(async () => {
  sent.mockRestore();
  await explaining?.end();
  await api?.close();
});

/** Reads that may go through whole tables, each with the reason. `npm run bench -- year` measures them. */
const wholeReads: Readonly<Record<string, string>> = {
  'orders by status': 'the board counts all orders',
  'amounts of orders': 'the sum of all orders',
  'amounts of orders by status': 'the sums of all orders',
  'requests by status': 'the board counts all requests',
  'amounts of requests by status': 'the sums of all requests',
  'interactions by status': 'the board counts all interactions',
  'list of file, from outside':
    'whoever sees a record sees its files: the rights of all objects in one statement',
  'folders of files': 'the number of files of each object',
};

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `pg` is given a text with its values, or both in one object. */
const statementOf = ([first, second]: readonly unknown[]): Statement | undefined => {
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : (first as Partial<Statement>);
  if (!text || !/^\s*(select|with|\/\*)/i.test(text)) return undefined;
  return { text, values: Array.isArray(values) ? values : [] };
};

const statementsOf = async ({ login, path, query }: EverydayRead): Promise<Statement[]> => {
  sent.mockClear();
  const { status, body } = await (visitors.get(login) as Visitor).get(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return sent.mock.calls.flatMap((call) => statementOf(call) ?? []);
};

/** The newest record, as people have it open; if the demo has none, no such record is found quickly as well. */
const newest = (object: ObjectName): number => newestIds.get(object) ?? 1;

describe.each([
  ['first pages', firstPages],
  ['reports', reportReads],
  ['desks', deskReads],
  ['calendar', calendarReads],
] as const)('%s', (_what, reads) => {
  it.each(reads().map((read) => [read.name, read] as const))('%s', async (_name, read) => {
    const whole: string[] = [];
    for (const statement of await statementsOf(withRecordIds(read, newest)))
      whole.push(...(await readsWithoutIndex(explaining, statement)));
    expect(read.name in wholeReads ? [] : whole).toEqual([]);
  });
});
