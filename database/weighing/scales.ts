import { sql } from 'kysely';
import type { ScalePlace } from '#domain/weighing/scaleState.ts';
import type { Sql } from '../sql.ts';

/** The id of the scale with this number or code. Scales not marked for deletion come first, then a match by number. */
export async function scaleByNumber(db: Sql, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from scale where scales_number::text = ${number} or code = ${number}
    order by marked_to_delete, scales_number::text is distinct from ${number}, id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Scales with their station and agent: all, or the one with this id. Times are in the database's format. */
export async function scalePlaces(db: Sql, only: number | null): Promise<readonly ScalePlace[]> {
  const { rows } = await sql<ScalePlace>`
    select s.id as "scaleId", s.name, s.code, s.scales_type as "scalesType", w.name as "weighingStation",
      case when s.iot then 'IoT' else p.type end as "protocolType", p.name as "protocolName",
      case when s.iot then s.gateway_server else coalesce(s.address, p.server, p.serial_port) end as address,
      s.use_traffic_light as "useTrafficLight", s.logging_on as "loggingOn",
      a.id as "agentId", a.name as "agentName", a.last_seen_at as "agentLastSeenAt"
    from scale s
      left join weighing_station w on w.id = s.weighing_station_id
      left join scale_protocol p on p.id = s.scale_protocol_id
      left join scale_agent a on a.id = s.scale_agent_id and a.is_active and not a.marked_to_delete
    where not s.marked_to_delete and (${only}::int is null or s.id = ${only})
    order by s.code nulls last, s.name, s.id`.execute(db);
  return rows;
}
