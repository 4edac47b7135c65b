import { sql } from 'kysely';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';

const literals = (statuses: readonly CarsQueueStatus[]) =>
  sql.join(statuses.map((status) => sql.lit(status)));

/** The last queue status in the history of the disposition `d` other than these. */
export function lastBefore(...statuses: readonly CarsQueueStatus[]) {
  return sql<CarsQueueStatus>`(
    select h.cars_queue_status from disposition_status_history h
    where h.disposition_id = d.id and h.cars_queue_status not in (${literals(statuses)})
    order by h.id desc limit 1)`;
}

/**
 * The queue status that counts for the disposition `d`: a truck that came back from the extra parking is in the status that it
 * had before it went there, which is in its history. The same as `standing` of the journey.
 */
export const standingStatus = sql<CarsQueueStatus>`(
  case when d.cars_queue_status is distinct from 'ExitAddParking' then d.cars_queue_status
    else coalesce(${lastBefore('EntryAddParking', 'ExitAddParking', 'Paused')}, 'Accepted') end)`;

/** Whether one of these statuses counts for the disposition `d`. The first condition can use an index. */
export function standsIn(...statuses: readonly CarsQueueStatus[]) {
  return sql<boolean>`(d.cars_queue_status in (${literals([...statuses, 'ExitAddParking'])})
    and ${standingStatus} in (${literals(statuses)}))`;
}

/** Whether the disposition `d` waits to be called. */
export const isWaiting = standsIn('Accepted', 'EntryReserved');

/** Whether the truck of `d` is called, or has left the parking but not yet the terminal, and so takes a place of the yard. */
export const isOnItsWayIn = standsIn('EntryAllowed', 'ParkingExit');
