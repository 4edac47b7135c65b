import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { madeBeforehand } from '../infrastructure/cache.ts';

export interface ChildOptions {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  readonly say: (line: string) => void;
  /** Whether to start it again when it ends by itself. */
  readonly restart: () => boolean;
}

export interface Child {
  readonly name: string;
  pid(): number | undefined;
  stop(): Promise<void>;
  /** Rejects when it ends, or a minute passes, before it has said `ready`. */
  readonly ready: Promise<void>;
}

const readyWithinMs = 60_000;
const restartAfterMs = 1000;
const killAfterMs = 10_000;

/** Starts one of our programs and keeps it running until it is told to stop. */
export const startChild = (options: ChildOptions): Child => {
  let stopping = false;
  let child = launch(options);
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping || !options.restart()) return;
      options.say(`${options.name} ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (stopping || !options.restart()) return;
        child = launch(options);
        watch();
      }, restartAfterMs);
    });
  };
  watch();
  const ready = untilReady(child, options);
  // Who waits for it hears of it; who has given up waiting need not.
  ready.catch(() => undefined);
  return {
    name: options.name,
    pid: () => child.pid,
    ready,
    stop: () => {
      stopping = true;
      return end(child);
    },
  };
};

/** In a group of its own, so that Ctrl-C reaches the supervisor alone and things end in order. */
const launch = ({ file, args = [], env, logFile }: ChildOptions): ChildProcess => {
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...madeBeforehand(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return child;
};

const untilReady = (child: ChildProcess, { name, logFile }: ChildOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`${name} did not become ready; see ${logFile}`)),
      readyWithinMs,
    );
    child.stdout?.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-4000);
      if (/(^|\n)ready/.test(said)) {
        clearTimeout(timer);
        resolve();
      }
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with code ${code} before it was ready; see ${logFile}`));
    });
  });

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
