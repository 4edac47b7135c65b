import { sql, type Selectable } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Sql } from '../sql.ts';

/** An agent that was identified by its token. */
export interface KnownAgent {
  readonly id: number;
  readonly name: string;
  readonly tokenHash: string;
}

/** Records that the agent with this token has called, and returns it; undefined if no active agent has this token. */
export async function seeAgent(db: Sql, tokenHash: string): Promise<KnownAgent | undefined> {
  const agent = await db
    .updateTable('scale_agent')
    .set({ last_seen_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .returning(['id', 'name'])
    .executeTakeFirst();
  return agent && { ...agent, tokenHash };
}

/** Whether an agent is still active with the same token. */
export async function isActiveAgent(db: Sql, { id, tokenHash }: KnownAgent): Promise<boolean> {
  const agent = await db
    .selectFrom('scale_agent')
    .select('id')
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .executeTakeFirst();
  return agent !== undefined;
}

const columns = [
  'id',
  'name',
  'scales_type',
  'factor',
  'deviation',
  'minimum_weight',
  'logging_on',
  'iot',
  'address',
  'port',
  'gateway_server',
  'gateway_port',
  'gateway_login',
  'gateway_password',
  'gateway_resource',
  'use_traffic_light',
  'traffic_light_connection',
  'traffic_light_ok',
  'traffic_light_minus',
  'traffic_light_plus',
  'traffic_light_signal_type',
  'scale_protocol_id',
] as const;

/** The columns of a scale that its agent needs; the password of the gateway is encrypted. */
export type ScaleRow = Readonly<Pick<Selectable<Tables['scale']>, (typeof columns)[number]>>;

/** The scales that an agent reads. */
export function scalesOfAgent(db: Sql, agentId: number): Promise<ScaleRow[]> {
  return db
    .selectFrom('scale')
    .select(columns)
    .where('scale_agent_id', '=', agentId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .execute();
}

export function scaleById(db: Sql, id: number): Promise<ScaleRow | undefined> {
  return db.selectFrom('scale').select(columns).where('id', '=', id).executeTakeFirst();
}

/** An agent with the names of the scales that it reads. */
interface AgentWithScales {
  readonly id: number;
  readonly scales: readonly string[];
}

/** Active agents that have called at least once and have scales. */
export async function agentsWithScales(db: Sql): Promise<readonly AgentWithScales[]> {
  const { rows } = await sql<AgentWithScales>`
    select a.id, array_agg(s.name::text order by s.name) as scales from scale_agent a join scale s on s.scale_agent_id = a.id
    where a.is_active and not a.marked_to_delete and not s.marked_to_delete and a.last_seen_at is not null
    group by a.id`.execute(db);
  return rows;
}
