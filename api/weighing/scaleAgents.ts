import type { Database } from '#database/connect.ts';
import {
  isActiveAgent,
  scaleById,
  scalesOfAgent,
  seeAgent,
  type KnownAgent,
  type ScaleRow,
} from '#database/weighing/scaleAgents.ts';
import { protocolsOf, type ProtocolRow } from '#database/weighing/scaleProtocols.ts';
import type { AgentConfiguration, ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import { agentTokenHash } from './agentTokens.ts';
import { noConnection, protocolOf } from './scaleProtocols.ts';

export type { KnownAgent };

/** The active agent with this token, after noting that it has called. Only the hash of a token is stored. */
export function agentByToken(database: Database, token: string): Promise<KnownAgent | undefined> {
  return seeAgent(database.sql, agentTokenHash(token));
}

/** Whether the agent is still active and its token still valid. */
export function mayStillSpeak(database: Database, agent: KnownAgent): Promise<boolean> {
  return isActiveAgent(database.sql, agent);
}

/** The scales of an agent. Address and port of a scale take precedence over those of its protocol. */
export async function configurationOf(database: Database, agent: KnownAgent): Promise<AgentConfiguration> {
  const rows = await scalesOfAgent(database.sql, agent.id);
  const protocols = await protocolsOf(database, [...new Set(rows.map((row) => row.scale_protocol_id))]);
  return {
    agent: agent.name,
    // No protocol has the id 0.
    scales: rows.map((row) => scaleOf(row, protocols.get(row.scale_protocol_id ?? 0), database)),
  };
}

/** Settings from a form that may be unsaved; the password is present only if it was typed again. */
export type TypedScale = Partial<Omit<ScaleRow, 'gateway_password'>> & { readonly password?: string };

/**
 * The settings that an agent would get if the form were saved over the stored scale. The stored password of the gateway is
 * used only for the stored gateway and login. Otherwise somebody could have the password, which they may not read, sent to a
 * server of their own.
 */
export async function settingsOf(
  database: Database,
  scaleId: number | null,
  { password, ...typed }: TypedScale,
): Promise<ScaleConfiguration> {
  const saved = scaleId === null ? undefined : await scaleById(database.sql, scaleId);
  const form = { ...unsaved, ...saved, ...typed };
  const isStoredGateway =
    saved !== undefined &&
    form.gateway_server === saved.gateway_server &&
    form.gateway_port === saved.gateway_port &&
    form.gateway_login === saved.gateway_login;
  const row = isStoredGateway ? form : { ...form, gateway_password: null };
  const protocols = await protocolsOf(database, [row.scale_protocol_id]);
  const settings = scaleOf(row, protocols.get(row.scale_protocol_id ?? 0), database);
  if (!settings.gateway || password === undefined) return settings;
  return { ...settings, gateway: { ...settings.gateway, password } };
}

/** A scale before anybody has filled in the form. */
const unsaved: ScaleRow = {
  // The id of a tried scale does not matter: its readings are sent to nobody.
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
  protocol: protocolFor(row, protocol),
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

const protocolFor = (row: ScaleRow, protocol: ProtocolRow | undefined): ScaleConfiguration['protocol'] => {
  // `parser` must not be empty, although the agent uses no parser for this type.
  if (row.iot) return { ...noConnection, type: 'IoT', parser: 'ToledoSimple' };
  return protocol ? protocolOf(row, protocol) : null;
};

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
