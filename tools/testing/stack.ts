import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../infrastructure/freePort.ts';
import { startTemporal, type RunningTemporal } from '../infrastructure/temporal.ts';
import { startChild, type Child } from '../start/child.ts';
import { settingsOf, siteOf } from '../start/installation.ts';
import { freshDatabase } from './database.ts';
import { startLines, throughPort, type Lines } from './lines.ts';
import { startMortalPostgres, type MortalPostgres } from './mortalPostgres.ts';

const programs = {
  api: 'api/main.ts',
  worker: 'activities/worker.ts',
  gateway: 'tools/simulator/smsGateway.ts',
  mailbox: 'tools/simulator/mailbox.ts',
  weighbridge: 'tools/simulator/weighbridge.ts',
  agent: 'scale-agent/main.ts',
} as const;
export type Program = keyof typeof programs;
export type Victim = Program | 'temporal' | 'postgres';

export interface StackOptions {
  /** Programs to run besides the API and the worker. */
  readonly with?: readonly Program[];
  /** Port of a foreign Modbus scale to use instead of the simulated one. */
  readonly modbusPort?: number;
  /** Between the programs stand lines that can be spoilt. */
  readonly lines?: boolean;
  /** On a Postgres of its own, which may be killed too. */
  readonly mortalPostgres?: boolean;
  /** Settings of its programs besides the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

const portNames = [
  'api',
  'temporal',
  'modbus',
  'sics',
  'weighbridge',
  'smsGateway',
  'smsGatewaySmpp',
  'mailbox',
  'mailboxSmtp',
] as const;

/** The whole installation as processes of its own, on a database of its own: the ones `npm start` runs. */
export interface Stack {
  readonly url: string;
  readonly apiUrl: string;
  readonly gatewayUrl: string;
  readonly mailboxUrl: string;
  readonly weighbridgeUrl: string;
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly temporalAddress: string;
  readonly agentToken: string;
  readonly lines: Lines | undefined;
  /** The SQLite file in which the scale agent keeps weights that nobody has acknowledged. */
  readonly agentState: string;
  /** Makes it deaf and dumb without ending it, as a machine that swaps; `thaw` lets it go on. */
  freeze(program: Program): void;
  thaw(program: Program): void;
  /** Ends it as a power cut would, and waits until it is back. */
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
}

export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const folder = await mkdtemp(join(tmpdir(), 'keja-stack-'));
  const { temporal: temporalPort, ...drawn } = await freePorts(portNames);
  const ports = { ...drawn, modbus: options.modbusPort ?? drawn.modbus };
  const agentToken = 'agent-of-a-test';
  const demo = siteOf({ ports, agentToken });
  const mortal: MortalPostgres | undefined = options.mortalPostgres
    ? await startMortalPostgres(join(folder, 'postgres'), demo)
    : undefined;
  const { url: databaseUrl, secretKey } = mortal ?? (await freshDatabase({ demo }));
  const temporalOptions = { port: temporalPort, file: join(folder, 'temporal.sqlite') };
  let temporal: RunningTemporal = await startTemporal(temporalOptions);

  const url = `http://127.0.0.1:${ports.api}`;
  const lines = options.lines
    ? await startLines({
        postgres: Number(new URL(databaseUrl).port),
        temporal: temporalPort,
        api: ports.api,
      })
    : undefined;
  const throughLines = lines && {
    DATABASE_URL: throughPort(databaseUrl, lines.postgres.port),
    TEMPORAL_ADDRESS: `127.0.0.1:${lines.temporal.port}`,
    API_URL: throughPort(url, lines.api.port),
  };
  const env = {
    ...settingsOf({
      url,
      databaseUrl,
      secretKey,
      temporalAddress: temporal.address,
      ports,
      agentToken,
      gatewayToken: 'token-of-a-test',
      home: folder,
    }),
    TEMPORAL_UI_URL: 'http://127.0.0.1:1',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    ...throughLines,
    ...options.settings,
  };
  const children = new Map<Program, Child>();
  const logOf = (name: Program) => join(folder, `${name}.log`);
  let stopping = false;
  const begin = async (name: Program): Promise<void> => {
    const child = startChild({
      name,
      file: programs[name],
      env,
      logFile: logOf(name),
      say: () => undefined,
      restart: () => !stopping,
    });
    children.set(name, child);
    await child.ready;
  };
  const timesReady = async (name: Program): Promise<number> =>
    (await readFile(logOf(name), 'utf8')).match(/^ready/gm)?.length ?? 0;

  const signal = (name: Program, which: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = children.get(name)?.pid();
    if (pid === undefined) throw new Error(`${name} does not run`);
    process.kill(pid, which);
  };
  const killProgram = async (name: Program): Promise<void> => {
    const before = await timesReady(name);
    signal(name, 'SIGKILL');
    while ((await timesReady(name)) === before) await pause(50);
  };
  const killTemporal = async (): Promise<void> => {
    const gone = new Promise((resolve) => temporal.child.once('exit', resolve));
    temporal.child.kill('SIGKILL');
    await gone;
    temporal = await startTemporal(temporalOptions);
  };
  const killPostgres = (): Promise<void> => {
    if (!mortal) throw new Error('this Postgres serves other suites too');
    return mortal.kill();
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    for (const child of [...children.values()].toReversed()) await child.stop();
    await temporal.stop();
    await Promise.all(Object.values(lines ?? {}).map((line) => line.stop()));
    await mortal?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all((['api', 'worker', ...(options.with ?? [])] as Program[]).map(begin));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    apiUrl: `${url}/api`,
    gatewayUrl: env.SMSAPI_URL,
    mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
    weighbridgeUrl: `http://127.0.0.1:${ports.weighbridge}`,
    databaseUrl,
    secretKey,
    temporalAddress: temporal.address,
    agentToken,
    agentState: env.AGENT_STATE,
    freeze: (name) => signal(name, 'SIGSTOP'),
    thaw: (name) => signal(name, 'SIGCONT'),
    kill: (victim) => {
      if (victim === 'temporal') return killTemporal();
      return victim === 'postgres' ? killPostgres() : killProgram(victim);
    },
    lines,
    stop,
  };
};
