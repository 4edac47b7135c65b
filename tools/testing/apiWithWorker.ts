import { createTestTerminal, type TestTerminal } from '#activities/testing/terminal.ts';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { testSecretKey } from '#database/testing/database.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startProgram, type Program } from '#infrastructure/program.ts';
import { keptBundle } from '#workflows/testing/keptBundle.ts';
import { freshNamespace, type FreshNamespace } from './temporal.ts';

type Environment = Readonly<Record<string, string>>;

/** An API in this process and a worker in its own, on a database and a namespace of Temporal that nobody else uses. */
export interface ApiWithWorker {
  /** The address of the site, without a path. */
  readonly site: string;
  readonly api: TestApi;
  readonly terminal: TestTerminal;
  readonly temporal: FreshNamespace;
  /** Starts the worker and waits until it is ready. No worker runs before the first call, or after `killWorker`. */
  readonly startWorker: () => Promise<void>;
  /** Ends the worker as a power cut would. */
  readonly killWorker: () => Promise<void>;
  close(): Promise<void>;
}

interface ApiWithWorkerOptions {
  /** Settings of both programs. */
  readonly both?: Environment;
  /** Settings of the API. */
  readonly api?: Environment;
  /** Settings of the worker. Without a gateway among them no SMS is sent, because nobody listens at port 9. */
  readonly worker?: Environment;
}

const noGateway = { SMSAPI_URL: 'http://127.0.0.1:9', SMSAPI_TOKEN: 'none' };

export async function startApiWithWorker(options: ApiWithWorkerOptions = {}): Promise<ApiWithWorker> {
  const [terminal, temporal, { codePath }, port] = await Promise.all([
    createTestTerminal(),
    freshNamespace(),
    keptBundle(),
    freePort(),
  ]);
  const site = `http://127.0.0.1:${port}`;
  const shared = {
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    PUBLIC_URL: site,
    ...options.both,
  };
  // The database of the test terminal.
  const on = { url: terminal.url, secretKey: testSecretKey };
  const api = await startTestApi({ on, environment: { ...shared, API_PORT: String(port), ...options.api } });
  let worker: Program | undefined;
  return {
    site,
    api,
    terminal,
    temporal,
    startWorker: async () => {
      worker = await startProgram('activities/worker.ts', {
        ...shared,
        DATABASE_URL: terminal.url,
        SECRET_KEY: testSecretKey,
        WORKFLOW_BUNDLE: codePath,
        ...noGateway,
        ...options.worker,
      });
    },
    killWorker: async () => worker?.kill(),
    close: async () => {
      await worker?.stop();
      await api.close();
      await terminal.close();
    },
  };
}
