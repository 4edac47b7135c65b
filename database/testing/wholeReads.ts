// Finds the statements that read a growing table as a whole, so that tests can refuse them (`readsWithoutIndex`).

import type pg from 'pg';
import { declarations } from '#domain/objects.ts';
import { rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Step } from './plans.ts';

/** Registers that stay small, however long an installation works. */
const smallRegisters = [
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
const growingCatalogs = ['file', 'counterparty', 'contactPerson', 'driver', 'vehicle', 'reminder'];

/** The tables that grow for as long as an installation works, with those of their table parts. */
const growingTables: ReadonlySet<string> = new Set(
  declarations
    .filter(({ kind, name }) =>
      kind === 'catalog' ? growingCatalogs.includes(name) : !smallRegisters.includes(name),
    )
    .flatMap((declaration) => [
      tableOf(declaration),
      ...Object.entries(declaration.fields).flatMap(([name, field]) =>
        field.type === 'rows' ? [rowsTableOf(declaration, name)] : [],
      ),
    ]),
);

/**
 * Methods of the planner to switch off, because it reads small tables as a whole even where an index would help. The first list
 * leaves the methods by which pages are read, the second those by which conditions are met. A table counts as read as a whole only
 * if it is read so with both lists.
 */
const disabledMethods = [
  ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin'],
  ['seqscan', 'indexscan', 'indexonlyscan', 'hashjoin', 'mergejoin'],
];
const scans = ['Seq Scan', 'Index Scan', 'Index Only Scan'];
/** Steps that need all rows below them, whatever is above. */
const stepsNeedingAllRows = ['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'Materialize'];

/**
 * The growing tables, with their alias, that a statement reads as a whole because no index leads to the rows it needs. To
 * read only the first rows, of an index or without any order, does not count.
 */
export async function readsWithoutIndex(
  client: pg.Client,
  statement: { readonly text: string; readonly values: readonly unknown[] },
): Promise<string[]> {
  let whole: ReadonlySet<string> | undefined;
  for (const disabled of disabledMethods) {
    const found = await wholeIn(client, statement, disabled);
    whole = whole?.intersection(found) ?? found;
  }
  return [...(whole ?? [])];
}

const wholeIn = async (
  client: pg.Client,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
  disabled: readonly string[],
): Promise<Set<string>> => {
  await client.query('begin');
  try {
    for (const method of disabled) await client.query(`set local enable_${method} = off`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    return new Set(wholeBelow((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan, false));
  } finally {
    await client.query('rollback');
  }
};

/** @param takesFirstRowsAbove whether a step above takes only the first rows, so that a step below need not read all of them */
const wholeBelow = (step: Step, takesFirstRowsAbove: boolean): string[] => {
  const node = step['Node Type'];
  const table = step['Relation Name'];
  const takesFirstRows = node === 'Limit' || (takesFirstRowsAbove && !stepsNeedingAllRows.includes(node));
  // A subquery of a step. Taking only the first rows of the step does not mean that only the first rows of the subquery are read.
  const isAside = (below: Step) => ['SubPlan', 'InitPlan'].includes(below['Parent Relationship'] ?? '');
  const isWhole = !takesFirstRowsAbove && scans.includes(node) && !step['Index Cond'];
  const ownTables = table && growingTables.has(table) && isWhole ? [`${table} ${step.Alias ?? ''}`] : [];
  return [
    ...ownTables,
    ...(step.Plans ?? []).flatMap((below) => wholeBelow(below, takesFirstRows && !isAside(below))),
  ];
};
