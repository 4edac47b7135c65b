import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { allowedMoves, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { Standing } from '#domain/terminal/kiosk.rules.ts';
import { pickSmsLanguage, type SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';

/** What the kiosk needs of a disposition and what it refers to, in one row. Times are as the database writes them. */
export interface KioskTruck {
  readonly id: number;
  readonly ticket: string;
  readonly numberStr: string | null;
  readonly plate: string | null;
  readonly vehicleId: number | null;
  readonly driverId: number | null;
  readonly driverName: string | null;
  readonly driverLanguage: string | null;
  readonly phone: string | null;
  readonly product: string | null;
  readonly stationId: number | null;
  readonly station: string | null;
  readonly carsQueueStatus: CarsQueueStatus;
  readonly state: DispositionState;
  readonly called: boolean;
  readonly withoutWeighing: boolean;
  readonly scaleControlDisabled: boolean;
  readonly arrivedAt: Date | string | null;
  readonly leaveParkingUntil: Date | string | null;
  readonly net: string | null;
}

const columns = sql`
  d.id, d.driver_ticket as ticket, d.number_str as "numberStr", v.name as plate, d.vehicle_id as "vehicleId",
  d.driver_id as "driverId", r.name as "driverName", r.language as "driverLanguage",
  coalesce(nullif(d.driver_phone_number, ''), nullif(r.phone_number, '')) as phone,
  p.name as product, d.weighing_station_id as "stationId", s.name as station,
  d.cars_queue_status as "carsQueueStatus", d.state, d.entry_allowed_at is not null as called,
  coalesce(s.scales_type = 'WithoutWeighing', false) as "withoutWeighing",
  coalesce(c.disable_control_on_scales, false) as "scaleControlDisabled",
  d.arrived_at as "arrivedAt", d.leave_parking_until as "leaveParkingUntil", d.netto::text as net`;

const tables = sql`disposition d
  left join vehicle v on v.id = d.vehicle_id
  left join driver r on r.id = d.driver_id
  left join product p on p.id = d.product_id
  left join weighing_station s on s.id = d.weighing_station_id
  left join scheme_of_cargo c on c.id = d.scheme_of_cargo_id`;

/** The truck a ticket stands for, typed or read off its barcode. @throws ticket_not_found */
export const truckByTicket = async (database: Database, ticket: string): Promise<KioskTruck> => {
  const { rows } = await sql<KioskTruck>`
    select ${columns} from ${tables}
    where (d.driver_ticket = ${ticket} or d.bar_code = ${ticket}) and not d.marked_to_delete
    order by d.driver_ticket = ${ticket} desc, d.id limit 1`.execute(database.sql);
  const [truck] = rows;
  if (!truck) throw fail('ticket_not_found', { ticket });
  return truck;
};

export const truckById = async (database: Database, id: number): Promise<KioskTruck> => {
  const { rows } = await sql<KioskTruck>`select ${columns} from ${tables} where d.id = ${id}`.execute(
    database.sql,
  );
  const [truck] = rows;
  if (!truck) throw fail('not_signed_in');
  return truck;
};

/**
 * Where the truck stands, from its record, which every move is written to before it is answered: so a kiosk that looks
 * every few seconds costs the workflows nothing and shows the way even while they rest.
 */
export const standingOf = (truck: KioskTruck): Standing => ({
  carsQueueStatus: truck.carsQueueStatus,
  status: truck.state,
  allowed: allowedMoves(stateOf(truck)),
});

const stateOf = (truck: KioskTruck): JourneyState => ({
  queue: truck.carsQueueStatus,
  disposition: truck.state,
  extraFrom: extraFrom(truck),
  withoutWeighing: truck.withoutWeighing,
  scaleControlDisabled: truck.scaleControlDisabled,
});

/** Where a truck stood before the extra parking: past the parking, called, or waiting. */
const extraFrom = ({ state, called }: KioskTruck): CarsQueueStatus => {
  if (state === 'ParkingExit') return 'ParkingExit';
  return called ? 'EntryAllowed' : 'Accepted';
};

export const smsLanguageOf = ({ driverLanguage }: KioskTruck, chosen: SmsLanguage | undefined): SmsLanguage =>
  chosen ?? pickSmsLanguage(driverLanguage);
