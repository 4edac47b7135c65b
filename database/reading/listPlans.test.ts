import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';
import { everything, parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { declarations, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '#tools/testing/database.ts';
import type { ListQuery } from '../recordService.ts';
import type { Sql } from '../sql.ts';
import { planOf, stepsOfPage, type Asked, type Step } from '../testing/plans.ts';
import { RecordReader } from './readRecords.ts';

/** Lists stay quick at a million rows: whatever the object, an index leads to its pages. The next one is tested by being declared. */
let connection: Kysely<unknown>;
let pool: pg.Pool;
let reader: RecordReader;
const asked: Asked[] = [];
beforeAll(async () => {
  const { url } = await freshDatabase();
  pool = new pg.Pool({ connectionString: url, max: 1 });
  connection = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, types: asWritten }) }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  });
  reader = new RecordReader(connection as unknown as Sql, registry);
});
afterAll(async () => {
  await connection?.destroy();
  await pool?.end();
});

/** Records read what Postgres writes. */
const asWritten = { getTypeParser: () => (value: unknown) => value };

/** A value that a sort may have come to. */
const anywhere: Partial<Record<Field['type'], unknown>> = {
  text: 'm',
  integer: 500,
  decimal: '500',
  tonnes: '500.000',
  money: '500.00',
  boolean: true,
  date: '2026-03-01',
  datetime: '2026-03-01T10:00:00.000Z',
  time: '10:00:00',
};
const valueOf = (field: Field | undefined): unknown =>
  field?.type === 'enumeration' ? field.enumeration.values[0] : anywhere[field?.type ?? 'integer'];

const cursorOf = (declaration: Declaration): string => {
  const value = valueOf(fieldOf(declaration, declaration.sort.field));
  return Buffer.from(JSON.stringify([value, 500])).toString('base64url');
};

const firstPage = (declaration: Declaration): ListQuery => ({
  filter: everything,
  sort: [{ path: parsePath(registry, declaration, declaration.sort.field), desc: declaration.sort.desc }],
  limit: 20,
  offset: 0,
  uncounted: true,
});

/** How the rows of a page are found, where each of these ways of going about it is shut. */
const pageOf = async (
  declaration: Declaration,
  query: ListQuery,
  shut: readonly string[],
): Promise<Step[]> => {
  asked.length = 0;
  await reader.list(systemActor, declaration.name, query);
  expect(asked).toHaveLength(1);
  return stepsOfPage(await planOf(pool, asked[0] as Asked, shut));
};

const named = (steps: readonly Step[]): string[] => steps.map((step) => step['Node Type']);
const readsAll = ['Seq Scan', 'Sort', 'Incremental Sort'];
const detours = ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'];

describe.each(declarations.map((each) => [each.name, each] as const))('%s', (_name, declaration) => {
  it('has its first page read off an index, in the order of its list', async () => {
    const steps = named(await pageOf(declaration, firstPage(declaration), detours));
    expect(steps.filter((step) => readsAll.includes(step))).toEqual([]);
  });

  it('has a page deep within read from where the page before ended', async () => {
    const query = { ...firstPage(declaration), after: cursorOf(declaration) };
    const steps = await pageOf(declaration, query, detours);
    expect(named(steps).filter((step) => readsAll.includes(step))).toEqual([]);
    expect(steps.filter((step) => step['Index Cond'])).not.toEqual([]);
  });

  it.skipIf(declaration.search.length === 0)('has words in it found by their letters', async () => {
    const filter = parseFilter(registry, declaration, { searchStr: 'abcdef' });
    const query = { ...firstPage(declaration), filter };
    const steps = named(await pageOf(declaration, query, ['seqscan', 'indexscan', 'indexonlyscan']));
    expect(steps).not.toContain('Seq Scan');
  });
});
