import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../sql.ts';

/** An older tare is not used: the vehicle changes with its fuel, boxes and tarpaulins. */
const lastTareDays = 30;

/** A tare that may be used instead of weighing; `deliveryNoteId` is null if it comes from the vehicle's record. */
export interface LastTare {
  /** Tonnes with three decimals. */
  readonly tare: string;
  /** When it was weighed; null if it comes from the vehicle's record. */
  readonly weighedAt: string | null;
  readonly deliveryNoteId: number | null;
  readonly numberStr: string | null;
}

interface Row {
  readonly tare: string;
  readonly tare_time: Date | null;
  readonly id: number | null;
  readonly number_str: string | null;
}

/**
 * The statement that reads the last tare of a disposition, in one row at most. A tare that was weighed on a scale for another
 * disposition has the `id` of its note; it is preferred to the tare in the vehicle's record, which has none.
 */
export function lastTareRow(dispositionId: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    select * from (
      select r.tare, r.tare_time, n.id, n.number_str from disposition td
        join delivery_note n on n.vehicle_id = td.vehicle_id and n.trailer_id is not distinct from td.trailer_id
          and n.disposition_id <> td.id and not n.marked_to_delete
        join weighing_record r on r.id = n.weighing_record_id and not r.cancel_weighting
          and r.scale_tare_id is not null and r.tare > 0
          and r.tare_time > now() - make_interval(days => ${lastTareDays})
      where td.id = ${dispositionId} order by r.tare_time desc limit 1) weighed
    union all
    select tv.tare, null, null, null from disposition td join vehicle tv on tv.id = td.vehicle_id
      where td.id = ${dispositionId} and tv.tare > 0
    order by id nulls last limit 1`;
}

/** The last weighed tare of a disposition's vehicle with the same trailer, otherwise the tare in the vehicle's record. */
export async function lastTareOf(db: Sql, dispositionId: number): Promise<LastTare | undefined> {
  const { rows } = await lastTareRow(sql`${dispositionId}`).execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    tare: row.tare,
    weighedAt: row.tare_time === null ? null : new Date(row.tare_time).toISOString(),
    deliveryNoteId: row.id,
    numberStr: row.number_str,
  };
}
