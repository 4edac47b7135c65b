/** The part of nodes7 that is used here; the package brings no types. */
declare module 'nodes7' {
  interface ConnectionOptions {
    readonly host: string;
    readonly port: number;
    readonly rack: number;
    readonly slot: number;
    /** Milliseconds to wait for the connection. */
    readonly timeout: number;
  }
  /** A value that could not be read is a text that begins with BAD. */
  type Values = Readonly<Record<string, number | boolean | string | undefined>>;
  export default class NodeS7 {
    constructor(options: { readonly silent: boolean });
    initiateConnection(options: ConnectionOptions, done: (error?: unknown) => void): void;
    dropConnection(done?: () => void): void;
    addItems(addresses: readonly string[]): void;
    readAllItems(done: (anythingBad: boolean, values: Values) => void): void;
    /** Answers 0 when the write was begun; -1 while another is under way. */
    writeItems(
      addresses: readonly string[],
      values: readonly (number | boolean)[],
      done: (anythingBad: boolean) => void,
    ): number;
  }
}
