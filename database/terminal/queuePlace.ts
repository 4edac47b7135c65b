import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import { isWaiting } from './standingStatus.ts';

/** How many trucks that arrived before this one wait at a station; 0 if this one has not arrived. */
export async function trucksAhead(
  db: Sql,
  stationId: number,
  truck: { readonly id: number; readonly arrivedAt: Date | string | null },
): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from disposition d
    where d.weighing_station_id = ${stationId} and ${isWaiting}
      and not d.marked_to_delete and (d.arrived_at, d.id) < (${truck.arrivedAt}::timestamptz, ${truck.id})`.execute(
    db,
  );
  return rows[0]?.ahead ?? 0;
}
