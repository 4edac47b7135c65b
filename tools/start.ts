import { join } from 'node:path';
import { demoAccounts } from '#api/app/demoAccounts.ts';
import { people } from '#database/demo/people.ts';
import { migrate } from '#database/migrate.ts';
import { startPostgres } from './infrastructure/postgres.ts';
import { startTemporal } from './infrastructure/temporal.ts';
import { startChild, type Child } from './start/child.ts';
import { openHome, portsOf, secretsOf } from './start/home.ts';
import { buildInterfaces } from './start/interfaces.ts';
import { endLeftovers, removeRunning, writeRunning } from './start/runningFile.ts';

/** `npm start`: everything on one machine, from nothing to "ready", and nothing left behind at the end. */
const began = Date.now();
const demo = !process.argv.includes('--no-demo');
const say = (line: string): void =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);

/** What is running, in the order it was started; it ends in the opposite order. */
const running: {
  readonly name: string;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}[] = [];
let stopping = false;

const home = await openHome();

const stopAll = async (code: number): Promise<never> => {
  if (stopping) return new Promise(() => undefined);
  stopping = true;
  say('Stopping');
  for (const part of running.toReversed()) await part.stop().catch(() => undefined);
  await removeRunning(home);
  say('Stopped');
  process.exit(code);
};
process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));

const start = async (): Promise<void> => {
  const alive = await endLeftovers(home, say);
  if (alive !== undefined)
    throw new Error(`Keja is already running here (process ${alive}). Stop it with Ctrl-C where it runs.`);
  const secrets = await secretsOf(home);
  const ports = await portsOf(home);

  say('Starting Postgres and Temporal, building the interfaces');
  const [postgres, temporal] = await together([
    startPostgres({
      folder: join(home, 'postgres'),
      port: ports.postgres,
      password: secrets.postgres,
      persistent: true,
      say,
    }).then((started) => {
      running.push({ name: 'postgres', pid: () => started.pid, stop: () => started.stop() });
      return started;
    }),
    startTemporal({
      port: ports.temporal,
      uiPort: ports.temporalUi,
      file: join(home, 'temporal', 'temporal.sqlite'),
    }).then((started) => {
      running.push({ name: 'temporal', pid: () => started.child.pid, stop: () => started.stop() });
      return started;
    }),
    buildInterfaces(say),
  ]);

  const url = `http://127.0.0.1:${ports.api}`;
  const databaseUrl = postgres.databaseUrl('keja');
  await postgres.createDatabase('keja').catch(ifItIsThere);
  Object.assign(process.env, {
    WEIGHBRIDGE_MODBUS_PORT: String(ports.modbus),
    WEIGHBRIDGE_TCP_PORT: String(ports.sics),
    AGENT_TOKEN: secrets.agentToken,
  });
  say('Bringing the database up to date');
  await migrate(databaseUrl, {
    secretKey: secrets.secretKey,
    demo,
    ...(demo ? {} : { administratorPassword: secrets.adminPassword }),
  });

  const shared = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secrets.secretKey,
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_UI_URL: temporal.uiUrl,
    PUBLIC_URL: process.env.PUBLIC_URL ?? url,
    API_PORT: String(ports.api),
    API_URL: url,
    DEMO: String(demo),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    SMSAPI_URL: process.env.SMSAPI_URL ?? `http://127.0.0.1:${ports.smsGateway}`,
    SMSAPI_TOKEN: process.env.SMSAPI_TOKEN ?? secrets.gatewayToken,
    SMS_GATEWAY_PORT: String(ports.smsGateway),
    AGENT_TOKEN: secrets.agentToken,
    AGENT_STATE: join(home, 'scale-agent.sqlite'),
    WEIGHBRIDGE_MODBUS_PORT: String(ports.modbus),
    WEIGHBRIDGE_TCP_PORT: String(ports.sics),
    WEIGHBRIDGE_HTTP_PORT: String(ports.weighbridge),
  };
  const launch = async (name: string, file: string): Promise<void> => {
    const child: Child = await startChild({
      name,
      file,
      env: shared,
      logFile: join(home, 'logs', `${name}.log`),
      say,
      restart: () => !stopping,
    });
    running.push(child);
  };
  const ownGateway = process.env.SMSAPI_URL === undefined;

  say('Starting the API, the worker and the simulators');
  await together([
    launch('api', 'api/main.ts'),
    launch('worker', 'activities/worker.ts'),
    ...(ownGateway ? [launch('sms-gateway', 'tools/simulator/smsGateway.ts')] : []),
    ...(demo ? [launch('weighbridge', 'tools/simulator/weighbridge.ts')] : []),
  ]);
  if (demo)
    await together([
      launch('scale-agent', 'scale-agent/main.ts'),
      launch('trucks', 'tools/simulator/trucks.ts'),
    ]);

  const users = demo
    ? demoAccounts.map((account) => ({
        ...account,
        email: people.users.find(({ login }) => login === account.login)?.email ?? '',
      }))
    : [
        {
          login: 'admin',
          email: 'admin@keja.example',
          password: secrets.adminPassword,
          role: 'administrator',
        },
      ];
  const tell = () =>
    writeRunning(home, {
      url,
      apiUrl: `${url}/api`,
      temporalUiUrl: temporal.uiUrl ?? null,
      temporalAddress: temporal.address,
      databaseUrl,
      processes: [
        { name: 'supervisor', pid: process.pid },
        ...running.map(({ name, pid }) => ({ name, pid: pid() ?? 0 })),
      ],
      users,
    });
  await tell();
  setInterval(() => void tell(), 2000).unref();

  say('ready');
  console.log(`
  Back office   ${url}
  Kiosk         ${url}/kiosk/
  API           ${url}/docs/
  Workflows     ${temporal.uiUrl}${ownGateway ? `\n  SMS phone     http://127.0.0.1:${ports.smsGateway}` : ''}${demo ? `\n  Weighbridge   http://127.0.0.1:${ports.weighbridge}` : ''}

${users.map(({ login, password, role }) => `  sign in as    ${login} / ${password}   (${role})`).join('\n')}

  Ctrl-C stops everything; the next start carries on from here.
`);
};

/** Waits for all of them, also when one has failed: what was started meanwhile must be known to be stopped. */
const together = async <T extends readonly unknown[]>(
  work: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> => {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((each): each is PromiseRejectedResult => each.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as unknown as T;
};

const ifItIsThere = (error: unknown): void => {
  if ((error as { code?: string }).code !== '42P04') throw error;
};

try {
  await start();
} catch (error) {
  console.error(`Keja cannot start: ${error instanceof Error ? error.message : String(error)}`);
  await stopAll(1);
}
