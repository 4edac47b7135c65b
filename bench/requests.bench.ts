import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Environment } from './environment.ts';
import type { Comparison } from './measure.ts';
import { sideBySide, startBare, type Request, type Side } from './sideBySide.ts';

const rowsInAll = 50_000;
const repetitions = { rounds: 9, times: 100, warmUp: 500 };

/** Single requests over HTTP, against a server of Express and `pg`. Counts the processor time of the server and its Postgres. */
export async function requestsBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const watcher = new pg.Client({ connectionString: databaseUrl, application_name: 'watcher' });
  await watcher.connect();
  try {
    await watcher.query(`insert into counterparty (name, nip, locality, country_id, manager_id, currency_id, term_of_payament_id,
        author_id, created_at, updated_at, marked_to_delete)
      select 'Firm ' || lpad(n::text, 6, '0'), lpad(n::text, 10, '0'), (array['Gdynia', 'Sopot', 'Tczew', 'Hel'])[1 + n % 4],
        (select min(id) from country), (select min(id) from "user"), (select min(id) from currency),
        (select min(id) from term_of_payment), (select max(id) from "user"), now(), now(), false
      from generate_series(1, ${rowsInAll}) as n`);
    await watcher.query('vacuum analyze counterparty');
    const sides = {
      ours: await ourSide(environment, databaseUrl),
      bare: await startBare(environment, 'bench/bare/recordServer.ts', databaseUrl),
    };
    const { rows } = await watcher.query<{ id: number }>(
      `select min(id) as id from counterparty where name like 'Firm %'`,
    );
    const comparisons: Comparison[] = [];
    for (const request of requestsAbout(rows[0]?.id ?? 0))
      comparisons.push(...(await sideBySide(request, sides, watcher, repetitions)));
    return comparisons;
  } finally {
    await watcher.end();
  }
}

const path = '/vendor_and_customer';
const locality = 'Gdynia';

/** @param id the first of the filled firms, whose ids are consecutive: each update changes another firm */
const requestsAbout = (id: number): Request[] => {
  const list = { sort: 'name', limit: 25, filter: { locality } };
  const newRecord = (index: number) => ({ name: `New ${index} ${randomUUID()}`, locality });
  return [
    {
      name: `a list of 25 of ${rowsInAll} with filter, sort, count and 5 names`,
      goal: '1.3',
      ours: (visitor) => visitor.get(path, list),
      bare: (visitor) => visitor.get('/list', { locality }),
    },
    {
      name: 'one record with 5 references, its session checked',
      goal: '3.0',
      ours: (visitor) => visitor.get(`${path}/${id}`),
      bare: (visitor) => visitor.get(`/${id}`),
    },
    {
      name: 'a new record, validated, versioned, announced',
      goal: '3.5',
      ours: (visitor, index) => visitor.post(path, newRecord(index)),
      bare: (visitor, index) => visitor.post('/', newRecord(index)),
    },
    {
      name: 'an update of a field',
      goal: '3.5',
      ours: (visitor, index) => visitor.put(`${path}/${id + index}`, { region: `ours ${index}` }),
      bare: (visitor, index) => visitor.put(`/${id + index}`, { region: `bare ${index}` }),
    },
  ];
};

const ourSide = async (environment: Environment, databaseUrl: string): Promise<Side> => {
  const { program, operator } = await environment.startApi(databaseUrl);
  return { pid: program.child.pid ?? 0, visitor: operator, application: '' };
};
