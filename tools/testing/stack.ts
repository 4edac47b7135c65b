import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '#infrastructure/freePort.ts';
import { startTemporal, type RunningTemporal } from '../start/temporal.ts';
import { startChild, type Child } from '../start/child.ts';
import { settingsOf, siteOf } from '../start/installation.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { startLines, throughPort, type Lines } from './lines.ts';
import { startMortalPostgres, type MortalPostgres } from '#database/testing/mortalPostgres.ts';
import { freshNamespace } from './temporal.ts';

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
  /** Whether the programs are connected through proxies that can be disturbed. */
  readonly lines?: boolean;
  /** On a Postgres of its own, which may be killed too. */
  readonly mortalPostgres?: boolean;
  /** On a Temporal of its own, which may be killed too, or stands behind a line that can be spoilt. */
  readonly mortalTemporal?: boolean;
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
  readonly temporalNamespace: string;
  readonly agentToken: string;
  readonly lines: Lines | undefined;
  /** The SQLite file in which the scale agent keeps weights that nobody has acknowledged. */
  readonly agentState: string;
  /** Stops it from running without ending it, like a machine that swaps; `thaw` lets it continue. */
  freeze(program: Program | 'temporal'): void;
  thaw(program: Program | 'temporal'): void;
  /** Ends it immediately, like a power failure, and waits until it runs again. */
  kill(victim: Victim): Promise<void>;
  /** The process of each program now. */
  pids(): Readonly<Record<string, number | undefined>>;
  /** One line for each program that ended though nobody killed it. */
  endedByThemselves(): readonly string[];
  /** The Postgres that may be killed, where there is one. */
  readonly postgresPid: () => number | undefined;
  stop(): Promise<void>;
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
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
  let temporal: RunningTemporal | undefined =
    options.mortalTemporal || options.lines ? await startTemporal(temporalOptions) : undefined;
  const { address, namespace } = temporal
    ? { address: temporal.address, namespace: 'default' }
    : await freshNamespace();

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
      temporalAddress: address,
      ports,
      agentToken,
      gatewayToken: 'token-of-a-test',
      home: folder,
    }),
    TEMPORAL_NAMESPACE: namespace,
    TEMPORAL_UI_URL: 'http://127.0.0.1:1',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    ...throughLines,
    ...options.settings,
  };
  const children = new Map<Program, Child>();
  const logOf = (name: Program) => join(folder, `${name}.log`);
  /** What the programs' supervisor would say. */
  const said: string[] = [];
  let stopping = false;
  const begin = async (name: Program): Promise<void> => {
    const child = startChild({
      name,
      file: programs[name],
      env,
      logFile: logOf(name),
      say: (line) => void said.push(line),
      restart: () => !stopping,
    });
    children.set(name, child);
    await child.firstTry;
  };
  const timesReady = (name: Program): number => children.get(name)?.timesReady() ?? 0;

  /** @throws Error where the suite has none of its own: others would lose theirs with it */
  const ownTemporal = (): RunningTemporal => {
    if (temporal) return temporal;
    throw new Error('this Temporal serves other suites too: startStack({ mortalTemporal: true })');
  };
  const signal = (name: Program | 'temporal', which: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = name === 'temporal' ? ownTemporal().child.pid : children.get(name)?.pid();
    if (pid === undefined) throw new Error(`${name} does not run`);
    process.kill(pid, which);
  };
  const killProgram = async (name: Program): Promise<void> => {
    const before = timesReady(name);
    signal(name, 'SIGKILL');
    while (timesReady(name) === before) await pause(50);
  };
  const killTemporal = async (): Promise<void> => {
    signal('temporal', 'SIGKILL');
    await ownTemporal().ended;
    temporal = await startTemporal(temporalOptions);
  };
  const killPostgres = (): Promise<void> => {
    if (!mortal) throw new Error('this Postgres serves other suites too');
    return mortal.kill();
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    for (const child of [...children.values()].toReversed()) await child.stop();
    await temporal?.stop();
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
    temporalAddress: address,
    temporalNamespace: namespace,
    agentToken,
    agentState: env.AGENT_STATE,
    freeze: (name) => signal(name, 'SIGSTOP'),
    thaw: (name) => signal(name, 'SIGCONT'),
    pids: () => Object.fromEntries([...children].map(([name, child]) => [name, child.pid()])),
    endedByThemselves: () => said.filter((line) => / ended \((?!SIGKILL\))/.test(line)),
    kill: (victim) => {
      if (victim === 'temporal') return killTemporal();
      return victim === 'postgres' ? killPostgres() : killProgram(victim);
    },
    postgresPid: () => mortal?.pid(),
    lines,
    stop,
  };
}
