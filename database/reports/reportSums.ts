import { sql, type RawBuilder } from 'kysely';
import { decimalScale } from '#domain/kernel/decimals.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { parseFilter, type Filter } from '#domain/kernel/filter.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ReportGroup, ReportSum } from '#domain/reports/report.contracts.ts';
import { dimensionsOf, timeDimensionsOf, type Report } from '#domain/reports/report.ts';
import type { Database } from '../connect.ts';
import { matching } from '../reading/compileFilter.ts';
import { Joins, rootAlias } from '../reading/joins.ts';
import type { RecordService } from '../recordService.ts';
import { tableOf } from '../schema/naming.ts';
import { groupKeys } from './groupKeys.ts';

interface ReadAccess extends Pick<Database, 'sql' | 'registry'> {
  readonly records: Pick<RecordService, 'list'>;
}

interface Row {
  /** Null in the row of the totals. */
  readonly dimension: string | null;
  /**
   * What the records of the group have in common: a day, a shift, or a value such as an id, as a text. Null if their field is
   * empty, and in the row of the totals.
   */
  readonly key: string | null;
  readonly count: number;
  /** In the order of the report's measures. */
  readonly sums: readonly string[];
}

/** The sums of all records of a report, and of each group of each dimension. */
export interface ReportSums {
  readonly totals: ReportSum;
  readonly groups: Readonly<Record<string, readonly ReportGroup[]>>;
}

/** Adds up the records that the actor may see and the filter selects, by every dimension, from one scan of the records. */
export async function reportSums(
  database: ReadAccess,
  actor: Actor,
  report: Report,
  filter: Filter,
): Promise<ReportSums> {
  const rows = await readGroups(database, actor, report, filter);
  const groups = await Promise.all(
    dimensionsOf(report).map(async (dimension) => {
      const groupRows = rows.filter((row) => row.dimension === dimension);
      const names = await namesOf(database, actor, report, dimension, groupRows);
      const named = groupRows.map((row) => ({
        key: row.key,
        name: names.get(Number(row.key)) ?? null,
        ...sumOf(report, row),
      }));
      return [dimension, named] as const;
    }),
  );
  const total = rows.find(({ dimension }) => dimension === null);
  return { totals: sumOf(report, total), groups: Object.fromEntries(groups) };
}

async function readGroups(
  { registry, sql: db }: ReadAccess,
  actor: Actor,
  report: Report,
  filter: Filter,
): Promise<Row[]> {
  const joins = new Joins(registry, report.object, actor);
  const where = matching(actor, registry, report.object, filter, joins);
  const dimensions = dimensionsOf(report);
  const values = groupKeys(report, joins).map((key, at) => sql`${key} as ${sql.ref(`key${at}`)}`);
  const measures = report.measures.map(
    (name, at) => sql`${joins.at([name]).column} as ${sql.ref(`measure${at}`)}`,
  );
  const keys = dimensions.map((_, at) => sql.ref(`r.key${at}`));
  const sums = report.measures.map((name, at) =>
    roundedSum(sql.ref(`r.measure${at}`), scaleOf(report, name)),
  );
  // Each row is grouped by one key or, for the totals, by none. `grouping(key)` is 0 for the key by which a row is grouped; the
  // other keys are null in that row, so `coalesce` finds its key.
  const dimension = sql`case ${sql.join(
    dimensions.map((name, at) => sql`when grouping(${keys[at]}) = 0 then ${sql.lit(name)}`),
    sql` `,
  )} end`;
  // Days and shifts are in their order. The groups of other dimensions begin with the biggest, by the last measure; without
  // measures, by the number of records.
  const timeDimensions = sql.join(timeDimensionsOf(report.days).map((name) => sql.lit(name)));
  const biggest = sums.length === 0 ? sql`g.count` : sql`g.sums[${sql.lit(sums.length)}]`;
  const { rows } = await sql<Row>`
    with r as materialized (
      select ${sql.join([...values, ...measures])}
      from ${sql.table(tableOf(report.object))} as ${sql.table(rootAlias)} ${joins.clause} where ${where}
    ), g as (
      select ${dimension} as dimension, coalesce(${sql.join(keys)}) as key, count(*)::int as count,
        array[${sql.join(sums)}]::numeric[] as sums
      from r group by grouping sets ((), ${sql.join(keys.map((key) => sql`(${key})`))})
    )
    select g.dimension, g.key, g.count, g.sums::text[] as sums from g
    order by g.dimension, case when g.dimension in (${timeDimensions}) then g.key end, ${biggest} desc, g.count desc, g.key`.execute(
    db,
  );
  return rows;
}

function roundedSum(column: RawBuilder<unknown>, scale: number): RawBuilder<unknown> {
  return sql`round(coalesce(sum(${column}), 0), ${sql.lit(scale)})`;
}

function scaleOf({ object }: Pick<Report, 'object'>, name: string): number {
  const field = fieldOf(object, name);
  return (field && decimalScale(field)) ?? 0;
}

/** The presentations of the records that name the groups, as far as the actor may read them. */
async function namesOf(
  { registry, records }: ReadAccess,
  actor: Actor,
  report: Report,
  dimension: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const field = fieldOf(report.object, report.dimensions[dimension]?.fields[0] ?? '');
  const ids = rows.flatMap(({ key }) => (key === null ? [] : [Number(key)]));
  if (field?.type !== 'reference' || ids.length === 0) return new Map();
  const target = registry.byName(field.to);
  if (!may(actor, 'read', target)) return new Map();
  // Only the presentations are needed: no fields are read, and nothing is counted.
  const page = await records.list(actor, target.name, {
    filter: parseFilter(registry, target, { id: ids }),
    sort: [],
    limit: ids.length,
    offset: 0,
    only: [],
    uncounted: true,
  });
  return new Map(page.rows.map(({ id, presentation }) => [id, String(presentation)]));
}

function sumOf(report: Report, row: Row | undefined): ReportSum {
  const zero = (name: string) => (0).toFixed(scaleOf(report, name));
  return {
    count: row?.count ?? 0,
    sums: Object.fromEntries(report.measures.map((name, at) => [name, row?.sums[at] ?? zero(name)])),
  };
}
