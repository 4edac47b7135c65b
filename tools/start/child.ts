import { spawn, type ChildProcess } from 'node:child_process';
import { madeBeforehand, nodeFlags } from '#infrastructure/cache.ts';
import { openLogFile, type LogFile } from './logFile.ts';

export interface ChildOptions {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  readonly say: (line: string) => void;
  /** Whether to start it again when it ends by itself. */
  readonly restart: () => boolean;
  /** Each time that so many milliseconds have passed, a line says that the program is not ready yet. */
  readonly slowAfterMs?: number;
}

export interface Child {
  readonly name: string;
  pid(): number | undefined;
  stop(): Promise<void>;
  /** Resolves when the program first prints `ready`, after any number of restarts. Rejects if it is stopped before. */
  readonly ready: Promise<void>;
  /** Resolves when it is ready. Rejects if its first process ends before that; the program is restarted nevertheless. */
  readonly firstTry: Promise<void>;
  /** How often it has said that it is ready. */
  timesReady(): number;
}

const usuallySlowAfterMs = 60_000;
const firstRestartMs = 1000;
const longestRestartMs = 30_000;
/** A process that lived so long has worked, so after its end the program is restarted soon again. */
const workedMs = 60_000;
const killAfterMs = 10_000;
/** So much of the output is searched for `ready`, which may come in pieces. */
const keptCharacters = 4000;

/** Starts one of our programs and keeps it running until it is asked to stop. */
export function startChild(options: ChildOptions): Child {
  const { name, say, logFile, slowAfterMs = usuallySlowAfterMs } = options;
  const log = openLogFile({ path: logFile, say });
  const firstReady = Promise.withResolvers<void>();
  const firstTry = Promise.withResolvers<void>();
  // Callers may ignore these promises. An ignored rejection must not end the process.
  for (const { promise } of [firstReady, firstTry]) promise.catch(() => undefined);
  let stopping = false;
  let timesReady = 0;
  let restartMs = firstRestartMs;
  let child: ChildProcess;

  const noteReady = (): void => {
    timesReady += 1;
    firstReady.resolve();
    firstTry.resolve();
  };
  const begin = (): void => {
    const startedAt = Date.now();
    child = launch(options, log);
    const slow = setInterval(() => say(`${name} is not ready yet; see ${logFile}`), slowAfterMs);
    onceReady(child, () => {
      clearInterval(slow);
      noteReady();
    });
    const onEnd = (reason: string): void => {
      clearInterval(slow);
      firstTry.reject(new Error(`${name} ended (${reason}) before it was ready; see ${logFile}`));
      if (stopping || !options.restart()) return;
      if (Date.now() - startedAt > workedMs) restartMs = firstRestartMs;
      say(`${name} ended (${reason}); starting it again`);
      setTimeout(() => !stopping && options.restart() && begin(), restartMs);
      restartMs = Math.min(restartMs * 2, longestRestartMs);
    };
    child.once('exit', (code, signal) => onEnd(String(signal ?? code)));
    // Without a pid the system could not start it at all. There is no `exit` event then.
    child.once('error', (error) => child.pid === undefined && onEnd(error.message));
  };
  begin();
  return {
    name,
    pid: () => child.pid,
    ready: firstReady.promise,
    firstTry: firstTry.promise,
    timesReady: () => timesReady,
    stop: () => {
      stopping = true;
      firstReady.reject(new Error(`${name} was stopped before it was ready`));
      return end(child);
    },
  };
}

/** The process has a group of its own, so that Ctrl-C reaches only the supervisor, which stops the programs in order. */
const launch = ({ file, args = [], env }: ChildOptions, log: LogFile): ChildProcess => {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...madeBeforehand(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => log.write(piece));
    stream?.on('error', () => undefined);
  }
  return child;
};

/** Calls `onReady` once, when the program has printed a line that begins with `ready`. */
const onceReady = (child: ChildProcess, onReady: () => void): void => {
  let output = '';
  const onData = (piece: Buffer): void => {
    output = (output + piece.toString()).slice(-keptCharacters);
    if (!/(^|\n)ready/.test(output)) return;
    child.stdout?.off('data', onData);
    onReady();
  };
  child.stdout?.on('data', onData);
};

/** Asks a process to end, and kills it if it has not ended after ten seconds. Resolves when it has ended. */
const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
