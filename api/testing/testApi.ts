import { pino } from 'pino';
import { connect, type Database } from '#database/connect.ts';
import { demoPassword } from '#database/demo/people.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { logSerializers } from '#domain/platform/loggedError.ts';
import { readSettings } from '#domain/platform/settings.ts';
import { createTables, freshDatabase, type FreshDatabase } from '#database/testing/database.ts';
import { startServer } from '../server.ts';
import { answersFit } from './answersFit.ts';
import { visitorOf, type Visitor } from './visitor.ts';

export interface TestApi {
  readonly url: string;
  readonly database: Database;
  visitor(): Visitor;
  /** A visitor who has signed in to a demo account. */
  signedIn(login: 'admin' | 'operator' | 'sales' | 'forwarder'): Promise<Visitor>;
  close(): Promise<void>;
}

interface TestApiOptions {
  /** The database to use. Without it a new demo database is made. */
  readonly on?: FreshDatabase;
  readonly registry?: Registry;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with each line of the log. */
  readonly logged?: (line: string) => void;
}

/** A port on which nothing listens, because the API must start and serve records without Temporal. */
const noTemporal = '127.0.0.1:9';

/**
 * Starts the server of the API in this process, on a real database and a free port. `close` throws if any answer did not fit its
 * contract.
 */
export async function startTestApi({
  on,
  registry,
  environment,
  logged,
}: TestApiOptions = {}): Promise<TestApi> {
  const { url: databaseUrl, secretKey } = on ?? (await freshDatabase({ demo: true }));
  const database = await connect(databaseUrl, { secretKey, poolSize: 3, ...(registry ? { registry } : {}) });
  // `freshDatabase` makes the tables of Keja's own objects only; the objects of another registry need theirs.
  if (registry) await createTables(databaseUrl, registry);
  const settings = readSettings(
    {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
      API_PORT: '0',
      TEMPORAL_ADDRESS: noTemporal,
      LOG_LEVEL: 'silent',
      ...environment,
    },
    'api',
  );
  const log = logged
    ? pino({ serializers: logSerializers }, { write: logged })
    : pino({ level: settings.LOG_LEVEL });
  // Hears each answer of the server and notes those that do not fit their contracts.
  const fit = answersFit(database.registry);
  const server = await startServer(settings, log, registry, fit.hear);
  const url = `http://127.0.0.1:${server.port}/api`;
  const visitor = () => visitorOf(url);
  return {
    url,
    database,
    visitor,
    signedIn: async (login) => {
      const visitorIn = visitor();
      const { status } = await visitorIn.post('/auth/login', { email: login, password: demoPassword });
      if (status !== 200) throw new Error(`${login} could not sign in: ${status}`);
      return visitorIn;
    },
    close: async () => {
      await server.close();
      await database.close();
      if (fit.misfits().length > 0)
        throw new Error(`Answers that do not fit their contracts:\n${fit.misfits().join('\n')}`);
    },
  };
}
