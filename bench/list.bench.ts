import { sql, type CompiledQuery } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { listRecords } from '#database/reading/listRecords.ts';
import type { Sql } from '#database/sql.ts';
import type { ListQuery } from '#database/recordService.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { everything, parseFilter } from '#domain/kernel/filter.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { barePool } from './barePool.ts';
import type { Environment } from './environment.ts';
import { inTurns, type Comparison } from './measure.ts';

const rowsInAll = 200_000;
const portionSize = 20_000;
const rounds = 3;
const times = 60;
const listName = '20 of 200,000 dispositions, filtered and sorted';
/** An actor who sees everything, as operators do. It is not the system, so the rules for people apply to it. */
const operator = { ...systemActor, system: false };

const listQuery = (): ListQuery => {
  const declaration = registry.byName('disposition');
  return {
    filter: parseFilter(registry, declaration, { carsQueueStatus: 'Accepted' }),
    sort: [{ path: parsePath(registry, declaration, 'date'), desc: true }],
    limit: 20,
    offset: 0,
  };
};

/** A page far behind the others: 175,000 rows come before it. */
const deepPage = 7000;
const pageSize = 25;
/** Without a filter: a count of all is capped, and is the same for each page. */
const deepQuery = (page: number): ListQuery => ({
  ...listQuery(),
  filter: everything,
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** A page out of 200,000 dispositions, by the record service and over HTTP, against the same SQL on bare `pg`. */
export async function listBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const bare = barePool(databaseUrl);
  try {
    await fill(database.sql);
    const sameSql = await queriesOf(database, listQuery());
    const runSameSql = async () => {
      for (const query of sameSql) await bare.query(query.sql, [...query.parameters]);
    };
    const { operator: visitor } = await environment.startApi(databaseUrl);
    const overHttp = async () => {
      const { status } = await visitor.get('/disposition', {
        sort: 'date',
        desc: 'true',
        limit: 20,
        filter: { carsQueueStatus: 'Accepted' },
      });
      if (status !== 200) throw new Error(`the list was refused: ${status}`);
    };
    const inService = () => database.records.list(operator, 'disposition', listQuery());
    const deep = (page: number) => database.records.list(operator, 'disposition', deepQuery(page));
    return [
      {
        name: `page ${deepPage} of a list of ${rowsInAll}, jumped to, beside its page 2`,
        unit: 'ms a page',
        goal: 'flat',
        ...(await inTurns(
          rounds,
          times,
          () => deep(deepPage),
          () => deep(2),
        )),
      },
      {
        name: `${listName}: record service`,
        unit: 'ms a page',
        ...(await inTurns(rounds, times, inService, runSameSql)),
      },
      {
        name: `${listName}: over HTTP`,
        unit: 'ms a page',
        ...(await inTurns(rounds, times, overHttp, runSameSql)),
      },
    ];
  } finally {
    await bare.end();
    await database.close();
  }
}

/** Inserts the rows in portions. Our connections give up a statement that is silent for too long, as one for all rows may be. */
const fill = async (connection: Sql): Promise<void> => {
  for (let first = 1; first <= rowsInAll; first += portionSize)
    await insert(connection, first, Math.min(rowsInAll, first + portionSize - 1));
  // What autovacuum does on a table in use: a count reads the index alone only after it.
  await sql`vacuum analyze disposition`.execute(connection);
};

const insert = (connection: Sql, first: number, last: number) =>
  sql`insert into disposition (date, prefix, number, number_str, confirmed, cars_queue_status, driver_phone_number, vehicle_id, driver_id, weighing_station_id, order_id, created_at, updated_at, marked_to_delete)
    select now() - n * interval '1 minute', 'B', n, 'B-' || lpad(n::text, 6, '0'), false,
      (array['OnTheWay','Accepted','ParkingExit','TerminalExit'])[1 + n % 4], '48600' || lpad(n::text, 6, '0'),
      demo.vehicle_id, demo.driver_id, demo.weighing_station_id, demo.order_id, now(), now(), false
    from generate_series(${first}::int, ${last}::int) as n, (select * from disposition order by id limit 1) as demo`.execute(
    connection,
  );

/** The queries that this list runs, as they are sent to Postgres. */
const queriesOf = async (database: Database, query: ListQuery): Promise<CompiledQuery[]> => {
  const queries: CompiledQuery[] = [];
  // The plugin sees each query before it is sent.
  const recordingSql = database.sql.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(database.sql.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await listRecords({ sql: recordingSql, registry }, operator, 'disposition', query);
  if (queries.length !== 3) throw new Error(`a page takes ${queries.length} queries instead of three`);
  return queries;
};
