import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '#infrastructure/freePort.ts';
import { startTemporal } from '../start/temporal.ts';
import { startChild, type Child } from '../start/child.ts';
import { settingsOf, siteOf } from '../start/installation.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { startLines, throughPort, type Lines } from './lines.ts';
import { startMortalPostgres } from '#database/testing/mortalPostgres.ts';
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
  /** Whether the stack has a Postgres of its own, which may be killed too. */
  readonly mortalPostgres?: boolean;
  /** Whether the stack has a Temporal of its own, which may be killed too. With `lines` it always has one. */
  readonly mortalTemporal?: boolean;
  /** Settings of the programs besides the usual ones. */
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

/** A whole installation with a database of its own. Its programs run as processes, like those of `npm start`. */
export interface Stack {
  /** The address of the site, without a path. */
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
  /** The proxies between the programs; undefined without the option `lines`. */
  readonly lines: Lines | undefined;
  /** The SQLite file in which the scale agent keeps weights that nobody has acknowledged. */
  readonly agentState: string;
  /** Stops a program without ending it, like a machine that swaps. `thaw` lets it continue. */
  freeze(program: Program | 'temporal'): void;
  thaw(program: Program | 'temporal'): void;
  /** Kills a program, as a power failure does, and waits until it runs again. */
  kill(victim: Victim): Promise<void>;
  /** The process of each program now. */
  pids(): Readonly<Record<string, number | undefined>>;
  /** The messages about programs that ended though nobody killed them, one for each time. */
  endedByThemselves(): readonly string[];
  /** The process of the Postgres that may be killed; undefined without `mortalPostgres`. */
  readonly postgresPid: () => number | undefined;
  stop(): Promise<void>;
}

const tokens = { agentToken: 'agent-of-a-test', gatewayToken: 'token-of-a-test' };
/** Nobody listens at port 1, and no test opens Temporal's web UI. */
const usualSettings = { TEMPORAL_UI_URL: 'http://127.0.0.1:1', DEMO: 'true', LOG_LEVEL: 'warn' };

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-stack-'));
  const { url, ports, databaseUrl, secretKey, mortal, temporal, lines } = await startServers(options, folder);
  const site = { url, databaseUrl, secretKey, ports, ...tokens, home: folder };
  const env = {
    ...settingsOf({ ...site, temporalAddress: temporal.address }),
    ...usualSettings,
    TEMPORAL_NAMESPACE: temporal.namespace,
    ...(lines ? addressesThrough(lines, databaseUrl, url) : {}),
    ...options.settings,
  };
  const running = supervised(folder, env);

  const signal = (name: Program | 'temporal', signalName: Signal): void =>
    name === 'temporal' ? temporal.signal(signalName) : running.signal(name, signalName);
  const stop = async (): Promise<void> => {
    await running.stop();
    await temporal.stop();
    await Promise.all(Object.values(lines ?? {}).map((line) => line.stop()));
    await mortal?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all((['api', 'worker', ...(options.with ?? [])] as Program[]).map(running.begin));
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
    temporalNamespace: temporal.namespace,
    agentToken: tokens.agentToken,
    agentState: env.AGENT_STATE,
    freeze: (name) => signal(name, 'SIGSTOP'),
    thaw: (name) => signal(name, 'SIGCONT'),
    pids: running.pids,
    endedByThemselves: running.endedByThemselves,
    kill: async (victim) => {
      if (victim === 'temporal') return temporal.kill();
      if (victim !== 'postgres') return running.kill(victim);
      if (!mortal) throw new Error('this Postgres serves other suites too');
      return mortal.kill();
    },
    postgresPid: () => mortal?.pid(),
    lines,
    stop,
  };
}

/** The settings by which the programs reach Postgres, Temporal and the API through the proxies. */
const addressesThrough = (lines: Lines, databaseUrl: string, url: string) => ({
  DATABASE_URL: throughPort(databaseUrl, lines.postgres.port),
  TEMPORAL_ADDRESS: `127.0.0.1:${lines.temporal.port}`,
  API_URL: throughPort(url, lines.api.port),
});

