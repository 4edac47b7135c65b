import { sql, type RawBuilder } from 'kysely';
import type { Filter } from '#domain/kernel/filter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { planAnew } from '../preparedStatements.ts';
import { matching } from '../reading/compileFilter.ts';
import { Joins, rootAlias } from '../reading/joins.ts';
import { countCap } from '../reading/countMatching.ts';
import type { Count } from '../recordService.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

/** Records of one object. */
export interface CountedRecords {
  readonly object: string;
  readonly filter: Filter;
}

/**
 * Counts the records of several lists in one statement, each as its list does: those that the actor may see, up to the cap of
 * lists.
 * @param cap the highest count; a list with more records has this count and `capped`
 * @returns the counts in the order asked for
 */
export async function countEach(
  db: Sql,
  registry: Registry,
  actor: Actor,
  lists: readonly CountedRecords[],
  cap = countCap,
): Promise<Count[]> {
  if (lists.length === 0) return [];
  // Reads one record more than `cap`, which tells whether there are more.
  const parts = lists.map(
    (each, at) => sql`select cast(${sql.lit(at)} as int) as at, cast(count(*) as int) as count
      from (select 1 ${recordsOf(registry, actor, each)} limit ${sql.lit(cap + 1)}) as capped`,
  );
  // The best plan depends on what the filters search for, so Postgres plans each such statement anew.
  const { rows } = await sql<{ at: number; count: number }>`${planAnew}
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const counts = new Map(rows.map(({ at, count }) => [at, count]));
  return lists.map((_, at) => {
    const total = counts.get(at) ?? 0;
    return { count: Math.min(total, cap), capped: total > cap };
  });
}

/** The part of a statement from `from` on that reads the records of one list. */
function recordsOf(
  registry: Registry,
  actor: Actor,
  { object, filter }: CountedRecords,
): RawBuilder<unknown> {
  const declaration = registry.byName(object);
  const joins = new Joins(registry, declaration, actor);
  const where = matching(actor, registry, declaration, filter, joins);
  return sql`from ${sql.table(tableOf(declaration))} as ${sql.table(rootAlias)} ${joins.clause} where ${where}`;
}
