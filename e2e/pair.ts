import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '#infrastructure/freePort.ts';
import { startCaddy } from '../docker/testing/caddy.ts';
import { startProgram, type Program } from '#infrastructure/program.ts';
import { settingsOf, siteOf } from '#tools/start/installation.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { freshNamespace } from '#tools/testing/temporal.ts';

/** One of two processes of a kind. */
export interface Member {
  /** Of an API: its own address, without the proxy. Of a worker it has no meaning, because nothing listens there. */
  readonly url: string;
  /** Stops it from answering without ending it, as on a machine that swaps memory. */
  freeze(): void;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after a kill, and waits until it is ready. */
  start(): Promise<void>;
}

/** An installation on more than one machine: two APIs behind a proxy and two workers, with one database and one Temporal. */
export interface Pair {
  /** Where people find it: the proxy. */
  readonly url: string;
  readonly apiUrl: string;
  readonly gatewayUrl: string;
  readonly weighbridgeUrl: string;
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly apis: readonly [Member, Member];
  readonly workers: readonly [Member, Member];
  stop(): Promise<void>;
}

/** Two addresses of this machine stand for two machines of a network: both APIs listen at the same port. */
const machines = ['127.0.0.2', '127.0.0.3'] as const;

const portNames = ['proxy', 'api', 'modbus', 'sics', 'weighbridge', 'smsGateway', 'smsGatewaySmpp'] as const;

export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-pair-'));
  const { proxy, ...otherPorts } = await freePorts(portNames);
  // Nobody writes letters here: no mail server listens, and nothing listens at port 9.
  const ports = { ...otherPorts, mailbox: 9, mailboxSmtp: 9 };
  const agentToken = 'agent-of-a-test';
  const { url: databaseUrl, secretKey } = await freshDatabase({ demo: siteOf({ ports, agentToken }) });
  const temporal = await freshNamespace();
  const url = `http://127.0.0.1:${proxy}`;
  const site = {
    url,
    databaseUrl,
    secretKey,
    ports,
    agentToken,
    gatewayToken: 'token-of-a-test',
    home: folder,
  };
  const environment = {
    ...settingsOf({ ...site, temporalAddress: temporal.address }),
    TEMPORAL_NAMESPACE: temporal.namespace,
    TRUST_PROXY: '1',
  };

  const { begin, member, stopAll } = programsOf(environment, ports.api);
  // All are waited for, also if one fails, so that whatever has started can be stopped.
  const parts = await Promise.allSettled([
    Promise.all(machines.map((host) => member('api/main.ts', host))),
    Promise.all(machines.map((host) => member('activities/worker.ts', host))),
    startCaddy({ publicUrl: url, apis: machines, apiPort: ports.api }),
    begin('tools/simulator/smsGateway.ts'),
    begin('tools/simulator/weighbridge.ts'),
    begin('scale-agent/main.ts'),
  ]);
  const [apis, workers, caddy] = parts;
  const stop = async () => {
    await stopAll();
    if (caddy.status === 'fulfilled') await caddy.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
  // The last line is the condition. The first two only tell TypeScript that `apis` and `workers` have values below.
  if (
    apis.status === 'rejected' ||
    workers.status === 'rejected' ||
    parts.some(({ status }) => status === 'rejected')
  ) {
    await stop();
    throw new AggregateError(parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : [])));
  }

  return {
    url,
    apiUrl: `${url}/api`,
    gatewayUrl: environment.SMSAPI_URL,
    weighbridgeUrl: `http://127.0.0.1:${ports.weighbridge}`,
    databaseUrl,
    secretKey,
    environment,
    apis: apis.value as [Member, Member],
    workers: workers.value as [Member, Member],
    stop,
  };
}

/** Starts programs with these settings and ends them all again. */
const programsOf = (environment: Readonly<Record<string, string>>, apiPort: number) => {
  const running = new Set<Program>();
  const begin = async (file: string, more: Readonly<Record<string, string>> = {}): Promise<Program> => {
    const program = await startProgram(file, { ...environment, ...more });
    running.add(program);
    return program;
  };
  const member = async (file: string, host: string): Promise<Member> => {
    let program = await begin(file, { API_HOST: host });
    return {
      url: `http://${host}:${apiPort}`,
      freeze: () => void program.child.kill('SIGSTOP'),
      kill: () => {
        running.delete(program);
        return program.kill();
      },
      start: async () => void (program = await begin(file, { API_HOST: host })),
    };
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all([...running].map((program) => program.kill()));
  };
  return { begin, member, stopAll };
};
