import { sql, type CompiledQuery } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { searchEverywhere } from '#database/reading/searchEverywhere.ts';
import { searchWish, type SearchWish } from '#database/reading/searchWish.ts';
import type { Sql } from '#database/sql.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { barePool } from './barePool.ts';
import type { Environment } from './environment.ts';
import { inTurns, type Comparison } from './measure.ts';

/** Of trucks, drivers, vehicles and firms: a million rows in all. */
const rowsOfEach = 250_000;
const portion = 25_000;
const rounds = 3;
const times = 10;
const most = 6;
/** Sees all, as operators do, but by the rules that hold for people. */
const operator = { ...systemActor, system: false };
const typed = [
  ['a plate', 'gd 154321'],
  ['a telephone number', '600 154 321'],
  ['a number of a document', 'B-0154321'],
  ['a name', 'kowalski 154'],
  ['a word of every tenth name', 'kowalski'],
  ['a misspelt name', 'kowalksi'],
  ['words that are nowhere', 'qwertyuiop'],
] as const;

/** One search for everything among a million trucks, drivers, vehicles and firms, against the same SQL on bare `pg`. */
export async function searchBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const bare = barePool(databaseUrl);
  try {
    await fill(database.sql);
    const { operator: visitor } = await environment.startApi(databaseUrl);
    const overHttp = async (q: string, more: { readonly first?: string } = {}) => {
      const { status } = await visitor.get('/search', { q, ...more });
      if (status !== 200) throw new Error(`the search was refused: ${status}`);
    };
    const figures: Comparison[] = [];
    for (const [what, q] of typed) {
      const sameSql = await statementsOf(database, searchWish(q) as SearchWish);
      const runSameSql = async () => {
        for (const query of sameSql) await bare.query(query.sql, [...query.parameters]);
      };
      figures.push({
        name: `search for ${what} in a million rows, over HTTP`,
        unit: 'ms a search',
        goal: '150 ms',
        ...(await inTurns(rounds, times, () => overHttp(q), runSameSql)),
      });
      figures.push({
        name: `the first answer to ${what} in a million rows, beside the whole search`,
        unit: 'ms a search',
        goal: '150 ms',
        ...(await inTurns(
          rounds,
          times,
          () => overHttp(q, { first: 'true' }),
          () => overHttp(q),
        )),
      });
    }
    return figures;
  } finally {
    await bare.end();
    await database.close();
  }
}

/** The very statements that this search runs, without the records that are then read. */
const statementsOf = async (database: Database, wish: SearchWish): Promise<CompiledQuery[]> => {
  const queries: CompiledQuery[] = [];
  const listening = database.sql.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(database.sql.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await searchEverywhere(listening, registry, operator, wish, most);
  return queries;
};

const surnames = `(array['Kowalski','Nowak','Wiśniewski','Wójcik','Kamiński','Lewandowski','Zieliński','Szymański','Woźniak','Dąbrowski'])[1 + n % 10]`;

/** In portions: no statement of ours may be silent for long, and all rows at once take a busy machine longer. */
const fill = async (connection: Sql): Promise<void> => {
  const stamps = sql`now(), now(), false`;
  for (let first = 1; first <= rowsOfEach; first += portion) {
    const series = sql`generate_series(${first}::int, ${first + portion - 1}::int) as n`;
    await sql`insert into disposition (date, prefix, number, number_str, confirmed, cars_queue_status, driver_phone_number, vehicle_id, driver_id, created_at, updated_at, marked_to_delete)
      select now() - n * interval '1 minute', 'B', n, 'B-' || lpad(n::text, 7, '0'), false, 'TerminalExit', '48600' || lpad((n % 1000000)::text, 6, '0'),
        demo.vehicle_id, demo.driver_id, ${stamps} from ${series}, (select * from disposition order by id limit 1) as demo`.execute(
      connection,
    );
    await sql`insert into driver (name, phone_number, created_at, updated_at, marked_to_delete)
      select 'Jan ' || ${sql.raw(surnames)} || ' ' || n, '+48600' || lpad(n::text, 6, '0'), ${stamps} from ${series}`.execute(
      connection,
    );
    await sql`insert into vehicle (name, created_at, updated_at, marked_to_delete)
      select 'GD ' || lpad(n::text, 6, '0'), ${stamps} from ${series}`.execute(connection);
    await sql`insert into counterparty (name, nip, created_at, updated_at, marked_to_delete)
      select ${sql.raw(surnames)} || ' Spedycja ' || n || ' sp. z o.o.', lpad(n::text, 10, '5'), ${stamps} from ${series}`.execute(
      connection,
    );
  }
  // What autovacuum does on tables in use.
  for (const table of ['disposition', 'driver', 'vehicle', 'counterparty'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
};
