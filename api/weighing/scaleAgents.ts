import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { AgentConfiguration, ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import { nowhere, protocolOf, protocolsOf, type ProtocolRow } from './scaleProtocols.ts';

export interface KnownAgent {
  readonly id: number;
  readonly name: string;
}

/** The agent that proves itself by this token; only the token's hash is kept. */
export const agentByToken = async (database: Database, token: string): Promise<KnownAgent | undefined> => {
  const hash = `sha256:${createHash('sha256').update(token).digest('hex')}`;
  const { rows } = await sql<KnownAgent>`
    update scale_agent set last_seen_at = now() where token_hash = ${hash} and is_active and not marked_to_delete returning id, name`.execute(
    database.sql,
  );
  return rows[0];
};

/** Whether an agent may still speak. */
export const mayStillSpeak = async (database: Database, agent: KnownAgent): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from scale_agent where id = ${agent.id} and is_active and not marked_to_delete`.execute(
      database.sql,
    );
  return rows.length > 0;
};

interface ScaleRow {
  readonly id: number;
  readonly name: string;
  readonly scales_type: ScaleConfiguration['scalesType'];
  readonly factor: string;
  readonly deviation: string;
  readonly minimum_weight: string;
  readonly logging_on: boolean;
  readonly iot: boolean;
  readonly address: string | null;
  readonly port: number | null;
  readonly gateway_server: string | null;
  readonly gateway_port: number | null;
  readonly gateway_login: string | null;
  readonly gateway_password: string | null;
  readonly gateway_resource: string | null;
  readonly use_traffic_light: boolean;
  readonly traffic_light_connection: string | null;
  readonly traffic_light_ok: string | null;
  readonly traffic_light_minus: string | null;
  readonly traffic_light_plus: string | null;
  readonly traffic_light_signal_type: 'Constant' | 'Pulse';
  readonly scale_protocol_id: number | null;
}

/** The scales an agent speaks for. Address and port of the scale itself come before those of its protocol. */
export const configurationOf = async (database: Database, agent: KnownAgent): Promise<AgentConfiguration> => {
  const { rows } = await sql<ScaleRow>`
    select * from scale where scale_agent_id = ${agent.id} and not marked_to_delete order by id`.execute(
    database.sql,
  );
  const protocols = await protocolsOf(database, [...new Set(rows.map((row) => row.scale_protocol_id))]);
  return {
    agent: agent.name,
    scales: rows.map((row) => scaleOf(row, protocols.get(row.scale_protocol_id ?? 0), database)),
  };
};

/** Settings of a form that need not be saved; the password only where it was typed anew. */
export type TypedScale = Partial<Omit<ScaleRow, 'gateway_password'>> & { readonly password?: string };

/** What an agent would be told if what is typed were saved over the scale that stands. */
export const settingsOf = async (
  database: Database,
  scaleId: number | null,
  { password, ...typed }: TypedScale,
): Promise<ScaleConfiguration> => {
  const { rows } = await sql<ScaleRow>`select * from scale where id = ${scaleId}`.execute(database.sql);
  const row = { ...unsaved, ...rows[0], ...typed };
  const protocols = await protocolsOf(database, [row.scale_protocol_id]);
  const settings = scaleOf(row, protocols.get(row.scale_protocol_id ?? 0), database);
  if (!settings.gateway || password === undefined) return settings;
  return { ...settings, gateway: { ...settings.gateway, password } };
};

const unsaved: ScaleRow = {
  // Nobody hears of a scale that is only tried.
  id: 1,
  name: '',
  scales_type: 'WithoutWeighing',
  factor: '0.001',
  deviation: '0.020',
  minimum_weight: '0.400',
  logging_on: false,
  iot: false,
  address: null,
  port: null,
  gateway_server: null,
  gateway_port: null,
  gateway_login: null,
  gateway_password: null,
  gateway_resource: null,
  use_traffic_light: false,
  traffic_light_connection: null,
  traffic_light_ok: null,
  traffic_light_minus: null,
  traffic_light_plus: null,
  traffic_light_signal_type: 'Constant',
  scale_protocol_id: null,
};

const scaleOf = (
  row: ScaleRow,
  protocol: ProtocolRow | undefined,
  { secrets }: Pick<Database, 'secrets'>,
): ScaleConfiguration => ({
  scaleId: row.id,
  name: row.name,
  scalesType: row.scales_type,
  factor: row.factor,
  deviation: row.deviation,
  minimumWeight: row.minimum_weight,
  loggingOn: row.logging_on,
  protocol: row.iot
    ? { ...nowhere, type: 'IoT', parser: 'ToledoSimple' }
    : protocol
      ? protocolOf(row, protocol)
      : null,
  gateway:
    row.gateway_server === null
      ? null
      : {
          server: row.gateway_server,
          port: row.gateway_port,
          login: row.gateway_login,
          password: row.gateway_password === null ? null : secrets.open(row.gateway_password),
          resource: row.gateway_resource ?? '',
        },
  light: lightOf(row),
});

const lightOf = (row: ScaleRow): ScaleConfiguration['light'] => {
  if (!row.use_traffic_light || row.traffic_light_connection === null) return null;
  const outputs = {
    ok: row.traffic_light_ok,
    minus: row.traffic_light_minus,
    plus: row.traffic_light_plus,
  };
  return {
    address: row.traffic_light_connection,
    outputs: Object.fromEntries(Object.entries(outputs).filter(([, output]) => output?.trim())),
    signalType: row.traffic_light_signal_type,
  };
};
