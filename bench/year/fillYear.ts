import type { Client } from 'pg';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { CellField } from '#domain/kernel/field.ts';
import { objects, registry, type ObjectName } from '#domain/objects.ts';
import { columnOf, rowsTableOf, tableOf } from '#database/schema/naming.ts';
import { fillWeights } from './fillWeights.ts';
import { madeUpValue, ownFields, type Filled, type Referable } from './madeUpValue.ts';
import { rowsOfAYear, rowsOfParts } from './rowsOfAYear.ts';

const smallCatalog = 30;

/** Adds the data of a year to a database with the demo. Takes some minutes. @param say reports the progress */
export async function fillYear(client: Client, say: (line: string) => void): Promise<void> {
  // Switches triggers and checks of references off. The rows are made so that all references are right.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await client.query(`set maintenance_work_mem = '256MB'`);
  const referable = await referableIn(client);
  const rowCounts = { ...(await emptyCatalogs(client)), ...rowsOfAYear };
  for (const [name, rows] of Object.entries(rowCounts) as [ObjectName, number][]) {
    say(`${rows} × ${name}`);
    const declaration: Declaration = objects[name];
    const first = await fillObject(client, declaration, { object: name, rows, referable });
    await fillParts(client, declaration, rows, first, referable);
    // Later rows then refer to them in their order, as documents of one time do; catalogs are referred to at random.
    const inOrder = declaration.kind !== 'catalog' || name === 'file';
    referable.set(name, { first, count: rows, inOrder });
  }
  await fillWeights(client, say);
  // The results of steps of workflows, one every twenty seconds until now.
  await client.query(`insert into transition (key, result, at)
    select 'year:' || n, 'true', now() - n * interval '20 seconds' from generate_series(1, 500000) as n`);
  await client.query(`set session_replication_role = origin`);
  say('vacuum and analyze');
  await client.query('vacuum analyze');
}

/** The catalogs in which the demo has no row. They get some, so that every reference can be filled. Settings stay empty. */
const emptyCatalogs = async (client: Client): Promise<Partial<Record<ObjectName, number>>> => {
  const empty: Partial<Record<ObjectName, number>> = {};
  for (const declaration of registry.all) {
    if (declaration.kind !== 'catalog' || declaration.module === 'platform') continue;
    const { rows } = await client.query(`select 1 from "${tableOf(declaration)}" limit 1`);
    if (rows.length === 0) empty[declaration.name as ObjectName] = smallCatalog;
  }
  return empty;
};

/** The ranges of the demo's rows to which others may refer. Objects whose ids have gaps are left out. */
const referableIn = async (client: Client): Promise<Map<string, Referable>> => {
  const ranges = new Map<string, Referable>();
  for (const declaration of registry.all) {
    const { rows } = await client.query<{ first: number | null; count: number }>(
      `select min(id) as first, count(*)::int as count from "${tableOf(declaration)}"
       having count(*) = max(id) - min(id) + 1`,
    );
    const [range] = rows;
    if (range && range.first !== null)
      ranges.set(declaration.name, { first: range.first, count: range.count, inOrder: false });
  }
  return ranges;
};

/** Fills the table of an object. @returns the id of its first new row */
const fillObject = async (client: Client, declaration: Declaration, filled: Filled): Promise<number> => {
  const table = tableOf(declaration);
  const cells = cellsOf(declaration.name, ownFields(declaration), filled);
  const { rows } = await client.query<{ first: number }>(
    `select coalesce(max(id), 0) + 1 as first from "${table}"`,
  );
  const first = rows[0]?.first ?? 1;
  await withoutIndexes(client, table, () => insert(client, table, `${first} - 1 + n`, cells, filled.rows));
  await client.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), ${first + filled.rows})`);
  return first;
};

/** Fills the table parts of an object, with the same number of rows for each new record. */
const fillParts = async (
  client: Client,
  declaration: Declaration,
  parents: number,
  firstParent: number,
  referable: ReadonlyMap<string, Referable>,
): Promise<void> => {
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (field.type !== 'rows') continue;
    const path = `${declaration.name}.${name}`;
    const rowsPerParent = rowsOfParts[path] ?? 1;
    if (rowsPerParent === 0) continue;
    const table = rowsTableOf(declaration, name);
    const rows = rowsPerParent * parents;
    const cells = {
      parent_id: `${firstParent} + (n - 1) / ${rowsPerParent}`,
      row_number: `1 + (n - 1) % ${rowsPerParent}`,
      // An object does not refer to itself (`madeUpValue`). Its rows may refer to any object, so `object` is empty.
      ...cellsOf(path, Object.entries(field.fields), { object: '', rows, referable }),
    };
    await withoutIndexes(client, table, () => insert(client, table, undefined, cells, rows));
  }
};

/** The SQL of the values by column. A field that stays empty has none. */
const cellsOf = (
  path: string,
  fields: readonly (readonly [string, CellField])[],
  filled: Filled,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const value = madeUpValue(`${path}.${name}`, field, filled);
      return value === undefined ? [] : [[columnOf(name, field), value]];
    }),
  );

/** Inserts rows. In the SQL of a cell, `n` is the number of the row, from 1. Without `id` the database gives the ids. */
const insert = (
  client: Client,
  table: string,
  id: string | undefined,
  cells: Readonly<Record<string, string>>,
  rows: number,
) => {
  const all = { ...(id === undefined ? {} : { id }), ...cells };
  const columns = Object.keys(all).map((column) => `"${column}"`);
  return client.query(`insert into "${table}" (${columns.join()})
    select ${Object.values(all).join()} from generate_series(1, ${rows}) as n`);
};

/** Drops the indexes while a table is filled and makes them again, which is much faster. Unique indexes stay. */
const withoutIndexes = async (client: Client, table: string, fill: () => Promise<unknown>): Promise<void> => {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [`"${table}"`],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { made } of rows) await client.query(made);
};
