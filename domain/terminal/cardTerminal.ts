/** The port on which terminals listen when they are delivered. */
const usualPort = 20_007;

export interface CardTerminalAddress {
  readonly host: string;
  readonly port: number;
}

/** The address of a card terminal. @param written host, or host and port, as the record of a working place has it */
export function cardTerminalAt(written: string): CardTerminalAddress {
  const [, host = written, port] = /^(.+?)(?::(\d+))?$/.exec(written.trim()) ?? [];
  return { host: host.toLowerCase(), port: port ? Number(port) : usualPort };
}

/** The address in a uniform spelling, by which two working places with the same terminal are recognised: `10.0.0.5:20007`. */
export function cardTerminalKey(written: string): string {
  const { host, port } = cardTerminalAt(written);
  return `${host}:${port}`;
}
