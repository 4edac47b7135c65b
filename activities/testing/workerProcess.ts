import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../worker.ts', import.meta.url));

export interface WorkerProcess {
  /** Resolves with the line that says it is ready. */
  readonly ready: Promise<string>;
  readonly child: ChildProcess;
  /** Stops it the polite way; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
}

/** The worker as it runs in production: a process of its own, with nothing but its environment. */
export const startWorkerProcess = (environment: Readonly<Record<string, string>>): WorkerProcess => {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('ready') && resolve(line));
    void exited.then(([code]) => reject(new Error(`the worker ended with code ${code} before it was ready`)));
  });
  ready.catch(() => undefined);
  return {
    ready,
    child,
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
