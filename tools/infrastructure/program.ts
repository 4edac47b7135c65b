import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  /** Stops it the polite way; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
}

/**
 * Starts one of our programs as it runs in production, a process of its own with nothing but its environment,
 * and waits until it says `ready`.
 * @param file from the root of the repository: `api/main.ts`.
 */
export const startProgram = async (
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Program> => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('ready') && resolve());
    void exited.then(([code]) => reject(new Error(`${file} ended with code ${code} before it was ready`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return (await exited)[0];
  };
  return { child, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
};
