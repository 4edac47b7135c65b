import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import { storedNameIn } from '../reading/storedNameIn.ts';
import type { Sql } from '../sql.ts';

/** What the kiosk needs of a disposition and its references, in one row. Times are in the database's format. */
export interface KioskTruck {
  readonly id: number;
  readonly ticket: string;
  readonly numberStr: string | null;
  readonly plate: string | null;
  readonly vehicleId: number | null;
  readonly driverId: number | null;
  readonly driverName: string | null;
  /** The language that the driver chose at this visit. */
  readonly chosenLanguage: string | null;
  /** The language in the driver's record. */
  readonly cardLanguage: string | null;
  readonly phone: string | null;
  readonly product: string | null;
  readonly stationId: number | null;
  readonly station: string | null;
  /** The number painted beside the scale. */
  readonly scaleNumber: number | null;
  readonly arrivedAt: Date | string | null;
  readonly leaveParkingUntil: Date | string | null;
  /** The net weight in tonnes. */
  readonly net: string | null;
  readonly exitedAt: Date | string | null;
}

/** The columns of `KioskTruck` from `tables`, with the names of the product and the station in a language. */
const columnsIn = (language: DriverLanguage) => sql`
  d.id, d.driver_ticket as ticket, d.number_str as "numberStr", v.name as plate, d.vehicle_id as "vehicleId",
  d.driver_id as "driverId", r.name as "driverName", d.driver_language as "chosenLanguage",
  r.language as "cardLanguage",
  coalesce(nullif(d.driver_phone_number, ''), nullif(r.phone_number, '')) as phone,
  ${storedNameIn('p', language)} as product, d.weighing_station_id as "stationId",
  ${storedNameIn('s', language)} as station, w.scales_number as "scaleNumber",
  d.arrived_at as "arrivedAt", d.leave_parking_until as "leaveParkingUntil", d.netto::text as net, d.exited_at as "exitedAt"`;

const tables = sql`disposition d
  left join vehicle v on v.id = d.vehicle_id
  left join driver r on r.id = d.driver_id
  left join product p on p.id = d.product_id
  left join weighing_station s on s.id = d.weighing_station_id
  left join scale w on w.id = d.scale_id`;

/**
 * The truck with this ticket, which was typed or scanned as a bar code. If one truck has it as its ticket and another as its bar
 * code, the ticket counts. @throws ticket_not_found
 */
export async function truckByTicket({ sql: db }: { readonly sql: Sql }, ticket: string): Promise<KioskTruck> {
  const { rows } = await sql<KioskTruck>`
    select ${columnsIn('pl')} from ${tables}
    where (d.driver_ticket = ${ticket} or d.bar_code = ${ticket}) and not d.marked_to_delete
    order by d.driver_ticket = ${ticket} desc, d.id limit 1`.execute(db);
  const [truck] = rows;
  if (!truck) throw fail('ticket_not_found', { ticket });
  return truck;
}

/**
 * The truck with this disposition id; names of its references are in `language`. The id comes from the kiosk's session or from a
 * checked request. A disposition that is marked for deletion is found too. A session whose disposition does not exist any more is
 * not valid.
 * @throws not_signed_in if there is no such disposition
 */
export async function truckById(
  { sql: db }: { readonly sql: Sql },
  id: number,
  language: DriverLanguage = 'pl',
): Promise<KioskTruck> {
  const { rows } = await sql<KioskTruck>`
    select ${columnsIn(language)} from ${tables} where d.id = ${id}`.execute(db);
  const [truck] = rows;
  if (!truck) throw fail('not_signed_in');
  return truck;
}

/** Stores the language for all further messages to the driver. */
export async function keepLanguage(db: Sql, truckId: number, language: DriverLanguage): Promise<void> {
  await db
    .updateTable('disposition')
    .set({ driver_language: language })
    .where('id', '=', truckId)
    .where('driver_language', 'is distinct from', language)
    .execute();
}
