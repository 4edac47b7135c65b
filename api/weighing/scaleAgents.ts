import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { AgentConfiguration, ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import type { ScaleParser } from '#domain/weighing/enums.ts';

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
  readonly factor: string;
  readonly deviation: string;
  readonly minimum_weight: string;
  readonly logging_on: boolean;
  readonly type: string | null;
  readonly parser_type: string | null;
  readonly server: string | null;
  readonly port: number | null;
  readonly command: string | null;
  readonly register: number | null;
}

/** The scales an agent speaks for. Address and port of the scale itself come before those of its protocol. */
export const configurationOf = async (database: Database, agent: KnownAgent): Promise<AgentConfiguration> => {
  const { rows } = await sql<ScaleRow>`
    select s.id, s.name, s.factor, s.deviation, s.minimum_weight, s.logging_on, p.type, p.parser_type,
      coalesce(s.address, p.server) as server, coalesce(s.port, p.port) as port, p.command, p.register
    from scale s left join scale_protocol p on p.id = s.scale_protocol_id
    where s.scale_agent_id = ${agent.id} and not s.marked_to_delete order by s.id`.execute(database.sql);
  return { agent: agent.name, scales: rows.map(scaleOf) };
};

const scaleOf = (row: ScaleRow): ScaleConfiguration => ({
  scaleId: row.id,
  name: row.name,
  factor: row.factor,
  deviation: row.deviation,
  minimumWeight: row.minimum_weight,
  loggingOn: row.logging_on,
  protocol:
    row.type && row.parser_type
      ? {
          type: row.type as NonNullable<ScaleConfiguration['protocol']>['type'],
          parser: row.parser_type as ScaleParser,
          server: row.server,
          port: row.port,
          command: row.command,
          register: row.register,
        }
      : null,
});
