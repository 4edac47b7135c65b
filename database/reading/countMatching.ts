import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Count } from '../recordService.ts';
import { planAnew } from '../preparedStatements.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { rootAlias, type Joins } from './joins.ts';

/** Counting stops here, and the answer says so: a page of a list must not count a million rows. */
export const countCap = 10_000;

/** How many rows meet the condition, at most `cap`. */
export async function countMatching(
  db: Sql,
  declaration: Declaration,
  where: RawBuilder<boolean>,
  joins: Joins,
  cap = countCap,
): Promise<Count> {
  const { rows } = await counting(declaration, where, joins, cap).execute(db);
  return counted(rows, cap);
}

interface CountRow {
  readonly count: number;
}

/** The statement of `countMatching`; `counted` reads its answer. `planAnew` has Postgres plan it for the values of each call. */
export function counting(
  declaration: Declaration,
  where: RawBuilder<boolean>,
  joins: Joins,
  cap = countCap,
): RawBuilder<CountRow> {
  return sql<CountRow>`${planAnew}
    select cast(count(*) as int) as count from (
      select 1 from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause} where ${where} limit ${cap + 1}
    ) as capped`;
}

export function counted(rows: readonly CountRow[], cap = countCap): Count {
  const found = rows[0]?.count ?? 0;
  return { count: Math.min(found, cap), capped: found > cap };
}
