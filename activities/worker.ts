import { DefaultLogger, Runtime } from '@temporalio/worker';
import { pino, type Level } from 'pino';
import { logSerializers } from '#domain/platform/loggedError.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startWorker, type RunningWorker } from './startWorker.ts';

const settings = readSettings(process.env, 'worker');
const log = pino({
  name: 'worker',
  level: settings.LOG_LEVEL,
  serializers: logSerializers,
});

/** Levels of Temporal's messages in our own log; its routine messages are for debugging. */
const levels = {
  TRACE: 'trace',
  DEBUG: 'trace',
  INFO: 'debug',
  WARN: 'warn',
  ERROR: 'error',
} as const satisfies Record<string, Level>;
Runtime.install({
  logger: new DefaultLogger('INFO', ({ level, message, meta }) => log[levels[level]]({ ...meta }, message)),
  // This program handles the signals itself, below.
  shutdownSignals: [],
});

let worker: RunningWorker | undefined;
const stop = () => (worker ? void worker.stop() : process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

worker = await startWorker(settings, log);
surviveFaults({ program: process, say: (line) => log.error(line) });
// Programs that start the worker wait for a line that begins with 'ready'.
console.log(`ready: the worker takes its work from ${settings.TASK_QUEUE}`);
try {
  await worker.finished;
  process.exit(0);
} catch (error) {
  log.fatal({ error }, 'the worker broke down');
  process.exit(1);
}
