import { sql } from 'kysely';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';

/**
 * The queue status that counts for the disposition `d`: back from the extra parking, a truck is in the status that it had
 * before, which its history tells. The same as `standing` of the journey.
 */
export const standingStatus = sql<CarsQueueStatus>`(
  case when d.cars_queue_status is distinct from 'ExitAddParking' then d.cars_queue_status else coalesce((
    select h.cars_queue_status from disposition_status_history h
    where h.disposition_id = d.id and h.cars_queue_status not in ('EntryAddParking', 'ExitAddParking', 'Paused')
    order by h.id desc limit 1), 'Accepted') end)`;

/** Whether the disposition `d` waits to be called. */
export const isWaiting = sql<boolean>`(d.cars_queue_status in ('Accepted', 'EntryReserved', 'ExitAddParking')
  and ${standingStatus} in ('Accepted', 'EntryReserved'))`;

/** Whether the disposition `d` is called or has driven in, and so takes a place of the yard. */
export const isOnItsWayIn = sql<boolean>`(d.cars_queue_status in ('EntryAllowed', 'ParkingExit', 'ExitAddParking')
  and ${standingStatus} in ('EntryAllowed', 'ParkingExit'))`;
