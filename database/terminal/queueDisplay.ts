import { sql } from 'kysely';
import type { NameLanguage } from '#domain/kernel/language.ts';
import type { DriverLanguageSources } from '#domain/terminal/driverLanguage.ts';
import type { Sql } from '../sql.ts';
import { standingStatus, standsIn } from './standingStatus.ts';

interface Display {
  readonly weighing_station_id: number | null;
  readonly yard_id: number | null;
}

export interface DisplayedStation {
  readonly id: number;
  readonly name: string;
  readonly lang: Partial<Record<NameLanguage, string>> | null;
  readonly code: string | null;
}

export interface DisplayedTruck extends DriverLanguageSources {
  readonly id: number;
  readonly plate: string;
  readonly station: number;
  /** The queue status that counts: a truck back from the extra parking has the one that it had before. */
  readonly status: string;
  /** When the truck was called; null if it was not. */
  readonly since: string | null;
  /** Whether its time to leave the parking is over, so that it is no longer shown as called; null if it has no such time. */
  readonly late: boolean | null;
}

/** The screen in the yard that identifies itself by this token. */
export function displayByToken(db: Sql, token: string) {
  return db
    .selectFrom('queue_display')
    .select(['name', 'language', 'weighing_station_id', 'yard_id'])
    .where('display_token', '=', token)
    .where('marked_to_delete', '=', false)
    .executeTakeFirst();
}

/** The stations of a screen: its own, those of its yard, or all that have a queue. */
export function stationsOfDisplay(
  db: Sql,
  { weighing_station_id: stationId, yard_id: yardId }: Display,
): Promise<DisplayedStation[]> {
  const stations = db
    .selectFrom('weighing_station')
    .select(['id', 'name', 'lang', 'code'])
    .where('marked_to_delete', '=', false)
    .orderBy('name')
    .orderBy('id');
  if (stationId !== null) return stations.where('id', '=', stationId).execute();
  if (yardId !== null) return stations.where('yard_id', '=', yardId).execute();
  return stations.where('queue_on', '=', true).execute();
}

/**
 * Trucks that are called to these stations or wait for them, sorted by the time of their call or else of their arrival, the
 * latest first.
 */
export async function trucksToShow(
  db: Sql,
  stations: readonly DisplayedStation[],
): Promise<readonly DisplayedTruck[]> {
  const { rows } = await sql<DisplayedTruck>`
    select d.id, v.name as plate, d.weighing_station_id as station, ${standingStatus} as status,
      d.entry_allowed_at as since, d.driver_language as chosen, r.language as card,
      coalesce(nullif(d.driver_phone_number, ''), r.phone_number) as phone,
      d.leave_parking_until < now() as late
    from disposition d join vehicle v on v.id = d.vehicle_id left join driver r on r.id = d.driver_id
    where d.weighing_station_id = any(${stations.map(({ id }) => id)}) and not d.marked_to_delete
      and ${standsIn('EntryAllowed', 'EntryReserved', 'Accepted')}
    order by coalesce(d.entry_allowed_at, d.arrived_at) desc`.execute(db);
  return rows;
}
