import { sql } from 'kysely';
import type { ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import type { Sql } from '../sql.ts';

type Protocol = NonNullable<ScaleConfiguration['protocol']>;
type S7Row = NonNullable<Protocol['s7']>['rows'][number];

/** A protocol with the registers to read from its controller. */
export interface ProtocolRow {
  readonly id: number;
  readonly type: Protocol['type'];
  readonly parser_type: Protocol['parser'];
  readonly server: string | null;
  readonly port: number | null;
  readonly command: string | null;
  readonly register: number | null;
  readonly serial_port: string | null;
  readonly baud_rate: number;
  readonly serial_frame: NonNullable<Protocol['serial']>['frame'];
  readonly rack: number;
  readonly slot: number;
  readonly s7_rows: readonly (S7Row & { readonly server: string | null })[];
}

/** Protocols by id, with the active rows of their controllers. */
export async function protocolsOf(
  { sql: db }: { readonly sql: Sql },
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, ProtocolRow>> {
  const protocolIds = ids.filter((id) => id !== null);
  if (protocolIds.length === 0) return new Map();
  const { rows } = await sql<ProtocolRow>`
    select p.id, p.type, p.parser_type, p.server, p.port, p.command, p.register, p.serial_port, p.baud_rate,
      p.serial_frame, p.rack, p.slot, coalesce((
        select json_agg(json_build_object(
          'key', c.key, 'register', c.register, 'valueType', c.value_type, 'server', c.server) order by c.row_number)
        from scale_protocol_config_s7 c where c.parent_id = p.id and c.active and c.register is not null
      ), '[]') as s7_rows
    from scale_protocol p where p.id = any(${protocolIds}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
