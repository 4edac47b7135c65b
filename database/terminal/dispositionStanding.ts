import { sql } from 'kysely';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import type { Sql } from '../sql.ts';

/** The present statuses of a disposition, with its vehicle and driver. */
export interface DispositionStanding {
  readonly vehicle_id: number | null;
  readonly driver_id: number | null;
  readonly cars_queue_status: CarsQueueStatus;
  readonly state: DispositionState;
  readonly status_id: number;
}

export async function dispositionStanding(
  db: Sql,
  dispositionId: number,
): Promise<DispositionStanding | undefined> {
  const standing = await db
    .selectFrom('disposition')
    .select(['vehicle_id', 'driver_id', 'cars_queue_status', 'state', 'status_id'])
    .where('id', '=', dispositionId)
    .executeTakeFirst();
  return standing as DispositionStanding | undefined;
}

/** Locks a disposition and returns its statuses in the form that its journey uses. */
export async function holdStanding(
  db: Sql,
  dispositionId: number,
): Promise<{ readonly queue: CarsQueueStatus; readonly disposition: DispositionState } | undefined> {
  const standing = await db
    .selectFrom('disposition')
    .select(['cars_queue_status', 'state'])
    .where('id', '=', dispositionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return standing && { queue: standing.cars_queue_status ?? 'OnTheWay', disposition: standing.state };
}

/** Locks a disposition if it has this queue status. @returns whether it has */
export async function holdWhereQueued(
  db: Sql,
  dispositionId: number,
  status: CarsQueueStatus,
): Promise<boolean> {
  const held = await db
    .selectFrom('disposition')
    .select('id')
    .where('id', '=', dispositionId)
    .where('cars_queue_status', '=', status)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** The means of transport of a disposition: truck, wagon, ship and so on. */
export async function carriageOf(db: Sql, dispositionId: number): Promise<TypeOfDocument | null> {
  const disposition = await db
    .selectFrom('disposition')
    .select('type_of_document')
    .where('id', '=', dispositionId)
    .executeTakeFirst();
  return disposition?.type_of_document ?? null;
}

/** SQL expression for the stage of a disposition, as in the search attribute of its journey. */
export const journeyStage = sql<string>`case when cars_queue_status = 'ParkingExit' then state
  else coalesce(cars_queue_status, 'OnTheWay') end`;
