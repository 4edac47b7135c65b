import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** What passed over a scale in a span of time. */
export interface PassedWeight {
  /** Tonnes with three decimals. */
  readonly weight: string;
  readonly count: number;
  /** ISO in UTC; null if nothing passed. */
  readonly firstAt: string | null;
  readonly lastAt: string | null;
}

interface Row {
  readonly weight: string;
  readonly count: number;
  readonly first_at: string | null;
  readonly last_at: string | null;
}

/**
 * The portions that a scale accepted from `begin` on and before `end`, or until now. A portion is a visit of the weight memory,
 * not a row: a load that rests for long is accepted again, and a bunker that is topped up is weighed again. A weight with which
 * a vehicle was weighed is no portion of a ship, and neither is the sum of portions.
 *
 * The statement works in four steps:
 * - `accepted`: the rows that count. A row begins a portion if its visit is another than that of the row before it, or if its
 *   `seq`, the agent's number of the weight, has not grown: a new agent counts visits and weights from 1, so that the same
 *   number of a visit may follow at once for another visit.
 * - `numbered`: the same rows with the number of their portion.
 * - `portion`: one row for each portion. A portion of a bunker weighs what the bunker held when it was heaviest, less the residue;
 *   a portion of another scale weighs what the scale accepted last.
 * - `residue`: what stays in a bunker after its discharge and so has not passed, also if it is weighed only after `end`. It is
 *   the newest light weight of the same visit before another visit begins.
 */
export async function passedWeight(
  db: Sql,
  { scaleId, begin, end }: { readonly scaleId: number; readonly begin: string; readonly end: string | null },
): Promise<PassedWeight> {
  const { rows } = await sql<Row>`
    with accepted as (
      select m.id, m.visit, m.seq, m.weight, m.taken_at, s.scales_type, s.minimum_weight,
        m.visit is distinct from lag(m.visit) over by_row or m.seq <= lag(m.seq) over by_row as begins_portion
      from weight_memory m join scale s on s.id = m.scale_id
      where m.scale_id = ${scaleId} and m.taken_at >= ${begin} and m.taken_at < coalesce(${end}::timestamptz, 'infinity')
        and m.weight > 0 and (s.scales_type <> 'Bunker' or m.weight >= s.minimum_weight) and m.origin <> 'BatchTotal'
        and not exists (select 1 from weighing_record_weighings w where w.capture_id = m.capture_id)
      window by_row as (order by m.id)
    ), numbered as (
      select *, count(*) filter (where begins_portion) over (order by id) as number from accepted
    ), portion as (
      select visit, scales_type, minimum_weight, min(taken_at) as first_at, max(taken_at) as last_at, max(id) as last_id,
        max(seq) as last_seq, max(weight) as heaviest, (array_agg(weight order by id desc))[1] as newest
      from numbered group by number, visit, scales_type, minimum_weight)
    select coalesce(sum(case p.scales_type when 'Bunker' then p.heaviest - coalesce(residue.weight, 0) else p.newest end), 0)
        ::numeric(15,3)::text as weight,
      count(*)::int as count, min(p.first_at) as first_at, max(p.last_at) as last_at
    from portion p left join lateral (
      select l.weight from weight_memory l
      where l.scale_id = ${scaleId} and l.origin = 'Measured' and l.visit = p.visit and l.weight < p.minimum_weight
        and l.taken_at >= p.first_at and not exists (
          select 1 from weight_memory o
          where o.scale_id = ${scaleId} and o.origin = 'Measured' and (o.visit <> p.visit or o.seq <= p.last_seq)
            and o.id > p.last_id and o.id <= l.id)
      order by l.id desc limit 1) residue on true`.execute(db);
  const { weight = '0.000', count = 0, first_at: first = null, last_at: last = null } = rows[0] ?? {};
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return { weight, count, firstAt: iso(first), lastAt: iso(last) };
}
