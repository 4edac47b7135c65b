import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import { lastServices } from '#database/terminal/stationFacts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { placeSince } from '#domain/terminal/arrivalWindow.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { isOnItsWayIn, type QueuedTruck, type QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import type { StationQueueActivities, StationReading } from '#workflows/terminal/stationQueue.activities.ts';
import { writeArrangement } from './arrangement.ts';
import { withRefusals } from '../refusals.ts';
import type { Surroundings } from '../surroundings.ts';

interface StationRow {
  readonly on: boolean;
  readonly cars_buffer_terminal: number;
  readonly cars_buffer_parking: number;
  readonly minutes_car_service: number;
}

const readStation = async (db: Sql, weighingStationId: number): Promise<StationReading> => {
  const { rows } = await sql<StationRow>`
    select queue_on and not marked_to_delete as on, cars_buffer_terminal, cars_buffer_parking, minutes_car_service
    from weighing_station where id = ${weighingStationId}`.execute(db);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'weighingStation', id: weighingStationId });
  return {
    queueOn: row.on,
    settings: {
      carsBufferTerminal: row.cars_buffer_terminal,
      carsBufferParking: row.cars_buffer_parking,
      minutesCarService: row.minutes_car_service,
    },
  };
};

interface TruckRow {
  readonly id: number;
  readonly status: CarsQueueStatus;
  readonly since: Date;
  readonly arrival_date: Date | null;
  readonly returned_at: Date | null;
  readonly reserved_at: Date | null;
  readonly queue_priority: QueuePriority;
  readonly held: boolean;
  readonly entry_allowed_at: Date | null;
  readonly minutes_early: number;
  readonly minutes_late: number;
}

/**
 * Back from the extra parking a truck counts as standing where it stood before it, which the history knows. So it does
 * since when: from its last call of this station that it missed, else from its reservation, else from its arrival by its
 * window.
 */
export const trucksOf = async (db: Sql, weighingStationId: number): Promise<QueuedTruck[]> => {
  const { rows } = await sql<TruckRow>`
    select d.id, coalesce(d.arrived_at, d.date, d.created_at) as since, d.arrival_date, d.queue_priority,
      d.hold_reason is not null as held, d.entry_allowed_at, s.minutes_early, s.minutes_late,
      ${lastOf('returnToQueue', 'Accepted', atThisStation)} as returned_at,
      ${lastOf('reserve', 'EntryReservedWithBuffer')} as reserved_at,
      case when d.cars_queue_status <> 'ExitAddParking' then d.cars_queue_status else coalesce((
        select h.cars_queue_status from disposition_status_history h
        where h.disposition_id = d.id and h.cars_queue_status not in ('EntryAddParking', 'ExitAddParking', 'Paused')
        order by h.id desc limit 1), 'Accepted') end as status
    from disposition d join weighing_station s on s.id = d.weighing_station_id
    where d.weighing_station_id = ${weighingStationId} and not d.marked_to_delete
      and d.cars_queue_status in
        ('Accepted', 'EntryReserved', 'EntryAllowed', 'ParkingExit', 'EntryAddParking', 'ExitAddParking', 'Paused')
      and d.arrived_at is not null
    order by since, d.id`.execute(db);
  return rows.map((row) => ({
    dispositionId: row.id,
    status: row.status,
    since: sinceOf(row),
    held: row.held,
    priority: row.queue_priority,
    calledAt: isOnItsWayIn(row) && row.entry_allowed_at ? iso(row.entry_allowed_at) : null,
  }));
};

/** When the truck last made a move into a status, by its history. */
const lastOf = (move: JourneyMove, carsQueueStatus: CarsQueueStatus, that = sql`true`) => sql`(
  select max(h.date) from disposition_status_history h
  where h.disposition_id = d.id and h.move = ${move} and h.cars_queue_status = ${carsQueueStatus} and ${that})`;

/** It has not gone to another station since. */
const atThisStation = sql`not exists (
  select 1 from disposition_status_history gone
  where gone.disposition_id = d.id and gone.move = 'changeStation' and gone.date >= h.date)`;

const iso = (time: Date): string => new Date(time).toISOString();

const sinceOf = (row: TruckRow): string => {
  const kept = row.returned_at ?? row.reserved_at;
  if (kept) return iso(kept);
  return placeSince(iso(row.since), {
    arrivalDate: row.arrival_date && iso(row.arrival_date),
    minutesEarly: row.minutes_early,
    minutesLate: row.minutes_late,
  });
};

/** The queue's port to Postgres: it reads stations and trucks, and notes what operators do to a truck's place. */
export const stationQueueActivities = ({ database }: Surroundings): StationQueueActivities => {
  const { sql: db } = database;
  return withRefusals<StationQueueActivities>({
    openStationQueue: async ({ weighingStationId }) => {
      const station = await readStation(db, weighingStationId);
      const places = Math.max(1, station.settings.carsBufferTerminal);
      const [trucks, services] = await Promise.all([
        trucksOf(db, weighingStationId),
        lastServices(db, weighingStationId, places),
      ]);
      return { ...station, trucks, services };
    },
    readStation: ({ weighingStationId }) => readStation(db, weighingStationId),
    noteArrangement: (arrangement) =>
      database.once(arrangement.key, (tx) => writeArrangement(tx, arrangement)),
  });
};
