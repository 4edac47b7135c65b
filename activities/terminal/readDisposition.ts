import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Weighing, WeighingKind, WeighingPlan } from '#domain/weighing/weighing.rules.ts';
import type { DispositionReading } from '#workflows/terminal/journey.activities.ts';

interface Row {
  readonly number_str: string;
  readonly weighing_station_id: number | null;
  readonly type: WeighingPlan['type'] | null;
  readonly scales_type: WeighingPlan['scalesType'] | null;
  readonly tare: string | null;
  readonly load_capacity: string | null;
  readonly uncontrolled: boolean | null;
  readonly cars_queue_status: CarsQueueStatus | null;
  readonly state: DispositionState | null;
}

/** The disposition as its journey needs it: the station's scales decide the weighings, else the scale's own type. */
export const readDisposition = async (db: Sql, dispositionId: number): Promise<DispositionReading> => {
  const { rows } = await sql<Row>`
    select d.number_str, d.weighing_station_id, d.type, coalesce(st.scales_type, sc.scales_type) as scales_type,
      v.tare, v.load_capacity, sch.disable_control_on_scales as uncontrolled, d.cars_queue_status, d.state
    from disposition d
      left join weighing_station st on st.id = d.weighing_station_id
      left join scale sc on sc.id = d.scale_id
      left join vehicle v on v.id = d.vehicle_id
      left join scheme_of_cargo sch on sch.id = d.scheme_of_cargo_id
    where d.id = ${dispositionId} and not d.marked_to_delete`.execute(db);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
  return {
    numberStr: row.number_str,
    weighingStationId: row.weighing_station_id,
    plan: {
      scalesType: row.scales_type ?? 'GrossAndTara',
      type: row.type ?? 'Loading',
      vehicleTare: row.tare,
      loadCapacity: row.load_capacity,
    },
    scaleControlDisabled: row.uncontrolled === true,
    queue: row.cars_queue_status ?? 'OnTheWay',
    disposition: row.state ?? 'OnTheWay',
    weighings: await weighingsOf(db, dispositionId),
  };
};

const weighingsOf = async (db: Sql, dispositionId: number): Promise<Weighing[]> => {
  const { rows } = await sql<{ kind: WeighingKind; weight: string }>`
    select w.kind, w.weight from weighing_record r join weighing_record_weighings w on w.parent_id = r.id
    where r.disposition_id = ${dispositionId} and not r.cancel_weighting order by r.id, w.row_number`.execute(
    db,
  );
  return rows.map(({ kind, weight }) => ({ kind, tonnes: weight }));
};
