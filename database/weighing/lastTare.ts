import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** A tare that was weighed longer ago says little: tanks fill, boxes and tarpaulins change. */
export const lastTareDays = 30;

/** The tare that may stand for one that is weighed; `deliveryNoteId` is null where the vehicle's record says it. */
export interface LastTare {
  /** Tonnes with three decimals. */
  readonly tare: string;
  /** When it was weighed; null where the vehicle's record says it. */
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

/** What the vehicle of a disposition, with the same trailer, weighed empty last; else the tare of its record. */
export const lastTareOf = async (db: Sql, dispositionId: number): Promise<LastTare | undefined> => {
  const { rows } = await sql<Row>`
    select * from (
      select r.tare, r.tare_time, n.id, n.number_str from disposition d
        join delivery_note n on n.vehicle_id = d.vehicle_id and n.trailer_id is not distinct from d.trailer_id
          and n.disposition_id <> d.id and not n.marked_to_delete
        join weighing_record r on r.id = n.weighing_record_id and not r.cancel_weighting
          and r.scale_tare_id is not null and r.tare > 0
          and r.tare_time > now() - make_interval(days => ${lastTareDays})
      where d.id = ${dispositionId} order by r.tare_time desc limit 1) weighed
    union all
    select v.tare, null, null, null from disposition d join vehicle v on v.id = d.vehicle_id
      where d.id = ${dispositionId} and v.tare > 0
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    tare: row.tare,
    weighedAt: row.tare_time === null ? null : new Date(row.tare_time).toISOString(),
    deliveryNoteId: row.id,
    numberStr: row.number_str,
  };
};
