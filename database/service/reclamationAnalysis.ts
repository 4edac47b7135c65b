import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  reclamationDimensions,
  type ReclamationAnalysis,
  type ReclamationDimension,
  type ReclamationPart,
  type ReclamationSum,
} from '#domain/service/reclamationAnalysis.rules.ts';
import { readableFor, type Readable } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

export interface WantedReclamations {
  /** The period in which reclamations were received, as ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/**
 * The dimensions in which a reclamation `r` counts as a whole, with all its positions, amounts and costs, and its key in each of
 * them.
 */
const keysOfWhole: Partial<Record<ReclamationDimension, RawBuilder<unknown>>> = {
  type: sql`r.reclamation_type_id::text`,
  group: sql`r.group_id::text`,
  manager: sql`r.manager_id::text`,
  month: sql`to_char(r.input_date, 'YYYY-MM')`,
};

/** The tables in which the keys of dimensions are ids. */
const dictionaries: Partial<Record<ReclamationDimension, string>> = {
  subject: 'reclamation_subject',
  reason: 'reclamation_reason',
  perpetrator: 'reclamation_perpetrator',
  type: 'reclamation_type',
  group: 'reclamation_status_group',
};

interface Row extends Omit<ReclamationPart, 'cost'> {
  readonly dimension: ReclamationDimension | 'total';
  readonly cost: string | null;
}

/**
 * Sums of the reclamations that the actor may see, by every dimension, from one query; costs in złotys. A cost is null if the
 * actor may not read costs, for every subject and reason (costs are not recorded for single positions), and for a perpetrator
 * without costs. `facts` has a row for each whole reclamation, position and cost that adds to a key; `concerned` adds these rows
 * up by reclamation, so that a reclamation counts once in each key.
 */
export async function reclamationAnalysis(
  db: Sql,
  registry: Registry,
  actor: Actor,
  wanted: WantedReclamations,
  language: Language,
): Promise<ReclamationAnalysis> {
  const readable = readableFor(actor, registry);
  const inPeriod = reclamationsIn(readable, wanted);
  const cost = may(actor, 'read', registry.byName('reclamationCost'))
    ? sql`coalesce(c.cost, 0)`
    : sql`null::numeric`;
  const { rows } = await sql<Row>`
    ${inPeriod}, whole as (
      select r.*, i.positions, coalesce(i.worth, r.amount, 0) as worth, ${cost} as cost
      from r left join lateral (
          select count(*) as positions, sum(amount) as worth from items where reclamation_id = r.id) i on true
        left join lateral (select sum(zloty) as cost from costs where reclamation_id = r.id) c on true
    ), facts as (
      select 'total' as dimension, null::text as key, id, positions, worth, cost from whole
      union all ${sql.join(Object.entries(keysOfWhole).map(wholeFacts), sql` union all `)}
      union all ${itemFacts('subject', 'reclamation_subject_id')}
      union all ${itemFacts('reason', 'reclamation_reason_id')}
      union all ${itemFacts('perpetrator', 'reclamation_perpetrator_id')}
      union all select 'perpetrator', reclamation_perpetrator_id::text, reclamation_id, 0, 0, zloty from costs
    ), concerned as (
      select dimension, key, id, sum(positions) as positions, sum(worth) as worth, sum(cost) as cost
      from facts group by dimension, key, id
    ), sums as (
      select dimension, key, count(*)::int as reclamations, sum(positions)::int as positions,
        sum(worth)::numeric(18,2)::text as amount, sum(c.cost)::numeric(18,2)::text as cost,
        count(r.decision_date)::int as decided, avg(r.decision_date - r.input_date)::numeric(9,1)::text as days
      from concerned c join r using (id) group by dimension, key
    )
    select sums.*, ${nameOf(language)} as name from sums
    order by dimension, case when dimension = 'month' then key end, reclamations desc, key`.execute(db);
  const { rows: unpriced } = await sql<{ count: number }>`
    ${inPeriod} select count(*)::int as count from costs where zloty is null`.execute(db);
  const rowsOf = (dimension: Row['dimension']) => rows.filter((row) => row.dimension === dimension);
  return {
    totals: sumOf(rowsOf('total')[0]),
    parts: Object.fromEntries(
      reclamationDimensions.map((dimension) => [dimension, rowsOf(dimension).map(partOf)]),
    ) as unknown as ReclamationAnalysis['parts'],
    unpriced: unpriced[0]?.count ?? 0,
  };
}

/** The reclamations `r` of a period, their positions `items` and their `costs` in złotys, as far as the actor may read them. */
const reclamationsIn = (readable: Readable, wanted: WantedReclamations) => sql`
  with r as materialized (
    select r.id, r.input_date, r.decision_date, r.reclamation_type_id, r.manager_id, r.amount,
      s.reclamation_status_group_id as group_id
    from reclamation r left join reclamation_state s on s.id = r.status_id
    where r.input_date between ${wanted.from}::date and ${wanted.to}::date and not r.marked_to_delete
      and ${readable('reclamation', 'r')}
  ), items as (
    select i.* from reclamation_item i join r on r.id = i.reclamation_id
    where not i.marked_to_delete and ${readable('reclamationItem', 'i')}
  ), costs as (
    select c.reclamation_id, c.reclamation_perpetrator_id,
      case when c.currency_id is null or y.code = 'PLN' then c.amount else c.amount * rate.rate / rate.multiplier end as zloty
    from reclamation_cost c join r on r.id = c.reclamation_id left join currency y on y.id = c.currency_id
      left join lateral (
        select e.rate, e.multiplier from exchange_rate e
        where e.currency_id = c.currency_id and not e.marked_to_delete
          and e.active_date <= coalesce(c.date, r.input_date)
        order by e.active_date desc limit 1
      ) rate on true
    where not c.marked_to_delete and ${readable('reclamationCost', 'c')}
  )`;

/** Facts by whole reclamation. */
const wholeFacts = ([dimension, key]: [string, RawBuilder<unknown>]) =>
  sql`select ${sql.lit(dimension)}, ${key}, r.id, r.positions, r.worth, r.cost from whole r`;

/** Facts by position. The cost is null, because costs are not recorded for single positions. */
const itemFacts = (dimension: ReclamationDimension, column: string) => sql`
  select ${sql.lit(dimension)}, ${sql.ref(column)}::text, reclamation_id, 1, coalesce(amount, 0), null::numeric
  from items`;

/** The name of a key: of the record whose id it is, or the month as people write it. */
const nameOf = (language: Language): RawBuilder<string | null> => sql`case dimension
  ${sql.join(
    Object.entries(dictionaries).map(
      ([dimension, table]) => sql`when ${sql.lit(dimension)} then
        (select coalesce(nullif(d.lang ->> ${sql.lit(language)}, ''), d.name) from ${sql.table(table)} d where d.id = key::int)`,
    ),
    sql` `,
  )}
  when 'month' then to_char(to_date(key, 'YYYY-MM'), 'MM.YYYY')
  when 'manager' then (select u.name from "user" u where u.id = key::int) else key end`;

const nothing: ReclamationSum = {
  reclamations: 0,
  positions: 0,
  amount: '0.00',
  cost: '0.00',
  decided: 0,
  days: null,
};

const sumOf = (row: Row | undefined): ReclamationSum => {
  if (!row) return nothing;
  const { reclamations, positions, amount, cost, decided, days } = row;
  return { reclamations, positions, amount, cost, decided, days };
};

const partOf = (row: Row): ReclamationPart => ({ key: row.key, name: row.name, ...sumOf(row) });
