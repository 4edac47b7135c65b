import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { oftenSought } from '#api/records/searchEverything.endpoints.ts';
import { connect, type Database } from '#database/connect.ts';
import { contained } from '#database/reading/contained.ts';
import { searchEverywhere } from '#database/reading/searchEverywhere.ts';
import { searchWish, type SearchWish } from '#database/reading/searchWish.ts';
import { columnOf, tableOf } from '#database/schema/naming.ts';
import type { Sql } from '#database/sql.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { objects, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { barePool } from './barePool.ts';
import type { Environment } from './environment.ts';
import { spentInTurns, type Comparison } from './measure.ts';
import { exactProcessorMs, usedHere } from './processor.ts';

/** The rows of each of four objects, a million in all. */
const rowsOfEach = 250_000;
const portionSize = 25_000;
const rounds = 3;
const times = 10;
const hitLimit = 6;
const searched = [
  { declaration: objects.disposition, name: 'numberStr' },
  { declaration: objects.vehicle, name: 'name' },
  { declaration: objects.driver, name: 'name' },
  { declaration: objects.counterparty, name: 'name' },
] as const;
/** An actor who sees everything, as operators do. It is not the system, so the rules for people apply to it. */
const operator = { ...systemActor, system: false };
const searchTexts = [
  ['a plate', 'gd 154321'],
  ['a telephone number', '600 154 321'],
  ['a number of a document', 'B-0154321'],
  ['a name', 'kowalski 154'],
  ['a word of every tenth name', 'kowalski'],
  ['a misspelt name', 'kowalksi'],
  ['words that are nowhere', 'qwertyuiop'],
] as const;

/**
 * The search for records of all objects, among a million dispositions, drivers, vehicles and firms. Its first answer and its
 * whole answer are each compared with a bare query by the same indexes. On a busy machine the processor time and the times that
 * Postgres reports say more than the wall time.
 */
export async function searchBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const bare = barePool(databaseUrl);
  try {
    await fill(database.sql, bare);
    const { operator: visitor, program } = await environment.startApi(databaseUrl);
    const server = program.child.pid ?? 0;
    const processor = async () =>
      new Map([...(await usedHere(bare)), [server, await exactProcessorMs([server])]]);
    const figures: Comparison[] = [];
    for (const [what, q] of searchTexts) {
      const wish = searchWish(q) as SearchWish;
      const bareStatement = bareQuery(database.sql, wish);
      // The first answer searches only the objects that people look for most often.
      const [first] = await statementsOf(database, wish, oftenSought);
      figures.push(await byPostgres(bare, `the first answer to ${what}`, first, bareStatement));
      const overHttp = (query: Record<string, string>) => async () => {
        const { status } = await visitor.get('/search', { q, ...query });
        if (status !== 200) throw new Error(`the search was refused: ${status}`);
      };
      const answers = [
        [`the first answer to ${what}`, overHttp({ first: 'true' })],
        [`the whole answer to ${what}`, overHttp({})],
      ] as const;
      const runBare = async () => {
        await bare.query(bareStatement.sql, [...bareStatement.parameters]);
      };
      for (const [name, ours] of answers)
        figures.push(...(await compareOverHttp(name, processor, ours, runBare)));
    }
    return figures;
  } finally {
    await bare.end();
    await database.close();
  }
}

/** Asks both sides in turns, over HTTP and on bare `pg`. */
const compareOverHttp = async (
  name: string,
  processor: () => Promise<ReadonlyMap<number, number>>,
  ours: () => Promise<void>,
  bare: () => Promise<void>,
): Promise<Comparison[]> => {
  const repeated = (ask: () => Promise<void>) => async () => {
    for (let time = 0; time < times; time += 1) await ask();
  };
  const spent = await spentInTurns(rounds, processor, { ours: repeated(ours), bare: repeated(bare) });
  const each = (spentMs: (typeof spent)['wall']) => ({
    ours: spentMs.ours / times,
    bare: spentMs.bare / times,
  });
  return [
    { name: `${name}: processor time of server and Postgres`, unit: 'ms', ...each(spent.processor) },
    { name: `${name}: wall time`, unit: 'ms', goal: '150 ms', ...each(spent.wall) },
  ];
};

