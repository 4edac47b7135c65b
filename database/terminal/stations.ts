import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import { isWaiting } from './standingStatus.ts';

/** Stations that have a queue. */
export async function stationsWithQueue(db: Sql): Promise<readonly number[]> {
  const stations = await db
    .selectFrom('weighing_station')
    .select('id')
    .where('queue_on', '=', true)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .execute();
  return stations.map(({ id }) => id);
}

/** The name of a station and whether it has a queue; an empty name and false if there is no such station. */
export async function stationOf(
  db: Sql,
  stationId: number,
): Promise<{ readonly name: string; readonly queueOn: boolean }> {
  const station = await db
    .selectFrom('weighing_station')
    .select(['name', 'queue_on', 'marked_to_delete'])
    .where('id', '=', stationId)
    .executeTakeFirst();
  return { name: station?.name ?? '', queueOn: station !== undefined && isOn(station) };
}

/** The settings of a station's queue; undefined if there is no such station. */
export async function queueSettingsOf(db: Sql, stationId: number) {
  const station = await db
    .selectFrom('weighing_station')
    .select([
      'queue_on',
      'marked_to_delete',
      'cars_buffer_terminal as carsBufferTerminal',
      'cars_buffer_parking as carsBufferParking',
      'minutes_car_service as minutesCarService',
    ])
    .where('id', '=', stationId)
    .executeTakeFirst();
  if (!station) return undefined;
  const { queue_on, marked_to_delete, ...settings } = station;
  return { ...settings, queueOn: isOn({ queue_on, marked_to_delete }) };
}

/** The stations of a yard that have a queue: first the one whose first truck has waited longest. */
export async function stationsOfYard(db: Sql, yardId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from weighing_station s left join disposition d on d.weighing_station_id = s.id
      and ${isWaiting} and not d.marked_to_delete
    where s.yard_id = ${yardId} and s.queue_on and not s.marked_to_delete
    group by s.id order by min(d.arrived_at) nulls last, s.id`.execute(db);
  return rows.map(({ id }) => id);
}

const isOn = (station: { readonly queue_on: boolean; readonly marked_to_delete: boolean }): boolean =>
  station.queue_on && !station.marked_to_delete;
