import { sql, type RawBuilder } from 'kysely';
import { DateTime } from 'luxon';
import type { Filter } from '#domain/kernel/filter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  mostRequestParts,
  type RequestAnalysis,
  type RequestDimension,
  type RequestPart,
  type RequestPeriod,
  type RequestSum,
} from '#domain/service/requestAnalysis.rules.ts';
import { matching } from '../reading/compileFilter.ts';
import { Joins } from '../reading/joins.ts';
import { planAnew } from '../preparedStatements.ts';
import type { Sql } from '../sql.ts';

export interface WantedRequests extends RequestPeriod {
  readonly type: RequestDimension;
  /** The conditions of a list of requests. */
  readonly filter: Filter;
}

interface Row extends RequestSum {
  /** Whether it is the row of the totals. */
  readonly whole: boolean;
  readonly key: string | null;
}

/** The first moment of a period, and the first one after it. */
interface Edges {
  readonly begin: RawBuilder<unknown>;
  readonly end: RawBuilder<unknown>;
}

/**
 * The figures of the requests of a period that the actor may see and that match the filter. The parts have no names of
 * records: their keys are ids, or months.
 *
 * `planAnew` makes Postgres plan the statement for the values that it is called with. In the statement, `r` has the requests that
 * concern the period. `divided` has each of them once for the whole and once for each part, with the period of the whole or the
 * part. `timed` says whether a request is new, solved or open in this period, and after how many hours it was answered and
 * solved; what happened before its date counts as 0 hours. `sums` adds them up.
 */
export async function requestAnalysis(
  db: Sql,
  registry: Registry,
  actor: Actor,
  wanted: WantedRequests,
): Promise<RequestAnalysis> {
  const { from, to, type, filter } = wanted;
  const { begin, end } = edgesOf(wanted);
  const joins = new Joins(registry, objects.customerRequest, actor);
  const where = matching(actor, registry, objects.customerRequest, filter, joins);
  const { rows } = await sql<Row>`${planAnew}
    with r as materialized (
      select t.id, t.date, t.closed_at, t.first_answer_at, t.status_id, t.executor_id, t.customer_id
      from customer_request as t ${joins.clause}
      where ((t.date >= ${begin} and t.date < ${end}) or t.closed_at >= ${begin}
          or (t.closed_at is null and t.date < ${end}))
        and not t.marked_to_delete and ${where}
    ), divided as (
      select true as whole, null::text as key, r.*, ${begin} as begins, ${end} as ends from r
      union all select false, part.key, r.*, part.begins, part.ends
      from r cross join lateral (${partsBy[type]({ begin, end })}) as part
    ), timed as (
      select whole, key, closed_at, date >= begins and date < ends as is_new,
        closed_at >= begins and closed_at < ends as is_solved,
        date < ends and (closed_at is null or closed_at >= ends) as is_open,
        extract(epoch from greatest(first_answer_at, date) - date)::float8 / 3600 as answered_after,
        extract(epoch from greatest(closed_at, date) - date)::float8 / 3600 as solved_after, first_answer_at
      from divided
    ), sums as (
      select whole, key, (count(*) filter (where is_new))::int as intake,
        (count(*) filter (where is_solved))::int as solved, (count(*) filter (where is_open))::int as "openAtEnd",
        ${quantile(0.5, sql`answered_after`, sql`is_new and first_answer_at is not null`)} as "firstAnswerMedian",
        ${quantile(0.9, sql`answered_after`, sql`is_new and first_answer_at is not null`)} as "firstAnswerP90",
        ${quantile(0.5, sql`solved_after`, sql`is_solved`)} as "solutionMedian",
        ${quantile(0.9, sql`solved_after`, sql`is_solved`)} as "solutionP90"
      from timed group by whole, key
    )
    select * from sums where intake > 0 or solved > 0 or "openAtEnd" > 0
    order by whole desc, intake desc, solved desc, "openAtEnd" desc, key
    limit ${mostRequestParts + 2}`.execute(db);
  // Besides the parts there are a row for the whole, and one that shows whether there are more.
  const parts = rows.filter(({ whole }) => !whole).map(partOf);
  return {
    totals: sumOf(rows.find(({ whole }) => whole)),
    rows: type === 'month' ? everyMonth({ from, to }, parts) : parts.slice(0, mostRequestParts),
    more: parts.length > mostRequestParts,
  };
}

