import type pg from 'pg';
import { declarations } from '#domain/objects.ts';
import { rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Step } from './plans.ts';

/** Registers of which there are few, however long the house works. */
const few = [
  'defaultRole',
  'userNavigation',
  'mainDesktop',
  'userViewSetting',
  'appSetting',
  'userSetting',
  'documentNumerator',
  'exchangeRate',
  'bpDefinitionVersion',
  'pricelist',
  'discount',
  'mailing',
];
/** Catalogs that grow with the work. */
const many = ['file', 'counterparty', 'contactPerson', 'driver', 'vehicle', 'reminder'];

/** The tables that grow for as long as the house works, those of table parts among them. */
const growingTables: ReadonlySet<string> = new Set(
  declarations
    .filter(({ kind, name }) => (kind === 'catalog' ? many.includes(name) : !few.includes(name)))
    .flatMap((declaration) => [
      tableOf(declaration),
      ...Object.entries(declaration.fields).flatMap(([name, field]) =>
        field.type === 'rows' ? [rowsTableOf(declaration, name)] : [],
      ),
    ]),
);

/** Small tables are read as a whole in any case, so the other ways are shut: those in which pages are read, and conditions met. */
const ways = [
  ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin'],
  ['seqscan', 'indexscan', 'indexonlyscan', 'hashjoin', 'mergejoin'],
];
const scans = ['Seq Scan', 'Index Scan', 'Index Only Scan'];
/** They ask for all rows below them, whatever is above. */
const takesAll = ['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'Materialize'];

/**
 * The tables that grow, by their alias, of which a statement reads all rows because no index leads to those it is about.
 * The first rows, of an index or without any order, are no such reading.
 */
export async function readsWithoutIndex(
  client: pg.Client,
  statement: { readonly text: string; readonly values: readonly unknown[] },
): Promise<string[]> {
  let whole: ReadonlySet<string> | undefined;
  for (const shut of ways) {
    const found = await wholeIn(client, statement, shut);
    whole = whole?.intersection(found) ?? found;
  }
  return [...(whole ?? [])];
}

const wholeIn = async (
  client: pg.Client,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
  shut: readonly string[],
): Promise<Set<string>> => {
  await client.query('begin');
  try {
    for (const way of shut) await client.query(`set local enable_${way} = off`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    return new Set(wholeBelow((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan, false));
  } finally {
    await client.query('rollback');
  }
};

const wholeBelow = (step: Step, inPages: boolean): string[] => {
  const node = step['Node Type'];
  const table = step['Relation Name'];
  const goesOn = node === 'Limit' || (inPages && !takesAll.includes(node));
  const isAside = (below: Step) => ['SubPlan', 'InitPlan'].includes(below['Parent Relationship'] ?? '');
  const isWhole = !inPages && scans.includes(node) && !step['Index Cond'];
  const here = table && growingTables.has(table) && isWhole ? [`${table} ${step.Alias ?? ''}`] : [];
  return [...here, ...(step.Plans ?? []).flatMap((below) => wholeBelow(below, goesOn && !isAside(below)))];
};
