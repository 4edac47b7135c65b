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
 * The portions that a scale accepted from `begin` on and before `end`, or until now: each is one row of the weight memory. A
 * weight with which a vehicle was weighed is no portion of a ship, and neither is the sum of portions.
 */
export async function passedWeight(
  db: Sql,
  { scaleId, begin, end }: { readonly scaleId: number; readonly begin: string; readonly end: string | null },
): Promise<PassedWeight> {
  const { rows } = await sql<Row>`
    select coalesce(sum(m.weight), 0)::numeric(15,3)::text as weight, count(*)::int as count,
      min(m.taken_at) as first_at, max(m.taken_at) as last_at
    from weight_memory m
    where m.scale_id = ${scaleId} and m.taken_at >= ${begin} and m.taken_at < coalesce(${end}::timestamptz, 'infinity')
      and m.weight > 0 and m.origin <> 'BatchTotal'
      and not exists (select 1 from weighing_record_weighings w where w.capture_id = m.capture_id)`.execute(
    db,
  );
  const { weight = '0.000', count = 0, first_at: first = null, last_at: last = null } = rows[0] ?? {};
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return { weight, count, firstAt: iso(first), lastAt: iso(last) };
}
