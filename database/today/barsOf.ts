import { sql, type RawBuilder } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { planAnew } from '../preparedStatements.ts';
import { matching } from '../reading/compileFilter.ts';
import { Joins, rootAlias } from '../reading/joins.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { CountedRecords } from './countEach.ts';

/** The bars of one series. */
export interface AskedBars extends CountedRecords {
  /** The field with the moment by which a record belongs to a bar. */
  readonly time: string;
  readonly step: 'day' | 'month';
  /** The field with the amount that is added up; if absent, the records are counted. */
  readonly sum?: string | undefined;
}

const zone = sql.lit(businessZone);
/** How the day or the month of a bar is written: formats of Postgres. */
const keyFormat = { day: sql.lit('YYYY-MM-DD'), month: sql.lit('YYYY-MM') };

/**
 * The bars of several series in one statement: the number of records that the actor may see in each day or month, or the sum
 * of an amount, as text.
 * @returns the values of each series by day or month, in the order asked for; those without records are absent
 */
export async function barsOf(
  db: Sql,
  registry: Registry,
  actor: Actor,
  series: readonly AskedBars[],
): Promise<ReadonlyMap<string, string>[]> {
  if (series.length === 0) return [];
  const parts = series.map((each, at) => barsOfOne(registry, actor, each, at));
  const { rows } = await sql<{ at: number; key: string; value: string }>`${planAnew}
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return series.map((_, at) => {
    const own = rows.filter((row) => row.at === at);
    return new Map(own.map(({ key, value }) => [key, value]));
  });
}

/** The statement for the bars of one series, which is the series number `at`, from 0. It groups by its second column, the key. */
function barsOfOne(
  registry: Registry,
  actor: Actor,
  { object, filter, time, step, sum }: AskedBars,
  at: number,
): RawBuilder<unknown> {
  const declaration = registry.byName(object);
  const joins = new Joins(registry, declaration, actor);
  const where = matching(actor, registry, declaration, filter, joins);
  const key = sql`to_char(${joins.at([time]).column} at time zone ${zone}, ${keyFormat[step]})`;
  const value = sum === undefined ? sql`count(*)` : sql`coalesce(sum(${joins.at([sum]).column}), 0)`;
  return sql`(select cast(${sql.lit(at)} as int) as at, ${key} as key, cast(${value} as text) as value
    from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause} where ${where} group by 2)`;
}
