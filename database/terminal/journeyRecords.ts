import { sql } from 'kysely';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Sql } from '../sql.ts';

/** The values with which the API starts the journey of a disposition; undefined if there is no such disposition. */
export function journeyStartOf(db: Sql, dispositionId: number) {
  return db
    .selectFrom('disposition')
    .select(['number_str as numberStr', 'weighing_station_id as weighingStationId'])
    .where('id', '=', dispositionId)
    .executeTakeFirst();
}

/** A disposition whose journey a worker may start. */
export interface JourneyRecord {
  readonly id: number;
  readonly number_str: string;
  readonly weighing_station_id: number | null;
}

/** The disposition with this id. If it has no number, `number_str` is its id. */
export async function journeyRecord(db: Sql, dispositionId: number): Promise<JourneyRecord | undefined> {
  const record = await db
    .selectFrom('disposition')
    .select(['id', 'number_str', 'weighing_station_id'])
    .where('id', '=', dispositionId)
    .executeTakeFirst();
  return record && { ...record, number_str: record.number_str ?? String(record.id) };
}

export interface TruckUnderWay extends JourneyRecord {
  /** Whether the record has not been written for `settledSeconds`, so that probably no step of its journey is under way. */
  readonly settled: boolean;
}

/**
 * A page of the trucks that have arrived and not left, with ids above `after`. `materialized` makes Postgres find them by the
 * index of the queue status first, so that the many that have left are not read.
 */
export async function trucksUnderWay(
  db: Sql,
  page: { readonly after: number; readonly size: number; readonly settledSeconds: number },
): Promise<readonly TruckUnderWay[]> {
  const { rows } = await sql<TruckUnderWay>`
    with under_way as materialized (
      select id, number_str, weighing_station_id, updated_at from disposition
      where cars_queue_status in ('Accepted', 'EntryReserved', 'EntryAllowed', 'ParkingExit', 'EntryAddParking',
        'ExitAddParking', 'Paused') and not marked_to_delete and arrived_at is not null)
    select id, number_str, weighing_station_id,
      updated_at < now() - make_interval(secs => ${page.settledSeconds}) as settled
    from under_way where id > ${page.after} order by id limit ${page.size}`.execute(db);
  return rows;
}

/** The state of a disposition that has not been written for a while. */
export interface RestingRecord {
  readonly id: number;
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  /** The version of the record: changes with each write. */
  readonly version: string;
}

/** The states of those dispositions among `ids` that have not been written for `settledSeconds`. */
export async function settledRecords(
  db: Sql,
  ids: readonly number[],
  settledSeconds: number,
): Promise<readonly RestingRecord[]> {
  const { rows } = await sql<RestingRecord>`
    select id, coalesce(cars_queue_status, 'OnTheWay') as queue, state as disposition, updated_at::text as version
    from disposition where id = any(${[...ids]}::int[])
      and not marked_to_delete and updated_at < now() - make_interval(secs => ${settledSeconds})`.execute(db);
  return rows;
}

/** The ids of dispositions, of this station or among `ids`, that were written within the last `settledSeconds`. */
export async function recentlyWrittenDispositions(
  db: Sql,
  stationId: number,
  ids: readonly number[],
  settledSeconds: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from disposition where updated_at > now() - make_interval(secs => ${settledSeconds})
      and (weighing_station_id = ${stationId} or id = any(${[...ids]}::int[]))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
