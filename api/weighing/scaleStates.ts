import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { ScalePlace, ScaleState } from '#domain/weighing/scaleState.ts';
import { agentEvents, agentHealth, type ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { AskAgent } from './agentQuestions.ts';

const answersWithinMs = 1500;

/** Every scale that somebody may see, with how it is doing now; what an agent does not say is not known. */
export const scaleStates = async (
  database: Database,
  askAgent: AskAgent,
  actor: Actor,
  only?: number,
): Promise<ScaleState[]> => {
  const places = await placesOf(database, actor, only);
  const agentIds = [...new Set(places.flatMap(({ agentId }) => agentId ?? []))];
  const answers = new Map(
    await Promise.all(agentIds.map(async (id) => [id, await healthOf(askAgent, id)] as const)),
  );
  return places.map((place) => {
    const answer = place.agentId === null ? undefined : answers.get(place.agentId);
    return {
      ...place,
      agentConnected: answer !== undefined,
      health: answer?.find(({ scaleId }) => scaleId === place.scaleId) ?? null,
    };
  });
};

const healthOf = async (askAgent: AskAgent, agentId: number): Promise<ScaleHealth[] | undefined> =>
  agentHealth.safeParse(await askAgent(agentId, agentEvents.state, null, answersWithinMs)).data;

const placesOf = async (database: Database, actor: Actor, only?: number): Promise<ScalePlace[]> => {
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
    where not s.marked_to_delete and (${only ?? null}::int is null or s.id = ${only ?? null})
    order by s.code nulls last, s.name, s.id`.execute(database.sql);
  const seen = await Promise.all(
    rows.map(async ({ scaleId }) => (await database.records.seenBy([actor], 'scale', scaleId))[0]),
  );
  return rows
    .filter((_row, index) => seen[index])
    .map((row) => ({
      ...row,
      agentLastSeenAt: row.agentLastSeenAt && new Date(row.agentLastSeenAt).toISOString(),
    }));
};
