import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { connect } from '#database/connect.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { SettingsOf } from '#domain/platform/settings.ts';
import { createApp } from './app.ts';
import { demoAccounts } from './app/demoAccounts.ts';
import { createAccessLog } from './auth/accessLog.ts';
import { createSessions } from './auth/sessions.ts';
import { createThrottle } from './auth/throttle.ts';
import { openSockets } from './live/sockets.ts';
import { connectProcesses } from './temporal/processes.ts';
import { followParameters } from './records/knownParameters.ts';
import { createAgentQuestions } from './weighing/agentQuestions.ts';

export interface RunningServer {
  readonly port: number;
  /** Answers what is under way, takes nothing new, and lets everything go. */
  close(): Promise<void>;
}

/** One API process. Any number of them may serve the same database and Temporal. */
export const startServer = async (
  settings: SettingsOf<'api'>,
  log: Logger,
  registry?: Registry,
): Promise<RunningServer> => {
  const database = await connect(settings.DATABASE_URL, {
    secretKey: settings.SECRET_KEY,
    ...(registry ? { registry } : {}),
  });
  const stopParameters = await followParameters(database, log);
  const sessions = createSessions(database);
  const accessLog = createAccessLog(database, log);
  const throttle = await createThrottle(settings.DATABASE_URL, log);
  const processes = connectProcesses(database, {
    address: settings.TEMPORAL_ADDRESS,
    namespace: settings.TEMPORAL_NAMESPACE,
    taskQueue: settings.TASK_QUEUE,
    publicUrl: settings.PUBLIC_URL,
    log,
  });
  const agentQuestions = createAgentQuestions();
  const app = createApp({
    database,
    askAgent: agentQuestions.ask,
    databaseUrl: settings.DATABASE_URL,
    sessions,
    throttle,
    accessLog,
    processes,
    log,
    publicUrl: settings.PUBLIC_URL,
    ksefQrUrl: settings.KSEF_QR_URL,
    temporalUiUrl: settings.TEMPORAL_UI_URL,
    temporalNamespace: settings.TEMPORAL_NAMESPACE,
    demoAccounts: settings.DEMO ? demoAccounts : null,
    trustProxy: settings.TRUST_PROXY,
    fileMaxMegabytes: settings.FILE_MAX_MB,
  });
  const http = createServer(app);
  const live = await openSockets(http, {
    database,
    databaseUrl: settings.DATABASE_URL,
    sessions,
    publicUrl: settings.PUBLIC_URL,
    log,
  });
  agentQuestions.goThrough(live.io);
  await new Promise<void>((resolve, reject) =>
    http.once('error', reject).listen(settings.API_PORT, settings.API_HOST, resolve),
  );
  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      await live.close();
      await new Promise((resolve) => http.close(resolve));
      await processes.close();
      await accessLog.close();
      await throttle.close();
      await stopParameters();
      await database.close();
    },
  };
};