/**
 * Starts Postgres, Temporal and the proxies before them and the API, as the options say. `mortal` is the Postgres that may be
 * killed, if there is one.
 */
const startServers = async (options: StackOptions, folder: string) => {
  const { temporal: temporalPort, ...otherPorts } = await freePorts(portNames);
  const ports = { ...otherPorts, modbus: options.modbusPort ?? otherPorts.modbus };
  // The demo data of the database describe the simulated scales at these ports.
  const demo = siteOf({ ports, agentToken: tokens.agentToken });
  const mortal = options.mortalPostgres
    ? await startMortalPostgres(join(folder, 'postgres'), demo)
    : undefined;
  const { url: databaseUrl, secretKey } = mortal ?? (await freshDatabase({ demo }));
  const temporal =
    options.mortalTemporal || options.lines
      ? await ownTemporal({ port: temporalPort, file: join(folder, 'temporal.sqlite') })
      : { ...(await freshNamespace()), ...sharedTemporal };
  const url = `http://127.0.0.1:${ports.api}`;
  const lines = options.lines
    ? await startLines({
        postgres: Number(new URL(databaseUrl).port),
        temporal: temporalPort,
        api: ports.api,
      })
    : undefined;
  return { url, ports, databaseUrl, secretKey, mortal, temporal, lines };
};

/** The shared Temporal may not be stopped, because other suites use it. @throws Error always */
const refuse = (): never => {
  throw new Error('this Temporal serves other suites too: startStack({ mortalTemporal: true })');
};
const sharedTemporal = { signal: refuse, kill: async () => refuse(), stop: async () => undefined };

/** A Temporal that only this stack uses. */
const ownTemporal = async (options: Parameters<typeof startTemporal>[0]) => {
  let temporal = await startTemporal(options);
  const signal = (signalName: Signal): void => {
    const { pid } = temporal.child;
    if (pid === undefined) throw new Error('temporal does not run');
    process.kill(pid, signalName);
  };
  return {
    address: temporal.address,
    namespace: 'default',
    signal,
    kill: async (): Promise<void> => {
      signal('SIGKILL');
      await temporal.ended;
      temporal = await startTemporal(options);
    },
    stop: () => temporal.stop(),
  };
};

type Signal = 'SIGKILL' | 'SIGSTOP' | 'SIGCONT';

/** The programs of a stack, each started again when it has ended. */
const supervised = (folder: string, env: Readonly<Record<string, string>>) => {
  const children = new Map<Program, Child>();
  /** The lines that `npm start` would print about the programs. */
  const printedLines: string[] = [];
  let stopping = false;
  const timesReady = (name: Program): number => children.get(name)?.timesReady() ?? 0;
  const signal = (name: Program, signalName: Signal): void => {
    const pid = children.get(name)?.pid();
    if (pid === undefined) throw new Error(`${name} does not run`);
    process.kill(pid, signalName);
  };
  return {
    begin: async (name: Program): Promise<void> => {
      const child = startChild({
        name,
        file: programs[name],
        env,
        logFile: join(folder, `${name}.log`),
        say: (line) => void printedLines.push(line),
        restart: () => !stopping,
      });
      children.set(name, child);
      await child.firstTry;
    },
    signal,
    kill: async (name: Program): Promise<void> => {
      const timesBefore = timesReady(name);
      signal(name, 'SIGKILL');
      while (timesReady(name) === timesBefore) await pause(50);
    },
    pids: () => Object.fromEntries([...children].map(([name, child]) => [name, child.pid()])),
    // A program that was killed is printed as `… ended (SIGKILL)`.
    endedByThemselves: () => printedLines.filter((line) => / ended \((?!SIGKILL\))/.test(line)),
    stop: async (): Promise<void> => {
      stopping = true;
      for (const child of [...children.values()].toReversed()) await child.stop();
    },
  };
};
