import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { temporalExecutable } from '#infrastructure/temporalPrograms.ts';
import { searchAttributes } from '#workflows/searchAttributes.ts';

export interface TemporalOptions {
  readonly port: number;
  readonly uiPort?: number;
  /** The file in which the server keeps its state. Without it the state is in memory. */
  readonly file?: string;
  /** Called with the output of the server. */
  readonly log?: (words: Uint8Array) => void;
}

export interface TemporalPlace {
  readonly address: string;
  readonly uiUrl: string | undefined;
}

export interface RunningTemporal extends TemporalPlace {
  readonly child: ChildProcess;
  /** Resolves with the signal or exit code when the server has ended for any reason. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Uses a server that somebody else runs. It must have our search attributes (docker/README.md).
 * @throws Error if it does not answer
 */
export async function reachTemporal(address: string, uiUrl: string | undefined): Promise<TemporalPlace> {
  const connection = await Connection.connect({ address, connectTimeout: '5s' }).catch((error: unknown) => {
    throw new Error(`No Temporal answers at ${address}, which TEMPORAL_ADDRESS names.`, { cause: error });
  });
  await connection.close();
  return { address, uiUrl };
}

/** Starts the real server with its Web UI and our search attributes, and waits until it answers. */
export async function startTemporal({
  port,
  uiPort,
  file,
  log = () => undefined,
}: TemporalOptions): Promise<RunningTemporal> {
  const executable = await temporalExecutable();
  if (file) await mkdir(dirname(file), { recursive: true });
  const attributes = searchAttributes.flatMap(({ name, type }) => [
    '--search-attribute',
    `${name}=${kindOf(type)}`,
  ]);
  const child = spawn(
    'sh',
    [
      // Only this user may read its state.
      '-c',
      'umask 077; exec "$0" "$@"',
      executable,
      'server',
      'start-dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      ...(uiPort ? ['--ui-port', String(uiPort)] : ['--headless']),
      ...(file ? ['--db-filename', file] : []),
      '--log-level',
      'error',
      ...attributes,
    ],
    // In a process group of its own (`detached`), so that Ctrl-C does not reach it: the supervisor stops it.
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  // A program that cannot be started has no pid, which `untilItAnswers` reports.
  child.on('error', () => undefined);
  child.stdout.on('data', log);
  child.stderr.on('data', log);
  const address = `127.0.0.1:${port}`;
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(String(signal ?? code))),
  );
  await untilItAnswers(address, child);
  return {
    address,
    uiUrl: uiPort ? `http://127.0.0.1:${uiPort}` : undefined,
    child,
    ended,
    stop: () => stopChild(child),
  };
}

/** A type in the spelling of the CLI: `KeywordList` for `KEYWORD_LIST`. */
const kindOf = (type: string): string =>
  type.toLowerCase().replace(/(^|_)(\w)/g, (_all, _separator, initial: string) => initial.toUpperCase());

/** Waits without a limit: a busy machine is slow, and a server that cannot start ends by itself. */
const untilItAnswers = async (address: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.pid === undefined) throw new Error('Temporal could not be started.');
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Temporal ended (${child.signalCode ?? child.exitCode}); is its port taken?`);
    const connection = await Connection.connect({ address, connectTimeout: 1000 }).catch(() => undefined);
    const hasAnswered = await connection?.workflowService.describeNamespace({ namespace: 'default' }).then(
      () => true,
      () => false,
    );
    await connection?.close();
    if (hasAnswered) return;
    await pause(100);
  }
};

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
