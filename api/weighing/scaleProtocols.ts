import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';

type Protocol = NonNullable<ScaleConfiguration['protocol']>;
type S7Row = NonNullable<Protocol['s7']>['rows'][number];

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

/** Protocols by their ids, with the rows of their controllers that count. */
export const protocolsOf = async (
  database: Pick<Database, 'sql'>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, ProtocolRow>> => {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<ProtocolRow>`
    select p.*, coalesce((
        select json_agg(json_build_object(
          'key', c.key, 'register', c.register, 'valueType', c.value_type, 'server', c.server) order by c.row_number)
        from scale_protocol_config_s7 c where c.parent_id = p.id and c.active and c.register is not null
      ), '[]') as s7_rows
    from scale_protocol p where p.id in (${sql.join(wanted)})`.execute(database.sql);
  return new Map(rows.map((row) => [row.id, row]));
};

export const nowhere = {
  server: null,
  port: null,
  command: null,
  register: null,
  serial: null,
  s7: null,
} as const;

/** How one scale is read: its own address and port come before those that its protocol has for all. */
export const protocolOf = (
  scale: { readonly address: string | null; readonly port: number | null },
  protocol: ProtocolRow,
): Protocol => ({
  type: protocol.type,
  parser: protocol.parser_type,
  server: scale.address ?? protocol.server ?? protocol.s7_rows[0]?.server ?? null,
  port: scale.port ?? protocol.port,
  command: protocol.command,
  register: protocol.register,
  // A scale's address is its serial port, where several of one make hang on one machine.
  serial:
    protocol.type === 'COM'
      ? {
          path: scale.address ?? protocol.serial_port ?? '',
          baudRate: protocol.baud_rate,
          frame: protocol.serial_frame,
        }
      : null,
  s7: {
    rack: protocol.rack,
    slot: protocol.slot,
    rows: protocol.s7_rows.map(({ key, register, valueType }) => ({ key, register, valueType })),
  },
});
