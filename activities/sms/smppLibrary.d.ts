/** The parts of the library `smpp` that we use. The library has no types of its own. */
declare module 'smpp' {
  import type { Server as NetServer } from 'node:net';

  export interface Pdu {
    readonly command: string;
    readonly command_status: number;
    readonly message_id?: string;
    readonly system_id?: string;
    readonly password?: string;
    readonly destination_addr?: string;
    readonly source_addr?: string;
    readonly receipted_message_id?: string;
    readonly short_message?: { readonly message: string | Buffer };
    /** The text if it is too long for `short_message`. */
    readonly message_payload?: { readonly message: string | Buffer };
    response(fields?: Record<string, unknown>): Pdu;
  }
  export interface Session {
    on(
      event: 'pdu' | 'deliver_sm' | 'submit_sm' | 'bind_transceiver' | 'enquire_link',
      listener: (pdu: Pdu) => void,
    ): this;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'connect' | 'close', listener: () => void): this;
    bind_transceiver(fields: Record<string, unknown>, onAnswer: (pdu: Pdu) => void): void;
    /** False if the connection can send nothing any more; then no answer comes. */
    submit_sm(fields: Record<string, unknown>, onAnswer: (pdu: Pdu) => void): boolean;
    enquire_link(onAnswer: (pdu: Pdu) => void): boolean;
    deliver_sm(fields: Record<string, unknown>, onAnswer?: (pdu: Pdu) => void): boolean;
    send(pdu: Pdu): boolean;
    close(): void;
    destroy(): void;
  }
  const smpp: {
    connect(options: { url: string }): Session;
    createServer(options: object, listener: (session: Session) => void): NetServer;
  };
  export default smpp;
}
