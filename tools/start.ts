import { join } from 'node:path';
import type { ProcessName } from '#domain/platform/setting.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import type { Simulator } from './simulator/simulators.ts';
import { startChild, type Child } from './start/child.ts';
import { greeting } from './start/greeting.ts';
import { openHome, portsOf, secretsOf } from './start/home.ts';
import { givenSettings, settingsBeside, settingsNeededBy, settingsOf, siteOf } from './start/installation.ts';
import { startInfrastructure } from './start/infrastructure.ts';
import { createParts, together } from './start/parts.ts';
import {
  endLeftovers,
  keepWritingRunning,
  removeRunning,
  writeRunning,
  type Running,
} from './start/runningFile.ts';
import { bringUpToDate } from './start/upToDate.ts';
import { usersOf } from './start/users.ts';
import { bundledWorkflows } from './start/workflows.ts';

/** `npm start`: starts everything on this machine and says "ready" when it runs. Ctrl-C ends every process it has started. */
const startedAt = Date.now();
const demo = !process.argv.includes('--no-demo');
const runningFileEveryMs = 2000;
const say = (line: string): void =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);

/** Settings that this script sets itself, but that the environment may override. */
const mayBeGiven = new Set([
  'PUBLIC_URL',
  'SMSAPI_URL',
  'SMSAPI_TOKEN',
  'SMPP_URL',
  'SMPP_SYSTEM_ID',
  'SMPP_PASSWORD',
  'SMTP_URL',
  'MAIL_CA_FILE',
  'KSEF_URL',
  'KSEF_QR_URL',
  'GUS_URL',
  'WHITE_LIST_URL',
  'VIES_URL',
  'BANK_RATES_URL',
]);

/** Which counterparts are simulated here, because nobody gave the address of a real one. */
const own = {
  gateway: process.env.SMSAPI_URL === undefined,
  mailbox: process.env.SMTP_URL === undefined,
  ksef: process.env.KSEF_URL === undefined,
  gus: process.env.GUS_URL === undefined,
  taxRegisters: process.env.WHITE_LIST_URL === undefined || process.env.VIES_URL === undefined,
  bankRates: process.env.BANK_RATES_URL === undefined,
};
const simulators: Simulator[] = [
  ...(own.gateway ? (['sms-gateway'] as const) : []),
  ...(own.mailbox ? (['mailbox'] as const) : []),
  ...(own.ksef ? (['ksef'] as const) : []),
  ...(own.gus ? (['gus'] as const) : []),
  ...(own.taxRegisters ? (['tax-registers'] as const) : []),
  ...(own.bankRates ? (['bank-rates'] as const) : []),
  ...(demo ? (['card-terminal', 'printer'] as const) : []),
];

const complain = (error: Error): void => say(error.message);
const home = await openHome();
surviveFaults({ program: process, say });
// The reader of the output, such as `head`, may have ended. That must not end the programs.
process.stdout.on('error', () => undefined);
const parts = createParts();

/** The settings of programs: those of this script, except where `mayBeGiven` lets the environment override them. */
const withGiven = (settings: Readonly<Record<string, string>>): Record<string, string> => {
  const environmentSettings = givenSettings(process.env);
  return {
    ...environmentSettings,
    ...settings,
    ...Object.fromEntries(Object.entries(environmentSettings).filter(([name]) => mayBeGiven.has(name))),
    DEMO: String(demo),
    REQUEST_FORM: 'true',
  };
};

interface Program {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  /** It gets the settings that this process needs, and no others. */
  readonly process: ProcessName;
}

const programsWith = (env: Readonly<Record<string, string>>) => {
  const begin = async ({ process: processName, ...program }: Program): Promise<Child> => {
    const child = startChild({
      ...program,
      env: settingsNeededBy(processName, env),
      logFile: join(home, 'logs', `${program.name}.log`),
      say,
      restart: () => !parts.stopping(),
    });
    await parts.add(child);
    return child;
  };
  return {
    begin,
    /** Starts a program that all others need. It waits until the program is ready, however often it must be started again. */
    launch: async (program: Program): Promise<void> => (await begin(program)).ready,
    /** Starts a program that the others do not need. It waits for the first try only; after that the program is restarted. */
    launchBeside: async (program: Program): Promise<void> => {
      const child = await begin(program);
      await child.firstTry.catch(complain);
    },
  };
};

