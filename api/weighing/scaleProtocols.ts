import type { ProtocolRow } from '#database/weighing/scaleProtocols.ts';
import type { ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';

type Protocol = NonNullable<ScaleConfiguration['protocol']>;
/** For a scale of which the agent needs no address. */
export const noConnection = {
  server: null,
  port: null,
  command: null,
  register: null,
  serial: null,
  s7: null,
} as const;

/** How one scale is read: its own address and port take precedence over those of its protocol. */
export function protocolOf(
  scale: { readonly address: string | null; readonly port: number | null },
  protocol: ProtocolRow,
): Protocol {
  return {
    type: protocol.type,
    parser: protocol.parser_type,
    server: scale.address ?? protocol.server ?? protocol.s7_rows[0]?.server ?? null,
    port: scale.port ?? protocol.port,
    command: protocol.command,
    register: protocol.register,
    // For serial scales the address is the serial port, because one machine may have several scales of one protocol.
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
  };
}
