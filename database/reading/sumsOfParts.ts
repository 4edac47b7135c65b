import { sql } from 'kysely';
import type { Constraint } from '#domain/kernel/constraint.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

type SumOfParts = Extract<Constraint, { rule: 'sumOf' }>;

/** Whether a record has parts with an amount: its own amount is then their sum. */
export async function isSumOfParts(db: Sql, { field, of, by }: SumOfParts, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(tableOf({ name: of }))}
    where ${sql.ref(columnOf(by, { type: 'reference' }))} = ${id} and not marked_to_delete
      and ${sql.ref(columnOf(field, { type: 'money' }))} is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** The fields of a record that nobody can write now, because they are sums of its parts. */
export async function sumsOfParts(db: Sql, { constraints = [] }: Declaration, id: number): Promise<string[]> {
  const sums = constraints.filter((each) => each.rule === 'sumOf');
  const haveParts = await Promise.all(sums.map((each) => isSumOfParts(db, each, id)));
  return sums.filter((_each, index) => haveParts[index]).map(({ field }) => field);
}