const simulator = (name: string, file: string, args: readonly string[] = []): Program => ({
  name,
  file: `tools/simulator/${file}`,
  args,
  process: 'simulators',
});

/** Starts the simulators and the scale agent, which keeps what it weighs until the API answers. */
const startBeside = ({ launchBeside }: ReturnType<typeof programsWith>): Promise<void> =>
  together([
    ...(simulators.length > 0 ? [launchBeside(simulator('simulators', 'simulators.ts', simulators))] : []),
    ...(demo
      ? [
          launchBeside(simulator('weighbridge', 'weighbridge.ts')),
          launchBeside({ name: 'scale-agent', file: 'scale-agent/main.ts', process: 'agent' }),
        ]
      : []),
  ]);

const start = async (): Promise<void> => {
  const runningPid = await endLeftovers(home, say);
  if (runningPid !== undefined)
    throw new Error(
      `Keja is already running here (process ${runningPid}). Stop it with Ctrl-C where it runs.`,
    );
  const secrets = await secretsOf(home);
  const ports = await portsOf(home);
  const url = `http://127.0.0.1:${ports.api}`;
  const site = { url, ports, home, ...secrets };
  const beside = programsWith(withGiven(settingsBeside(site)));
  say('Starting Postgres, Temporal and the simulators');
  const startingBeside = startBeside(beside);
  // Errors of `startingBeside` and `bundling` are handled where these are awaited, further below. A rejection before that must
  // not end the process.
  startingBeside.catch(() => undefined);
  const bundling = bundledWorkflows(say);
  bundling.catch(() => undefined);
  const { databaseUrl, temporal } = await startInfrastructure(home, ports, secrets, parts, say);

  say('Bringing the database up to date');
  const demoSite = {
    ...siteOf({ ports, agentToken: secrets.agentToken }),
    // The simulated weighbridge shows the pictures of its camera at this port too.
    cameraPort: ports.weighbridge,
    // Of the ports, the kiosk needs those of the card terminal and the printer.
    kiosk: ports,
  };
  await bringUpToDate(databaseUrl, {
    secretKey: secrets.secretKey,
    ...(demo ? { demo: demoSite } : { administratorPassword: secrets.adminPassword }),
  });

  const settings = {
    ...withGiven(settingsOf({ ...site, databaseUrl, temporalAddress: temporal.address })),
    WORKFLOW_BUNDLE: givenSettings(process.env).WORKFLOW_BUNDLE ?? (await bundling),
    ...(temporal.uiUrl && { TEMPORAL_UI_URL: temporal.uiUrl }),
  };
  const { launch } = programsWith(settings);
  say('Starting the API and the worker');
  await together([
    launch({ name: 'api', file: 'api/main.ts', process: 'api' }),
    launch({ name: 'worker', file: 'activities/worker.ts', process: 'worker' }),
    startingBeside,
  ]);
  if (demo) await beside.launchBeside(simulator('trucks', 'trucks.ts'));

  // "ready" does not wait for the mail server, because the first start downloads its packages from Debian.
  if (demo) (await beside.begin(simulator('mail-server', 'mailServer.ts'))).firstTry.catch(complain);

  const running = (): Running => ({
    url,
    apiUrl: `${url}/api`,
    temporalUiUrl: temporal.uiUrl ?? null,
    temporalAddress: temporal.address,
    databaseUrl,
    processes: [{ name: 'supervisor', pid: process.pid }, ...parts.processes()],
    users: usersOf(demo, secrets.adminPassword),
  });
  await writeRunning(home, running()).catch((error: Error) => say(error.message));
  keepWritingRunning(home, running, runningFileEveryMs, say);
  say('ready');
  console.log(greeting(running(), { ports, demo, own }));
};

const starting = start();

const stop = async (code: number): Promise<void> => {
  if (parts.stopping()) return;
  say('Stopping');
  await parts.stop();
  // A part that is added after `parts.stop()` is stopped at once, so this ends soon.
  await starting.catch(() => undefined);
  await removeRunning(home).catch((error: Error) => say(error.message));
  say('Stopped');
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));

starting.catch((error: unknown) => {
  if (parts.stopping()) return;
  console.error(`Keja cannot start: ${error instanceof Error ? error.message : String(error)}`);
  void stop(1);
});
