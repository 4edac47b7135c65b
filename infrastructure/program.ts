import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { madeBeforehand, nodeFlags } from './cache.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the line in which the program says that it is ready; rejects if the program ends before. */
  readonly ready: Promise<string>;
  /** Stops the program with SIGTERM; resolves with its exit code, null if a signal ended it. */
  stop(): Promise<number | null>;
  /** Ends the program immediately with SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts one of our programs as in production: as a separate process. It gets the given environment and the few variables below,
 * and no others of this process.
 * @param file the path from the root of the repository, such as `api/main.ts`
 * @param onLine gets each line of its output except the one that says it is ready
 */
export function launchProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
  onLine: (line: string) => void = () => undefined,
): Program {
  const child = spawn(process.execPath, [...nodeFlags, file], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      NODE_NO_WARNINGS: '1',
      // Simulated devices run on this machine.
      DEVICE_NETWORKS: '127.0.0.0/8',
      // The worker asks the national bank for rates by itself. The real bank must not be asked, and nothing listens on
      // port 9.
      BANK_RATES_URL: 'http://127.0.0.1:9',
      // Node's compile cache and the workflow bundle: with them a program starts faster.
      ...madeBeforehand(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) =>
      line.startsWith('ready') ? resolve(line) : onLine(line),
    );
    void exited.then(([code]) => reject(new Error(`${file} ended with code ${code} before it was ready`)));
  });
  // Avoids an unhandled rejection if nobody waits; callers that wait still get the error.
  ready.catch(() => undefined);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return (await exited)[0];
  };
  return { child, ready, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}

/** Like `launchProgram`, but waits until the program is ready. */
export async function startProgram(...options: Parameters<typeof launchProgram>): Promise<Program> {
  const program = launchProgram(...options);
  await program.ready;
  return program;
}
