import { join } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { startChild } from './start/child.ts';
import { greeting } from './start/greeting.ts';
import { openHome, portsOf, secretsOf } from './start/home.ts';
import { settingsOf, siteOf } from './start/installation.ts';
import { startInfrastructure } from './start/infrastructure.ts';
import { createParts, together } from './start/parts.ts';
import { endLeftovers, removeRunning, writeRunning, type Running } from './start/runningFile.ts';
import { usersOf } from './start/users.ts';

/** `npm start`: everything on one machine, from nothing to "ready", and nothing left behind at the end. */
const began = Date.now();
const demo = !process.argv.includes('--no-demo');
const runningFileEveryMs = 2000;
const say = (line: string): void =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);

const home = await openHome();
const parts = createParts();

const start = async (): Promise<void> => {
  const alive = await endLeftovers(home, say);
  if (alive !== undefined)
    throw new Error(`Keja is already running here (process ${alive}). Stop it with Ctrl-C where it runs.`);
  const secrets = await secretsOf(home);
  const ports = await portsOf(home);
  const url = `http://127.0.0.1:${ports.api}`;
  const ownGateway = process.env.SMSAPI_URL === undefined;
  const ownMailbox = process.env.SMTP_URL === undefined;
  const ownKsef = process.env.KSEF_URL === undefined;
  const ownGus = process.env.GUS_URL === undefined;
  say('Starting Postgres and Temporal');
  const { databaseUrl, temporal } = await startInfrastructure(home, ports, secrets, parts, say);

  say('Bringing the database up to date');
  await migrate(databaseUrl, {
    secretKey: secrets.secretKey,
    ...(demo
      ? {
          demo: {
            ...siteOf({ ports, agentToken: secrets.agentToken }),
            cameraPort: ports.weighbridge,
            kiosk: ports,
          },
        }
      : { administratorPassword: secrets.adminPassword }),
  });

  const { PUBLIC_URL, SMSAPI_URL, SMSAPI_TOKEN, SMTP_URL, MAIL_FROM, LOG_LEVEL = 'info' } = process.env;
  const { KSEF_URL, KSEF_QR_URL, GUS_URL, SMS_PROVIDER } = process.env;
  const { SMPP_URL, SMPP_SYSTEM_ID, SMPP_PASSWORD } = process.env;
  const settings = {
    ...settingsOf({
      url,
      databaseUrl,
      secretKey: secrets.secretKey,
      temporalAddress: temporal.address,
      ports,
      agentToken: secrets.agentToken,
      gatewayToken: secrets.gatewayToken,
      home,
    }),
    ...(PUBLIC_URL !== undefined && { PUBLIC_URL }),
    ...(SMSAPI_URL !== undefined && { SMSAPI_URL }),
    ...(SMSAPI_TOKEN !== undefined && { SMSAPI_TOKEN }),
    ...(SMS_PROVIDER !== undefined && { SMS_PROVIDER }),
    ...(SMPP_URL !== undefined && { SMPP_URL, SMPP_SYSTEM_ID, SMPP_PASSWORD }),
    ...(SMTP_URL !== undefined && { SMTP_URL }),
    ...(MAIL_FROM !== undefined && { MAIL_FROM }),
    ...(KSEF_URL !== undefined && { KSEF_URL }),
    ...(KSEF_QR_URL !== undefined && { KSEF_QR_URL }),
    ...(GUS_URL !== undefined && { GUS_URL }),
    TEMPORAL_UI_URL: temporal.uiUrl,
    DEMO: String(demo),
    LOG_LEVEL,
  };
  const launch = async (name: string, file: string): Promise<void> => {
    const logFile = join(home, 'logs', `${name}.log`);
    const child = startChild({ name, file, env: settings, logFile, say, restart: () => !parts.stopping() });
    await parts.add(child);
    await child.ready;
  };

  say('Starting the API, the worker and the simulators');
  await together([
    launch('api', 'api/main.ts'),
    launch('worker', 'activities/worker.ts'),
    ...(ownGateway ? [launch('sms-gateway', 'tools/simulator/smsGateway.ts')] : []),
    ...(ownMailbox ? [launch('mailbox', 'tools/simulator/mailbox.ts')] : []),
    ...(ownKsef ? [launch('ksef', 'tools/simulator/ksef.ts')] : []),
    ...(ownGus ? [launch('gus', 'tools/simulator/gus.ts')] : []),
    ...(demo
      ? [
          launch('weighbridge', 'tools/simulator/weighbridge.ts'),
          launch('card-terminal', 'tools/simulator/cardTerminal.ts'),
          launch('printer', 'tools/simulator/printer.ts'),
        ]
      : []),
  ]);
  if (demo)
    await together([
      launch('scale-agent', 'scale-agent/main.ts'),
      launch('trucks', 'tools/simulator/trucks.ts'),
    ]);

  const running = (): Running => ({
    url,
    apiUrl: `${url}/api`,
    temporalUiUrl: temporal.uiUrl ?? null,
    temporalAddress: temporal.address,
    databaseUrl,
    processes: [{ name: 'supervisor', pid: process.pid }, ...parts.processes()],
    users: usersOf(demo, secrets.adminPassword),
  });
  await writeRunning(home, running());
  setInterval(() => void writeRunning(home, running()), runningFileEveryMs).unref();
  say('ready');
  console.log(greeting(running(), { ports, demo, ownGateway, ownMailbox, ownKsef }));
};

const starting = start();

const stop = async (code: number): Promise<void> => {
  if (parts.stopping()) return;
  say('Stopping');
  await parts.stop();
  // Whatever was just being started ends itself.
  await starting.catch(() => undefined);
  await removeRunning(home);
  say('Stopped');
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

starting.catch((error: unknown) => {
  if (parts.stopping()) return;
  console.error(`Keja cannot start: ${error instanceof Error ? error.message : String(error)}`);
  void stop(1);
});
