import { sql } from 'kysely';
import type { Filter } from '#domain/kernel/filter.ts';
import type { Total, Totals } from '#domain/kernel/totals.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { planAnew } from '../preparedStatements.ts';
import type { TotalsOfOne } from '../recordService.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { matching } from './compileFilter.ts';
import { Joins, rootAlias } from './joins.ts';
import { readable, type Reading } from './reading.ts';
import { readTotals, selectTotals } from './totals.ts';

/**
 * Figures over all matching records that the actor may see, in one query. Here and below `planAnew` has Postgres plan the query
 * for the values of each call.
 */
export async function totalsOf(
  { sql: db, registry }: Reading,
  actor: Actor,
  object: string,
  filter: Filter,
  totals: readonly Total[],
): Promise<Totals> {
  const declaration = readable(registry, actor, object);
  if (totals.length === 0) return {};
  const joins = new Joins(registry, declaration, actor);
  // `matching` and `selectTotals` add the joins that they need, so `joins.clause` is read after both.
  const where = matching(actor, registry, declaration, filter, joins);
  const figures = selectTotals(totals, joins);
  const { rows } = await sql<Record<string, unknown>>`${planAnew}
    select ${figures} from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause}
    where ${where}`.execute(db);
  return readTotals(totals, rows[0] ?? {});
}

/**
 * The number of matching records and their figures, separately for the records that the references `by` lead to, those with the
 * most records first. In the answer `by` holds the ids of the references, in their order; null where a reference is empty.
 */
export async function totalsBy(
  { sql: db, registry }: Reading,
  actor: Actor,
  object: string,
  filter: Filter,
  by: readonly string[],
  totals: readonly Total[],
): Promise<TotalsOfOne[]> {
  const declaration = readable(registry, actor, object);
  const joins = new Joins(registry, declaration, actor);
  const where = matching(actor, registry, declaration, filter, joins);
  const figures = totals.length === 0 ? sql`` : sql`, ${selectTotals(totals, joins)}`;
  const keys = sql.join(by.map((name) => sql.ref(`${rootAlias}.${columnOf(name, { type: 'reference' })}`)));
  const { rows } = await sql<Record<string, unknown> & { by: (number | null)[]; count: number }>`${planAnew}
    select array[${keys}] as by, count(*)::int as count ${figures}
    from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause}
    where ${where} group by ${keys} order by count(*) desc, ${keys}`.execute(db);
  return rows.map((row) => ({ by: row.by, count: row.count, totals: readTotals(totals, row) }));
}
