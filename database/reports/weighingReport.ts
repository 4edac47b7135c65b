import { sql, type RawBuilder } from 'kysely';
import { businessZone } from '#domain/kernel/time.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  directionOf,
  weighingDimensions,
  type WeighingDimension,
  type WeighingGroup,
  type WeighingReport,
  type WeighingSum,
} from '#domain/reports/weighingReport.rules.ts';
import { workingDay, type ShiftName } from '#domain/terminal/workShift.rules.ts';
import { typeOfOperation } from '#domain/weighing/enums.ts';
import { visibleTo } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

export interface WantedWeighings {
  /** The period in working days, as ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly shift?: ShiftName | undefined;
  readonly typeOfDocument?: string | undefined;
}

/** Local time, correct also when the clock changes. A working day begins at 23:00, so one hour is added to get its date. */
const localTime = sql`(r.netto_time at time zone ${sql.lit(businessZone)})`;
const hour = sql`extract(hour from ${localTime})`;
const shift = sql`case when ${hour} >= 23 or ${hour} < 7 then 'I' when ${hour} < 15 then 'II' else 'III' end`;
const day = sql`to_char(${localTime} + interval '1 hour', 'YYYY-MM-DD')`;
const direction = sql`case r.type_of_operation ${sql.join(
  typeOfOperation.values.map(
    (operation) => sql`when ${sql.lit(operation)} then ${sql.lit(directionOf(operation))}`,
  ),
  sql` `,
)} end`;

const columns: Readonly<Record<WeighingDimension, RawBuilder<unknown>>> = {
  product: sql`r.product_id::text`,
  customer: sql`r.customer_id::text`,
  direction,
  scale: sql`coalesce(r.scale_netto_id, r.scale_brutto_id, r.scale_tare_id)::text`,
  typeOfDocument: sql`r.type_of_document`,
  shift,
  day,
};

/** SQL condition for the weighings of a report: complete and not cancelled, selected by the time of their net. */
export function reportedWeighings(
  actor: Actor,
  registry: Registry,
  wanted: WantedWeighings,
): RawBuilder<boolean> {
  return sql<boolean>`
  r.netto_time >= ${workingDay(wanted.from).begin} and r.netto_time < ${workingDay(wanted.to).end}
  and r.netto is not null and not r.cancel_weighting and not r.marked_to_delete
  ${wanted.shift ? sql`and ${shift} = ${wanted.shift}` : sql``}
  ${wanted.typeOfDocument ? sql`and r.type_of_document = ${wanted.typeOfDocument}` : sql``}
  and ${visibleTo(actor, registry, registry.byName('weighingRecord'), 'r')}`;
}

interface Row extends WeighingSum {
  readonly dimension: WeighingDimension | null;
  readonly key: string | null;
  readonly name: string | null;
}

/** Sums of the weighings that the actor may see, by every dimension, from one scan of the records. */
export async function weighingReport(
  db: Sql,
  registry: Registry,
  actor: Actor,
  wanted: WantedWeighings,
): Promise<WeighingReport> {
  const keys = weighingDimensions.map((name) => sql.ref(`w.${name}`));
  const dimension = sql`case ${sql.join(
    weighingDimensions.map((name, index) => sql`when grouping(${keys[index]}) = 0 then ${sql.lit(name)}`),
    sql` `,
  )} end`;
  const { rows } = await sql<Row>`
    with w as materialized (
      select ${sql.join(weighingDimensions.map((name) => sql`${columns[name]} as ${sql.ref(name)}`))},
        r.brutto, r.tare, r.netto
      from weighing_record r where ${reportedWeighings(actor, registry, wanted)}
    ), grouped as (
      select ${dimension} as dimension, coalesce(${sql.join(keys)}) as key, count(*)::int as count,
        coalesce(sum(w.brutto), 0)::numeric(18,3)::text as brutto, coalesce(sum(w.tare), 0)::numeric(18,3)::text as tare,
        sum(w.netto)::numeric(18,3) as net
      from w group by grouping sets ((), ${sql.join(keys.map((key) => sql`(${key})`))})
    )
    select g.dimension, g.key, g.count, g.brutto, g.tare, coalesce(g.net, 0)::numeric(18,3)::text as netto,
      coalesce(p.name, c.name, s.name) as name
    from grouped g
      left join product p on p.id = case when g.dimension = 'product' then g.key::int end
      left join counterparty c on c.id = case when g.dimension = 'customer' then g.key::int end
      left join scale s on s.id = case when g.dimension = 'scale' then g.key::int end
    order by g.dimension, case when g.dimension in ('shift', 'day') then g.key end, g.net desc nulls last, g.key`.execute(
    db,
  );
  return {
    begin: workingDay(wanted.from).begin,
    end: workingDay(wanted.to).end,
    totals: sumOf(rows.find((row) => row.dimension === null)),
    groups: Object.fromEntries(
      weighingDimensions.map((name) => [name, rows.filter((row) => row.dimension === name).map(groupOf)]),
    ) as Record<WeighingDimension, WeighingGroup[]>,
  };
}

const sumOf = (row: Row | undefined): WeighingSum => ({
  count: row?.count ?? 0,
  brutto: row?.brutto ?? '0.000',
  tare: row?.tare ?? '0.000',
  netto: row?.netto ?? '0.000',
});

const groupOf = (row: Row): WeighingGroup => ({ key: row.key, name: row.name, ...sumOf(row) });
