import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { connect } from '#database/connect.ts';
import { createReach } from '#database/reach.ts';
import { statementMs } from '#database/silence.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { signInProviders } from '#domain/mail/signInProviders.ts';
import type { SettingsOf } from '#domain/platform/settings.ts';
import { temporalAddress } from '#domain/platform/temporalAddress.ts';
import { createApp } from './app.ts';
import { demoAccounts } from './app/demoAccounts.ts';
import { createAccessLog } from './auth/accessLog.ts';
import { createSessions } from './auth/sessions.ts';
import { createThrottle } from './auth/throttle.ts';
import { sweepSpool } from '#database/files/spool.ts';
import { closeHttp } from './http/closeHttp.ts';
import type { HeardAnswer } from './http/hearAnswers.ts';
import { openSockets } from './live/sockets.ts';
import type { MetricsDependencies } from './operations/metrics.ts';
import { connectProcesses } from './temporal/processes.ts';
import { createImportGate } from './sheets/importGate.ts';
import { followParameters } from './records/knownParameters.ts';
import { createAgentQuestions } from './weighing/agentQuestions.ts';

/**
 * Longer than a proxy keeps an idle connection (Caddy two minutes, nginx one): if this side closed first, the proxy would send
 * requests on a connection that is gone. `headersTimeout` may stay short, because it does not count idle time.
 */
const keepAliveMs = 150_000;

export interface RunningServer {
  readonly port: number;
  /** Accepts no new requests, answers the running ones, and releases all resources. */
  close(): Promise<void>;
}

/**
 * Starts the API in this process. Any number of API processes may use the same database and Temporal.
 * @param registry other objects than the declared ones, for tests
 * @param heardAnswer called with each JSON answer, for tests
 */
export async function startServer(
  settings: SettingsOf<'api'>,
  log: Logger,
  registry?: Registry,
  heardAnswer?: (answer: HeardAnswer) => void,
): Promise<RunningServer> {
  // Processes that were killed in the middle of an upload leave files.
  await sweepSpool().catch((error: unknown) => log.warn({ err: error }, 'old uploads were not swept away'));
  // Knows for all connections of this process whether Postgres can be reached.
  const reach = createReach();
  const { SECRET_KEY: secretKey, SECRET_KEY_BEFORE: secretKeyBefore } = settings;
  const databaseOptions = { secretKey, secretKeyBefore, ...(registry ? { registry } : {}) };
  const database = await connect(settings.DATABASE_URL, { ...databaseOptions, reach, statementMs });
  const stopWatching = reach.watch(settings.DATABASE_URL);
  const stopParameters = await followParameters(database, log);
  const sessions = createSessions(database);
  const accessLog = createAccessLog(database, log);
  const throttle = await createThrottle(settings.DATABASE_URL, log, reach);
  const processes = connectProcesses(database, { ...temporalSettings(settings), log });
  // Questions to scale agents, which go through the sockets that are opened below.
  const agentQuestions = createAgentQuestions();
  const app = createApp({
    database,
    askAgent: agentQuestions.ask,
    sessions,
    throttle,
    importGate: createImportGate(database, throttle),
    accessLog,
    processes,
    log,
    ...appSettings(settings),
    ...(heardAnswer ? { heardAnswer } : {}),
  });
  const http = createServer({ keepAliveTimeout: keepAliveMs }, app);
  // What is needed to refuse a socket: refused attempts are counted (`throttle`) and noted in the access log.
  const refusals = { throttle, accessLog, trustProxy: settings.TRUST_PROXY };
  const live = await openSockets(http, {
    database,
    reach,
    sessions,
    refusals,
    log,
    ...socketSettings(settings),
  });
  agentQuestions.goThrough(live.io);
  const metrics = await metricsAt(settings, { database, processes, reach, io: live.io });
  await new Promise<void>((resolve, reject) =>
    http.once('error', reject).listen(settings.API_PORT, settings.API_HOST, resolve),
  );
  return {
    port: (http.address() as AddressInfo).port,
    // First what brings new work, then what still needs the database, and the database last.
    close: async () => {
      metrics?.close();
      await live.close();
      await closeHttp(http);
      await processes.close();
      await accessLog.close();
      await throttle.close();
      await stopParameters();
      await stopWatching();
      await database.close();
    },
  };
}

const temporalSettings = (settings: SettingsOf<'api'>) => ({
  ...temporalAddress(settings, (file) => readFileSync(file)),
  namespace: settings.TEMPORAL_NAMESPACE,
  taskQueue: settings.TASK_QUEUE,
  publicUrl: settings.PUBLIC_URL,
});

const socketSettings = (settings: SettingsOf<'api'>) => ({
  databaseUrl: settings.DATABASE_URL,
  publicUrl: settings.PUBLIC_URL,
  silentAfterSeconds: settings.SCALES_SILENT_SECONDS,
});

/** The settings that the app needs. */
const appSettings = (settings: SettingsOf<'api'>) => ({
  databaseUrl: settings.DATABASE_URL,
  publicUrl: settings.PUBLIC_URL,
  signInProviders: signInProviders(settings),
  ksefQrUrl: settings.KSEF_QR_URL,
  temporalUiUrl: settings.TEMPORAL_UI_URL,
  temporalNamespace: settings.TEMPORAL_NAMESPACE,
  demoAccounts: settings.DEMO ? demoAccounts : null,
  trustProxy: settings.TRUST_PROXY,
  fileMaxMegabytes: settings.FILE_MAX_MB,
  requestForm: {
    isOpen: settings.REQUEST_FORM,
    pages: settings.REQUEST_FORM_PAGES.split(/[ ,]+/).filter(Boolean),
  },
});

/** The metrics module is loaded only if metrics are enabled. */
const metricsAt = async (
  { METRICS_PORT: port, API_HOST: host }: SettingsOf<'api'>,
  dependencies: MetricsDependencies,
): Promise<Server | undefined> => {
  if (port === undefined) return undefined;
  const { metricsOf, serveMetrics } = await import('./operations/metrics.ts');
  return serveMetrics(metricsOf(dependencies), host, port);
};