interface ExplainedPlan {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** The time that Postgres reports for planning and executing, and the blocks that it reads: the fastest of several runs. */
const byPostgres = async (
  bare: pg.Pool,
  name: string,
  ours: CompiledQuery | undefined,
  bareStatement: CompiledQuery,
): Promise<Comparison> => {
  if (!ours) throw new Error(`${name} asks Postgres nothing`);
  const fastest = async ({ sql: text, parameters }: CompiledQuery) => {
    const runs: { ms: number; blocks: number }[] = [];
    for (let time = 0; time < times; time += 1) {
      const { rows } = await bare.query<{ 'QUERY PLAN': [ExplainedPlan] }>(
        `explain (analyze, buffers, format json) ${text}`,
        [...parameters],
      );
      const [explained] = (rows[0] as { 'QUERY PLAN': [ExplainedPlan] })['QUERY PLAN'];
      const blocks = explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks'];
      runs.push({ ms: explained['Planning Time'] + explained['Execution Time'], blocks });
    }
    return runs.toSorted((one, other) => one.ms - other.ms)[0] as { ms: number; blocks: number };
  };
  const [oursRun, bareRun] = [await fastest(ours), await fastest(bareStatement)];
  return {
    name: `${name}: planned and executed by Postgres, ${oursRun.blocks} blocks beside ${bareRun.blocks}`,
    unit: 'ms',
    goal: '150 ms',
    ours: oursRun.ms,
    bare: bareRun.ms,
  };
};

/**
 * A query of only one column of each of the four tables, by the same indexes. It checks no rights, and finds no records that
 * refer to a hit.
 */
const bareQuery = (db: Sql, { words }: SearchWish): CompiledQuery => {
  const parts = searched.map(({ declaration, name }) => {
    const field = fieldOf(declaration, name);
    if (!field) throw new Error(`${declaration.name} has no ${name}`);
    const column = sql.ref(columnOf(name, field));
    const all = words.map((word) => contained(column, field, word));
    return sql`(select id from ${sql.table(tableOf(declaration))} where ${sql.join(all, sql` and `)} limit ${hitLimit}::int)`;
  });
  return sql`${sql.join(parts, sql` union all `)}`.compile(db);
};

/** Runs a search and records its statements. It only finds the records; the API reads them afterwards. */
const statementsOf = async (
  database: Database,
  wish: SearchWish,
  only: readonly string[],
): Promise<CompiledQuery[]> => {
  const queries: CompiledQuery[] = [];
  // The plugin sees each query before it is sent.
  const recordingSql = database.sql.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(database.sql.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await searchEverywhere(recordingSql, registry, operator, wish, hitLimit, only);
  return queries;
};

const surnames = `(array['Kowalski','Nowak','Wiśniewski','Wójcik','Kamiński','Lewandowski','Zieliński','Szymański','Woźniak','Dąbrowski'])[1 + n % 10]`;

/** Fills the tables through bare `pg`, which has no time limit for statements. */
const fill = async (db: Sql, bare: pg.Pool): Promise<void> => {
  const run = async (statement: RawBuilder<unknown>): Promise<void> => {
    const { sql: text, parameters } = statement.compile(db);
    await bare.query(text, [...parameters]);
  };
  const stamps = sql`now(), now(), false`;
  for (let first = 1; first <= rowsOfEach; first += portionSize) {
    const series = sql`generate_series(${first}::int, ${first + portionSize - 1}::int) as n`;
    await run(sql`insert into disposition (date, prefix, number, number_str, confirmed, cars_queue_status, driver_phone_number, vehicle_id, driver_id, created_at, updated_at, marked_to_delete)
      select now() - n * interval '1 minute', 'B', n, 'B-' || lpad(n::text, 7, '0'), false, 'TerminalExit', '48600' || lpad((n % 1000000)::text, 6, '0'),
        demo.vehicle_id, demo.driver_id, ${stamps} from ${series}, (select * from disposition order by id limit 1) as demo`);
    await run(sql`insert into driver (name, phone_number, created_at, updated_at, marked_to_delete)
      select 'Jan ' || ${sql.raw(surnames)} || ' ' || n, '+48600' || lpad(n::text, 6, '0'), ${stamps} from ${series}`);
    await run(sql`insert into vehicle (name, created_at, updated_at, marked_to_delete)
      select 'GD ' || lpad(n::text, 6, '0'), ${stamps} from ${series}`);
    await run(sql`insert into counterparty (name, nip, created_at, updated_at, marked_to_delete)
      select ${sql.raw(surnames)} || ' Spedycja ' || n || ' sp. z o.o.', lpad(n::text, 10, '5'), ${stamps} from ${series}`);
  }
  // What autovacuum does on tables in use.
  for (const { declaration } of searched) await run(sql`vacuum analyze ${sql.table(tableOf(declaration))}`);
};
