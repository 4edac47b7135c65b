import { sql } from 'kysely';
import { weightFreshMinutes } from '#domain/weighing/weighing.rules.ts';
import type { Sql } from '../sql.ts';

/** The newest weight of a scale; it may be recorded for a truck if it is `fresh` and not `used`. */
export interface NewestWeight {
  readonly captureId: string;
  readonly scaleId: number;
  /** Tonnes with three decimals. */
  readonly weight: string;
  /** ISO in UTC. */
  readonly takenAt: string;
  readonly visit: number;
  readonly alibiNo: string | null;
  readonly used: boolean;
  readonly fresh: boolean;
}

/**
 * The last weight that the scale accepted; undefined if there is none. The agent sends weights in the order of acceptance,
 * so the last to arrive is the newest, even if the agent's clock is wrong.
 */
export async function newestWeight(db: Sql, scaleId: number): Promise<NewestWeight | undefined> {
  const { rows } = await sql<NewestWeight>`
    select m.capture_id as "captureId", m.scale_id as "scaleId", m.weight, m.taken_at as "takenAt", m.visit, m.alibi_no as "alibiNo",
      exists (select 1 from weighing_record_weighings w where w.capture_id = m.capture_id) as used,
      least(m.taken_at, m.received_at) >= now() - make_interval(mins => ${weightFreshMinutes}) as fresh
    from weight_memory m where m.scale_id = ${scaleId} order by m.id desc limit 1`.execute(db);
  const [weight] = rows;
  return weight && { ...weight, takenAt: new Date(weight.takenAt).toISOString() };
}
