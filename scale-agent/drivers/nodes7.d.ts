/** The part of nodes7 that is used here; the package has no types of its own. */
declare module 'nodes7' {
  interface ConnectionOptions {
    readonly host: string;
    readonly port: number;
    readonly rack: number;
    readonly slot: number;
    /** Milliseconds to wait for the connection. */
    readonly timeout: number;
    /** The options are passed to `net.connect` unchanged. */
    readonly onread: NonNullable<import('node:net').SocketConstructorOpts['onread']>;
  }
  /** A value that could not be read is a text that begins with BAD. */
  type Values = Readonly<Record<string, number | boolean | string | undefined>>;
  export default class NodeS7 {
    /** Its socket; a new one for each attempt. */
    readonly isoclient: import('node:net').Socket;
    /** 4 while it is connected. */
    readonly isoConnectionState: number;
    constructor(options: { readonly silent: boolean });
    initiateConnection(options: ConnectionOptions, done: (error?: unknown) => void): void;
    dropConnection(done?: () => void): void;
    addItems(addresses: readonly string[]): void;
    readAllItems(done: (anythingBad: boolean, values: Values) => void): void;
    /** Returns 0 when the write was begun, -1 while another one is running. */
    writeItems(
      addresses: readonly string[],
      values: readonly (number | boolean)[],
      done: (anythingBad: boolean) => void,
    ): number;
  }
}
