import { sql, type RawBuilder } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import { carriages, roundsOfPlan, usualOperation } from '#domain/weighing/operations.rules.ts';
import type { Weighing, WeighingPlan } from '#domain/weighing/weighingPlan.ts';
import type { Sql } from '../sql.ts';
import { lastTareRow } from './lastTare.ts';
import { loadFrom, loadRow, type LoadRow } from './loadOf.ts';

/** What weighing needs to know of a disposition. */
export interface PlannedDisposition {
  readonly numberStr: string;
  readonly weighingStationId: number | null;
  readonly plan: WeighingPlan;
  /** Whether it may be weighed in any queue status. */
  readonly scaleControlDisabled: boolean;
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  readonly weighings: readonly Weighing[];
}

/** What `planWith` reads. Weights are tonnes as text with three decimals. */
interface Row {
  readonly number_str: string;
  readonly weighing_station_id: number | null;
  readonly type: WeighingPlan['type'] | null;
  readonly type_of_document: NonNullable<WeighingPlan['typeOfDocument']> | null;
  readonly type_of_operation: NonNullable<WeighingPlan['typeOfOperation']> | null;
  readonly scales_type: WeighingPlan['scalesType'] | null;
  readonly load_capacity: string | null;
  readonly number_of_weighing: number | null;
  readonly allow_retaring: boolean | null;
  readonly closed: boolean | null;
  readonly gmp_missing: boolean | null;
  readonly netto_registered: string | null;
  readonly max_decrease: string | null;
  readonly order_left: string | null;
  readonly uncontrolled: boolean | null;
  readonly reverse_operation: boolean | null;
  readonly return_to_warehouse: boolean | null;
  readonly moving: boolean | null;
  readonly weighed_after_id: number | null;
  readonly cars_queue_status: CarsQueueStatus | null;
  readonly state: DispositionState | null;
  readonly weighings: readonly Weighing[];
  readonly load: LoadRow;
  /** The last weighed tare of the vehicle, else that of its record. */
  readonly vehicle_tare: string | null;
}

/**
 * The weighings of a disposition so far, and the plan that decides which follow. The plan depends on the scale type of its
 * station, or of its scale if the station has none, and on its operation, scheme, vehicle and order. One statement reads all of
 * it, because a journey reads it again at its arrival and for each weighing; only a disposition that continues the weighings of
 * an earlier one needs a second statement.
 * @param beside a further column for the statement to read, of the disposition `d` and its station `st`
 * @throws KejaError record_not_found
 */
export async function planWith<T>(
  db: Sql,
  dispositionId: number,
  beside: RawBuilder<T>,
): Promise<PlannedDisposition & { readonly beside: T }> {
  const { rows } = await sql<Row & { readonly beside: T }>`
    select d.number_str, d.weighing_station_id, d.type, d.type_of_document, d.type_of_operation,
      coalesce(st.scales_type, sc.scales_type) as scales_type, v.load_capacity, d.number_of_weighing, d.allow_retaring,
      d.closed, coalesce(st.gmp, false) and not coalesce(d.gmp_check, false) as gmp_missing, d.netto_registered,
      st.max_decrease, ${orderLeft} as order_left, sch.disable_control_on_scales as uncontrolled,
      sch.reverse_operation, sch.return_to_warehouse, sch.moving, d.weighed_after_id, d.cars_queue_status, d.state,
      ${weighingsOf(sql`d.id`)} as weighings,
      (select to_jsonb(l) from (${loadRow(sql`d.id`)}) l) as load,
      (select t.tare from (${lastTareRow(sql`d.id`)}) t) as vehicle_tare, ${beside} as beside
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
    plan: await planFrom(db, row),
    scaleControlDisabled: isWeighedAnywhere(row),
    queue: row.cars_queue_status ?? 'OnTheWay',
    disposition: row.state ?? 'OnTheWay',
    weighings: row.weighings,
    beside: row.beside,
  };
}

/** `planWith` without a further column. */
export async function planOfDisposition(db: Sql, dispositionId: number): Promise<PlannedDisposition> {
  const { beside: _nothing, ...planned } = await planWith(db, dispositionId, sql<null>`null::text`);
  return planned;
}

/**
 * Tonnes: the quantity of the delivery order of the disposition `d`, minus the net weights of the order's notes from other
 * dispositions; null if the order has no quantity.
 */
const orderLeft = sql`(
  select o.quantity - coalesce((select sum(n.netto) from delivery_note n
    where n.delivery_order_id = o.id and n.disposition_id is distinct from d.id and not n.marked_to_delete), 0)
  from delivery_order o where o.id = d.order_id and o.quantity > 0)`;

/** Whether the disposition may be weighed in any queue status. Only trucks queue, so other carriages always may. */
const isWeighedAnywhere = (row: Row): boolean =>
  row.uncontrolled === true ||
  !carriages[row.type_of_document ?? 'Automobile'].queues ||
  // The same vehicle is already on the scale for an earlier disposition, whose last weight begins this one.
  row.weighed_after_id !== null;

/**
 * A vehicle of one round that waits for its second weighing at a station for gross weights came without a known tare. A tare
 * that becomes known meanwhile must not end its weighings.
 */
const cameWithoutTare = ({ state, scales_type: scalesType, number_of_weighing: rounds }: Row): boolean =>
  state === 'SecondWeighing' && scalesType === 'Gross' && roundsOfPlan(rounds ?? undefined) === 1;

const planFrom = async (db: Sql, row: Row): Promise<WeighingPlan> => {
  const type = row.type ?? 'Loading';
  return {
    scalesType: row.scales_type ?? 'GrossAndTara',
    type,
    typeOfDocument: row.type_of_document ?? 'Automobile',
    typeOfOperation: row.type_of_operation ?? usualOperation(type),
    scheme: {
      reverseOperation: row.reverse_operation === true,
      returnToWarehouse: row.return_to_warehouse === true,
      moving: row.moving === true,
    },
    vehicleTare: cameWithoutTare(row) ? null : row.vehicle_tare,
    loadCapacity: row.load_capacity,
    rounds: row.number_of_weighing ?? 1,
    allowRetaring: row.allow_retaring === true,
    startsFrom: row.weighed_after_id === null ? null : await lastWeightOf(db, row.weighed_after_id, type),
    declared: row.netto_registered,
    maxDecrease: row.max_decrease,
    orderLeft: row.order_left,
    closed: row.closed === true,
    gmpMissing: row.gmp_missing === true,
    load: loadFrom(row.load).load,
  };
};

/**
 * The first weight of a disposition whose vehicle is still on the scale: the last weight of the earlier disposition with this id.
 * @param type of the new disposition: a loading begins with the tare, an unloading with the gross
 */
const lastWeightOf = async (
  db: Sql,
  dispositionId: number,
  type: WeighingPlan['type'],
): Promise<Weighing | null> => {
  const { rows } = await sql<Pick<Row, 'weighings'>>`
    select ${weighingsOf(sql`${dispositionId}`)} as weighings`.execute(db);
  const last = rows[0]?.weighings.at(-1);
  return last ? { kind: type === 'Loading' ? 'tare' : 'gross', tonnes: last.tonnes } : null;
};

/** The weighings of a disposition, in their order, without those of cancelled weighing records. */
const weighingsOf = (dispositionId: RawBuilder<unknown>): RawBuilder<Weighing[]> => sql<Weighing[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'tonnes', w.weight::text)
    order by r.id, w.row_number), '[]')
  from weighing_record r join weighing_record_weighings w on w.parent_id = r.id
  where r.disposition_id = ${dispositionId} and not r.cancel_weighting)`;
