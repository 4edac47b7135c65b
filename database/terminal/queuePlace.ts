import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** How many trucks that arrived before this one wait at a station; 0 if this one has not arrived. */
export async function trucksAhead(
  db: Sql,
  stationId: number,
  truck: { readonly id: number; readonly arrivedAt: Date | string | null },
): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from disposition
    where weighing_station_id = ${stationId} and cars_queue_status in ('Accepted', 'EntryReserved')
      and not marked_to_delete and (arrived_at, id) < (${truck.arrivedAt}::timestamptz, ${truck.id})`.execute(
    db,
  );
  return rows[0]?.ahead ?? 0;
}
