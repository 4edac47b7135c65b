import { sql } from 'kysely';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import type { Sql } from '../sql.ts';
import { lastedRow, type Lasted, type Turn } from './history.ts';
import { isOnItsWayIn, standingStatus } from './standingStatus.ts';

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

/** A disposition as it is before a step of its journey. */
export interface LockedDisposition {
  /** The queue status of the truck; `OnTheWay` if the record has none. */
  readonly queue: CarsQueueStatus;
  /** The state of the disposition itself. */
  readonly disposition: DispositionState;
  readonly carriage: TypeOfDocument | null;
  /** The shared yard in which it has a place now. */
  readonly yardId: number | null;
  /** The records of the disposition statuses. */
  readonly statusIds: Readonly<Partial<Record<DispositionState, number>>>;
  /**
   * How long the statuses lasted that the step ends. Undefined if another transaction wrote the record meanwhile: the caller then
   * reads it anew.
   */
  readonly lasted?: Lasted | undefined;
}

/**
 * Locks a disposition before a step; undefined if there is none. One statement, because each step of each journey asks this.
 * A statement that waits for a lock sees the locked row as it is now, but reads everything else as it was when it began, also
 * the same row in a subquery. If the two times of change of the disposition differ, the statement has `waited` for a lock.
 */
export async function lockStanding(db: Sql, turn: Turn): Promise<LockedDisposition | undefined> {
  const { rows } = await sql<LockedDisposition & { readonly waited: boolean }>`
    select coalesce(d.cars_queue_status, 'OnTheWay') as queue, d.state as disposition, d.type_of_document as carriage,
      case when ${isOnItsWayIn} then
        (select s.yard_id from weighing_station s where s.id = d.weighing_station_id) end as "yardId",
      (select jsonb_object_agg(k.key, k.id) from disposition_status k) as "statusIds",
      (select to_jsonb(l) from (${lastedRow(turn)}) l) as lasted,
      d.updated_at is distinct from (select o.updated_at from disposition o where o.id = d.id) as waited
    from disposition d where d.id = ${turn.dispositionId} for no key update of d`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { waited, lasted, ...locked } = row;
  return waited ? locked : { ...locked, lasted };
}

/** Locks a disposition if this queue status counts for it. @returns whether it does */
export async function lockIfQueued(
  db: Sql,
  dispositionId: number,
  status: CarsQueueStatus,
): Promise<boolean> {
  const { rows } = await sql`
    select d.id from disposition d where d.id = ${dispositionId} and ${standingStatus} = ${status}
    for no key update of d`.execute(db);
  return rows.length > 0;
}
