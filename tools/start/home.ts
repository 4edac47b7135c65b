import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { claimPorts } from './portClaims.ts';

/** Where this installation keeps its state. */
export const homeFolder = (): string => resolve(process.env.KEJA_HOME ?? '.keja');

export interface Secrets {
  readonly postgres: string;
  readonly secretKey: string;
  readonly agentToken: string;
  readonly gatewayToken: string;
  readonly adminPassword: string;
}

const random = (): string => randomBytes(18).toString('base64url');

/** Made once and kept: what was sealed with the key must be opened with it for ever. */
export const secretsOf = async (home: string): Promise<Secrets> => {
  const file = join(home, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = {
    postgres: random(),
    secretKey: random(),
    agentToken: random(),
    gatewayToken: random(),
    adminPassword: random(),
    ...kept,
  };
  await writeFile(file, JSON.stringify(secrets, undefined, 2), { mode: 0o600 });
  return secrets;
};

const usualPorts = {
  api: 8080,
  postgres: 5433,
  temporal: 7233,
  temporalUi: 8233,
  modbus: 15_020,
  sics: 15_021,
  weighbridge: 15_022,
  smsGateway: 15_030,
  smsGatewaySmpp: 15_031,
  mailbox: 15_040,
  mailboxSmtp: 15_041,
  ksef: 15_050,
  gus: 15_051,
  cardTerminal: 15_060,
  cardTerminalZvt: 15_061,
  printer: 15_070,
  printerRaw: 15_071,
} as const;
export type Ports = Record<keyof typeof usualPorts, number>;

/** One of the wanted ones, else any; what the system hands out by itself may be taken by who does not listen yet. */
const portBeside = async (taken: readonly number[], wanted: readonly number[]): Promise<number> => {
  for (;;) {
    const port = await getPort({ port: wanted, exclude: taken, host: '127.0.0.1' });
    if (!taken.includes(port)) return port;
  }
};

/** The ports of the last start where they are still free, else the usual ones, else any that no other start has chosen. */
export const portsOf = async (home: string): Promise<Ports> => {
  const file = join(home, 'ports.json');
  const last = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Partial<Ports>) : {};
  const ports = await claimPorts(async (taken) => {
    const chosen: Partial<Ports> = {};
    for (const [name, usual] of Object.entries(usualPorts) as [keyof Ports, number][])
      chosen[name] = await portBeside([...taken, ...Object.values(chosen)], [last[name] ?? usual, usual]);
    return chosen as Ports;
  });
  await writeFile(file, JSON.stringify(ports, undefined, 2));
  return ports;
};

export const openHome = async (): Promise<string> => {
  const home = homeFolder();
  await mkdir(join(home, 'logs'), { recursive: true });
  return home;
};
