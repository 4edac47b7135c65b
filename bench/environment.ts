import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infrastructure/freePort.ts';
import { visitorOf, type Visitor } from '#api/testing/visitor.ts';
import { demoPassword } from '#database/demo/people.ts';
import { usualSite } from '#database/demo/site.ts';
import { migrate } from '#database/migrate.ts';
import { startPostgres, type RunningPostgres } from '#infrastructure/postgres.ts';
import { startProgram, type Program } from '#infrastructure/program.ts';
import { startTemporal } from '#tools/start/temporal.ts';

/** Postgres and Temporal as `npm start` runs them, with their data on disk, in a temporary folder. */
export interface Environment {
  readonly secretKey: string;
  readonly temporalAddress: string;
  readonly postgres: RunningPostgres;
  /** Makes a database with the demo terminal. @returns its URL */
  newDatabase(): Promise<string>;
  /** Starts one of our programs. `close` ends it. */
  start(file: string, environment: Readonly<Record<string, string>>): Promise<Program>;
  /** Starts an API process on this database, and signs an operator in. */
  startApi(databaseUrl: string): Promise<RunningApi>;
  close(): Promise<void>;
}

export interface RunningApi {
  readonly origin: string;
  readonly program: Program;
  readonly operator: Visitor;
  /** Signs in to a demo account. */
  signedIn(login: string): Promise<Visitor>;
}

interface EnvironmentOptions {
  /** A folder in which Postgres keeps its databases for the next run. Without it they are deleted at the end. */
  readonly postgresFolder?: string;
  readonly postgresSettings?: Readonly<Record<string, string>>;
  /** Called with the log of Postgres. */
  readonly postgresLog?: (words: string) => void;
}

const secretKey = 'a key for measuring only';

const startApi = async (
  start: Environment['start'],
  databaseUrl: string,
  temporalAddress: string,
): Promise<RunningApi> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = await start('api/main.ts', {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    TEMPORAL_ADDRESS: temporalAddress,
    API_PORT: String(port),
    PUBLIC_URL: origin,
  });
  const signedIn = async (login: string): Promise<Visitor> => {
    const visitor = visitorOf(`${origin}/api`);
    const { status } = await visitor.post('/auth/login', { email: login, password: demoPassword });
    if (status !== 200) throw new Error(`${login} could not sign in: ${status}`);
    return visitor;
  };
  return { origin, program, operator: await signedIn('operator'), signedIn };
};

export async function openEnvironment({
  postgresFolder,
  postgresSettings,
  postgresLog,
}: EnvironmentOptions = {}): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-bench-'));
  const postgres = await startPostgres({
    folder: postgresFolder ?? join(folder, 'postgres'),
    port: await freePort(),
    password: 'bench',
    persistent: postgresFolder !== undefined,
    ...(postgresLog ? { log: postgresLog } : {}),
    ...(postgresSettings ? { settings: postgresSettings } : {}),
  });
  const temporal = await startTemporal({
    port: await freePort(),
    file: join(folder, 'temporal', 'temporal.sqlite'),
  });
  const programs: Program[] = [];
  let databases = 0;

  const start: Environment['start'] = async (file, environment) => {
    const program = await startProgram(file, environment);
    programs.push(program);
    return program;
  };

  return {
    secretKey,
    temporalAddress: temporal.address,
    postgres,
    start,
    newDatabase: async () => {
      const name = `bench_${(databases += 1)}`;
      await postgres.createDatabase(name);
      const url = postgres.databaseUrl(name);
      await migrate(url, { secretKey, demo: usualSite });
      return url;
    },
    startApi: (databaseUrl) => startApi(start, databaseUrl, temporal.address),
    close: async () => {
      await Promise.all(programs.map((program) => program.kill()));
      await temporal.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