const edgesOf = ({ from, to }: RequestPeriod): Edges => {
  const first = inWarsaw(from);
  const after = inWarsaw(to).plus({ days: 1 });
  return {
    begin: sql`cast(${first.toISO()} as timestamptz)`,
    end: sql`cast(${after.toISO()} as timestamptz)`,
  };
};

/** Counts a request once, under its key, with the whole wanted period. @param key the key of a request `r`, in SQL */
const ofWholePeriod =
  (key: RawBuilder<unknown>) =>
  ({ begin, end }: Edges): RawBuilder<unknown> =>
    sql`select ${key}::text as key, ${begin} as begins, ${end} as ends`;

/**
 * The rows in which a request `r` is counted, each with its own period. By month, it is counted in every month of the wanted
 * period in which it was open. Its two moments are put in order, because it may be closed before its date; `least` ignores
 * null, so one that is open counts until the end. The end is no longer part of the period, so the last month is that of one
 * millisecond before it. By product, `from (select) as one` keeps a request without products.
 */
const partsBy: Readonly<Record<RequestDimension, (edges: Edges) => RawBuilder<unknown>>> = {
  status: ofWholePeriod(sql`r.status_id`),
  executor: ofWholePeriod(sql`r.executor_id`),
  customer: ofWholePeriod(sql`r.customer_id`),
  product: ({ begin, end }) => sql`
    select distinct p.product_id::text as key, ${begin} as begins, ${end} as ends
    from (select) as one left join customer_request_products p on p.parent_id = r.id`,
  month: ({ begin, end }) => sql`
    select to_char(m, 'YYYY-MM') as key, greatest(m at time zone ${zone}, ${begin}) as begins,
      least((m + interval '1 month') at time zone ${zone}, ${end}) as ends
    from generate_series(
      date_trunc('month', greatest(least(r.date, r.closed_at), ${begin}) at time zone ${zone}),
      least(case when r.closed_at is not null then greatest(r.date, r.closed_at) end, ${end} - interval '1 ms')
        at time zone ${zone},
      interval '1 month') as m`,
};

const zone = sql.lit(businessZone);

/** A quantile of hours over the rows that the condition picks. @param share from 0 to 1: 0.5 is the median */
const quantile = (
  share: number,
  hours: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by ${hours}) filter (where ${condition}))::numeric, 1)::text`;

const nothing: RequestSum = {
  intake: 0,
  solved: 0,
  openAtEnd: 0,
  firstAnswerMedian: null,
  firstAnswerP90: null,
  solutionMedian: null,
  solutionP90: null,
};

const sumOf = (row: Row | undefined): RequestSum => {
  if (!row) return nothing;
  const { whole: _whole, key: _key, ...sum } = row;
  return sum;
};

const partOf = (row: Row): RequestPart => ({ key: row.key, name: null, ...sumOf(row) });

/** All months of the period in their order, also those in which nothing happened. */
const everyMonth = ({ from, to }: RequestPeriod, parts: readonly RequestPart[]): RequestPart[] => {
  const first = DateTime.fromISO(from).startOf('month');
  const count = Math.floor(DateTime.fromISO(to).diff(first, 'months').months) + 1;
  return Array.from({ length: count }, (_, at) => {
    const month = first.plus({ months: at });
    const key = month.toFormat('yyyy-MM');
    const found = parts.find((part) => part.key === key) ?? { key, ...nothing };
    return { ...found, name: month.toFormat('MM.yyyy') };
  });
};
