import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { claimPorts } from './portClaims.ts';

/** Where this installation keeps its state. */
export function homeFolder(): string {
  return resolve(process.env.KEJA_HOME ?? '.keja');
}

export interface Secrets {
  readonly postgres: string;
  readonly secretKey: string;
  readonly agentToken: string;
  readonly gatewayToken: string;
  readonly adminPassword: string;
}

/** Writes a JSON file that only its owner reads. If the process is killed meanwhile, the file has its whole old content. */
export async function writeWhole(file: string, content: unknown): Promise<void> {
  const temporaryFile = `${file}.${process.pid}`;
  try {
    await writeFile(temporaryFile, JSON.stringify(content, undefined, 2), { mode: 0o600 });
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

const random = (bytes = 18): string => randomBytes(bytes).toString('base64url');

/** The secrets of the installation. They are made once and kept, because only the same key can open what it has sealed. */
export async function secretsOf(home: string): Promise<Secrets> {
  const file = join(home, 'secrets.json');
  const storedSecrets = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>)
    : {};
  const secrets: Secrets = {
    postgres: random(),
    secretKey: random(32),
    agentToken: random(),
    gatewayToken: random(),
    adminPassword: random(),
    ...storedSecrets,
  };
  // `writeWhole` never writes over the file itself: on a full disk nothing of the file would be left, and all that is sealed
  // would be lost.
  if (Object.keys(secrets).some((name) => !(name in storedSecrets))) await writeWhole(file, secrets);
  return secrets;
}

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
  mailServer: 15_042,
  mailServerSmtp: 15_043,
  ksef: 15_050,
  gus: 15_051,
  taxRegisters: 15_052,
  bankRates: 15_053,
  cardTerminal: 15_060,
  cardTerminalZvt: 15_061,
  printer: 15_070,
  printerRaw: 15_071,
} as const;
export type Ports = Record<keyof typeof usualPorts, number>;

/**
 * One of the wanted ports if it is free, else any. A port that the system chooses may be in `taken`, because its owner does not
 * listen yet; then another one is asked for.
 */
const portBeside = async (taken: readonly number[], wanted: readonly number[]): Promise<number> => {
  for (;;) {
    const port = await getPort({ port: wanted, exclude: taken, host: '127.0.0.1' });
    if (!taken.includes(port)) return port;
  }
};

/** The ports of the last start where they are still free, else the usual ones, else any that no other start has chosen. */
export async function portsOf(home: string): Promise<Ports> {
  const file = join(home, 'ports.json');
  const lastPorts = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Partial<Ports>) : {};
  const ports = await claimPorts(async (taken) => {
    const chosen: Partial<Ports> = {};
    for (const [name, usual] of Object.entries(usualPorts) as [keyof Ports, number][])
      chosen[name] = await portBeside(
        [...taken, ...Object.values(chosen)],
        [lastPorts[name] ?? usual, usual],
      );
    return chosen as Ports;
  });
  if (JSON.stringify(ports) !== JSON.stringify(lastPorts)) await writeWhole(file, ports);
  return ports;
}

/**
 * Makes the folder of the installation, which nobody but its owner reads. Where Postgres runs as a user of its own, that user may
 * pass through the folder (`makeReachable`). So each file in it is made readable by its owner alone, also if an earlier version
 * wrote the file.
 */
export async function openHome(): Promise<string> {
  const home = homeFolder();
  for (const folder of [home, join(home, 'logs'), join(home, 'temporal')]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    for (const each of await readdir(folder, { withFileTypes: true }))
      if (each.isFile()) await chmod(join(folder, each.name), 0o600);
  }
  return home;
}
