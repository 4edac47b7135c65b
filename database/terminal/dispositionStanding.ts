import { sql } from 'kysely';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import type { Sql } from '../sql.ts';
import { insideYard } from './yardPlaces.ts';

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

/** A disposition as it stands before a step of its journey. */
export interface HeldDisposition {
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  readonly carriage: TypeOfDocument | null;
  /** The shared yard in which it has a place now. */
  readonly yardId: number | null;
  /** The records of the disposition statuses. */
  readonly statusIds: Readonly<Partial<Record<DispositionState, number>>>;
}

/** Locks a disposition; undefined if there is none. One statement, because each step of each journey asks this. */
export async function holdStanding(db: Sql, dispositionId: number): Promise<HeldDisposition | undefined> {
  const { rows } = await sql<HeldDisposition>`
    select coalesce(d.cars_queue_status, 'OnTheWay') as queue, d.state as disposition, d.type_of_document as carriage,
      case when d.cars_queue_status in ${insideYard} then
        (select s.yard_id from weighing_station s where s.id = d.weighing_station_id) end as "yardId",
      (select jsonb_object_agg(k.key, k.id) from disposition_status k) as "statusIds"
    from disposition d where d.id = ${dispositionId} for no key update of d`.execute(db);
  return rows[0];
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

/** SQL expression for the stage of a disposition, as in the search attribute of its journey. */
export const journeyStage = sql<string>`case when cars_queue_status = 'ParkingExit' then state
  else coalesce(cars_queue_status, 'OnTheWay') end`;
