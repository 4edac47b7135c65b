import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitorOf } from '#api/testing/visitor.ts';
import { demoPassword } from '#database/demo/people.ts';
import { usualSite } from '#database/demo/site.ts';
import { migrate } from '#database/migrate.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startPostgres } from '#infrastructure/postgres.ts';
import { startProgram } from '#infrastructure/program.ts';
import { startTemporal } from '../start/temporal.ts';

/** A running API for several rounds of requests, on a demo database of its own that the requests may damage. */
export interface FuzzedApi {
  readonly url: string;
  /** The `cookie` header of each signed-in person, by login. */
  readonly cookies: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** What all rounds of requests share: a Postgres, and a folder. */
export interface Environment {
  /** A temporary folder for the files of the rounds. */
  readonly folder: string;
  /** Starts an API on a new database. Called once at most with each value of `withTemporal`, which names the database. */
  startApi(withTemporal: boolean, logins: readonly string[]): Promise<FuzzedApi>;
  close(): Promise<void>;
}

const secretKey = 'a key for fuzzing only';
/** An address at which no program answers. */
const nobodyListens = '127.0.0.1:9';

type Stop = () => Promise<unknown>;
/** Calls these functions, the last one first, and empties the list, so that a second call does nothing. */
const stopAll = async (stops: Stop[]): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

export async function openEnvironment(): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-fuzz-'));
  const stops: Stop[] = [() => rm(folder, { recursive: true, force: true })];
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    port: await freePort(),
    password: 'fuzz',
    persistent: false,
    // The data may be lost, so Postgres does not wait for the disk.
    careless: true,
  });
  stops.push(() => postgres.stop());

  const startApi: Environment['startApi'] = async (withTemporal, logins) => {
    const stopsOfApi: Stop[] = [];
    // The caller may stop the API after its rounds; otherwise `close` stops it.
    const stop = () => stopAll(stopsOfApi);
    stops.push(stop);
    const name = withTemporal ? 'with_temporal' : 'without_temporal';
    await postgres.createDatabase(name);
    const databaseUrl = postgres.databaseUrl(name);
    await migrate(databaseUrl, { secretKey, demo: usualSite });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const temporal = withTemporal ? await startTemporal({ port: await freePort() }) : undefined;
    if (temporal) stopsOfApi.push(() => temporal.stop());
    const environment = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
      TEMPORAL_ADDRESS: temporal?.address ?? nobodyListens,
      API_PORT: String(port),
      PUBLIC_URL: origin,
      SMSAPI_URL: `http://${nobodyListens}`,
      SMSAPI_TOKEN: 'nobody asks for it',
      SMTP_URL: `smtp://${nobodyListens}`,
      LOG_LEVEL: 'error',
    };
    const api = await startProgram('api/main.ts', environment);
    stopsOfApi.push(() => api.stop());
    if (temporal) {
      const worker = await startProgram('activities/worker.ts', environment);
      stopsOfApi.push(() => worker.stop());
    }
    const url = `${origin}/api`;
    const cookies = await Promise.all(
      logins.map(async (login) => [login, await signIn(url, login)] as const),
    );
    return { url, cookies: new Map(cookies), stop };
  };

  return { folder, startApi, close: () => stopAll(stops) };
}

const signIn = async (url: string, login: string): Promise<string> => {
  const visitor = visitorOf(url);
  const { status } = await visitor.post('/auth/login', { email: login, password: demoPassword });
  if (status !== 200) throw new Error(`${login} could not sign in: ${status}`);
  return visitor.cookie();
};
