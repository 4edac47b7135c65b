import { sql } from 'kysely';
import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { weightOrigin } from '#domain/weighing/enums.ts';
import { weightFreshMinutes } from '#domain/weighing/weighing.rules.ts';
import type { Sql } from '../sql.ts';

/**
 * SQL: whether a row of the weight memory is one batch that a bunker weighed. Only the sum of the batches can be recorded. The
 * statement must have the scale as `sc`.
 * @param weight the alias of the row in the statement
 */
export function isPortion(weight: 'm' | 'n') {
  return sql<boolean>`(sc.scales_type is not distinct from 'Bunker' and ${sql.raw(weight)}.origin = 'Measured')`;
}

/**
 * SQL: whether a row `m` of the weight memory is still recent enough to be recorded; the sum of a bunker's batches always is. The
 * earlier of the two times of the row counts, because the agent's clock, which sets `taken_at`, may be fast.
 */
export const isFresh = sql<boolean>`(m.origin = 'BatchTotal'
  or least(m.taken_at, m.received_at) >= now() - make_interval(mins => ${weightFreshMinutes}))`;

/** The newest weight of a scale; it may be recorded for a truck if it is `fresh` and not `used`. */
export interface NewestWeight {
  readonly captureId: string;
  readonly scaleId: number;
  /** Tonnes with three decimals. */
  readonly weight: string;
  /** ISO in UTC. */
  readonly takenAt: string;
  /** The same for all weights from one empty scale to the next, or of one filling of a bunker. */
  readonly visit: number;
  readonly alibiNo: string | null;
  readonly origin: EnumValue<typeof weightOrigin>;
  readonly used: boolean;
  readonly fresh: boolean;
}

/**
 * The last weight that the scale accepted; undefined if there is none. The agent sends weights in the order of acceptance, so
 * the last to arrive is the newest, even if the agent's clock is wrong. For a bunker it is the last sum, or a typed weight.
 */
export async function newestWeight(db: Sql, scaleId: number): Promise<NewestWeight | undefined> {
  const { rows } = await sql<NewestWeight>`
    select m.capture_id as "captureId", m.scale_id as "scaleId", m.weight, m.taken_at as "takenAt", m.visit, m.alibi_no as "alibiNo", m.origin,
      exists (select 1 from weighing_record_weighings w where w.capture_id = m.capture_id) as used,
      ${isFresh} as fresh
    from weight_memory m join scale sc on sc.id = m.scale_id
    where m.scale_id = ${scaleId} and not ${isPortion('m')} order by m.id desc limit 1`.execute(db);
  const [weight] = rows;
  return weight && { ...weight, takenAt: new Date(weight.takenAt).toISOString() };
}
