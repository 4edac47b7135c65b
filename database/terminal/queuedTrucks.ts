import { sql } from 'kysely';
import { placeSince } from '#domain/terminal/arrivalWindow.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { isOnItsWayIn, type QueuedTruck, type QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { isoTime } from '#domain/kernel/time.ts';
import type { Sql } from '../sql.ts';
import { standingStatus } from './standingStatus.ts';

interface TruckRow {
  readonly id: number;
  readonly status: CarsQueueStatus;
  /** When the truck arrived. */
  readonly since: Date;
  /** When the truck was announced to arrive. */
  readonly arrival_date: Date | null;
  /** When the truck came back into the queue of this station after it had missed its call; null if it never did. */
  readonly returned_at: Date | null;
  /** When its place was reserved before it arrived; null without a reservation. */
  readonly reserved_at: Date | null;
  readonly queue_priority: QueuePriority;
  readonly held: boolean;
  /** When the truck was called, or let in without a call; null if neither. */
  readonly called_at: Date | null;
  /** How many minutes before and after `arrival_date` a truck of this station may arrive. */
  readonly minutes_early: number;
  readonly minutes_late: number;
}

/**
 * The trucks in the queue of a station. A truck back from the extra parking has the status it had before, which is taken from
 * the history. Its place counts from its return to the queue after a missed call of this station, otherwise from its
 * reservation, otherwise from its arrival, corrected by its arrival window.
 */
export async function trucksOf(db: Sql, weighingStationId: number): Promise<QueuedTruck[]> {
  const { rows } = await sql<TruckRow>`
    select d.id, coalesce(d.arrived_at, d.date, d.created_at) as since, d.arrival_date, d.queue_priority,
      d.hold_reason is not null as held, coalesce(d.entry_allowed_at, ${onItsWayInSince}) as called_at, s.minutes_early, s.minutes_late,
      ${lastOf('returnToQueue', 'Accepted', atThisStation)} as returned_at,
      ${lastOf('reserve', 'EntryReservedWithBuffer')} as reserved_at,
      ${standingStatus} as status
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
    calledAt: isOnItsWayIn(row) && row.called_at ? isoTime(row.called_at) : null,
  }));
}

/** SQL: when the truck was last moved into this status by this move. @param condition on the line `h` of the truck's history */
const lastOf = (move: JourneyMove, carsQueueStatus: CarsQueueStatus, condition = sql`true`) => sql`(
  select max(h.date) from disposition_status_history h
  where h.disposition_id = d.id and h.move = ${move} and h.cars_queue_status = ${carsQueueStatus} and ${condition})`;

/**
 * SQL: since when, by its history, the truck has been called or in the terminal without a break. For a truck that was let in
 * without a call, this counts as the time of the call.
 */
const onItsWayInSince = sql`(
  select min(h.date) from disposition_status_history h
  where h.disposition_id = d.id and h.cars_queue_status in ('EntryAllowed', 'ParkingExit') and not exists (
    select 1 from disposition_status_history later
    where later.disposition_id = d.id and later.id > h.id
      and later.cars_queue_status not in ('EntryAllowed', 'ParkingExit')))`;

/** SQL condition: the truck has not changed to another station since the line `h` of its history. */
const atThisStation = sql`not exists (
  select 1 from disposition_status_history gone
  where gone.disposition_id = d.id and gone.move = 'changeStation' and gone.date >= h.date)`;

/** The time from which the place of a truck in the queue counts. */
const sinceOf = (row: TruckRow): string => {
  const queuedSince = row.returned_at ?? row.reserved_at;
  if (queuedSince) return isoTime(queuedSince);
  return placeSince(isoTime(row.since), {
    arrivalDate: row.arrival_date && isoTime(row.arrival_date),
    minutesEarly: row.minutes_early,
    minutesLate: row.minutes_late,
  });
};
