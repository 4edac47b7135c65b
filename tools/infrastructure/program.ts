import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { madeBeforehand } from './cache.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the line that says it is ready; rejects when it ends before. */
  readonly ready: Promise<string>;
  /** Stops it the polite way; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
}

/**
 * One of our programs as it runs in production: a process of its own with nothing but its environment.
 * @param file from the root of the repository: `api/main.ts`.
 * @param heard is given each line it says, but for the one that it is ready.
 */
export const launchProgram = (
  file: string,
  environment: Readonly<Record<string, string>>,
  heard: (line: string) => void = () => undefined,
): Program => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      NODE_NO_WARNINGS: '1',
      ...madeBeforehand(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) =>
      line.startsWith('ready') ? resolve(line) : heard(line),
    );
    void exited.then(([code]) => reject(new Error(`${file} ended with code ${code} before it was ready`)));
  });
  // Who waits for it hears of it; who ends it before need not.
  ready.catch(() => undefined);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return (await exited)[0];
  };
  return { child, ready, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
};

/** As `launchProgram`, and waits until it says `ready`. */
export const startProgram = async (...what: Parameters<typeof launchProgram>): Promise<Program> => {
  const program = launchProgram(...what);
  await program.ready;
  return program;
};
