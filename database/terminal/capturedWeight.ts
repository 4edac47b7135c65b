import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isFresh, isPortion } from '../weighing/newestWeight.ts';

interface Captured {
  /** Tonnes. */
  readonly weight: string;
  readonly taken_at: Date;
  readonly scale_id: number;
  /** The scale has accepted a newer weight. */
  readonly superseded: boolean;
  /** The weight is too old to be recorded. */
  readonly stale: boolean;
  /** The weight was recorded before. */
  readonly used: boolean;
  /** The scale is of another station than the disposition, and the disposition does not name this scale. */
  readonly elsewhere: boolean;
  /** The weight is one batch of a bunker, not the sum. */
  readonly portion: boolean;
  /** The number of the disposition that must be weighed to its end before this one. */
  readonly awaits: string | null;
  /** The most that the scale weighs at once, in tonnes. */
  readonly capacity: string | null;
  /** The weight is above the capacity. The sum of a bunker's batches may be, because it was not weighed at once. */
  readonly overloaded: boolean;
}

/** A weight that may be recorded for a disposition. */
export interface RecordableWeight {
  readonly tonnes: string;
  /** ISO in UTC. */
  readonly takenAt: string;
}

/**
 * The accepted weight of this capture, in tonnes. It must come from this scale, which must belong to the disposition's station
 * or be named by the disposition. It must be the newest weight of the scale, recent, within the capacity, and not recorded
 * before. A bunker is weighed in batches, so only the sum of its batches is accepted, or the weight of the cargo that a person
 * typed while its indicator was broken. Batches that the bunker weighs later belong to the next vehicle, so they do not make the
 * sum outdated: the sum may be recorded at any time.
 * @throws KejaError weight_not_found, weighing_not_expected (scale of another station), weighing_not_finished_before (the
 * disposition to be weighed before is not finished), batches_not_summed, weight_above_capacity, weight_not_current,
 * weight_already_used
 */
export async function recordableWeight(
  db: Sql,
  request: { readonly dispositionId: number; readonly captureId: string; readonly scaleId: number },
): Promise<RecordableWeight> {
  const { dispositionId, captureId, scaleId } = request;
  const { rows } = await sql<Captured>`
    select m.weight, m.taken_at, m.scale_id,
      exists (select 1 from weight_memory n
        where n.scale_id = m.scale_id and n.id > m.id and not ${isPortion('n')}) as superseded,
      not ${isFresh} as stale,
      exists (select 1 from weighing_record_weighings w where w.capture_id = m.capture_id) as used,
      coalesce(sc.weighing_station_id <> d.weighing_station_id, false)
        and sc.id is distinct from d.scale_id and sc.id is distinct from d.scale_two_id as elsewhere,
      ${isPortion('m')} as portion,
      sc.maximum_weight as capacity, coalesce(m.weight > sc.maximum_weight, false) and m.origin <> 'BatchTotal' as overloaded,
      (select e.number_str from disposition e
        where e.id = d.weighed_after_id and e.state not in ('Loaded', 'Unloaded')) as awaits
    from weight_memory m join scale sc on sc.id = m.scale_id, disposition d
    where m.capture_id = ${captureId} and d.id = ${dispositionId}`.execute(db);
  const [weight] = rows;
  if (!weight || weight.scale_id !== scaleId) throw fail('weight_not_found', { captureId, scaleId });
  if (weight.elsewhere) throw fail('weighing_not_expected', { dispositionId, scaleId });
  if (weight.awaits !== null) throw fail('weighing_not_finished_before', { numberStr: weight.awaits });
  if (weight.portion) throw fail('batches_not_summed', { scaleId });
  if (weight.overloaded)
    throw fail('weight_above_capacity', { tonnes: weight.weight, capacity: weight.capacity });
  if (weight.used) throw fail('weight_already_used', { captureId });
  if (weight.superseded || weight.stale) throw fail('weight_not_current', { captureId, stale: weight.stale });
  return { tonnes: weight.weight, takenAt: new Date(weight.taken_at).toISOString() };
}
