import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '#infrastructure/postgres.ts';
import { reachTemporal, startTemporal, type TemporalPlace } from './temporal.ts';
import type { Ports, Secrets } from './home.ts';
import { buildInterfaces } from './interfaces.ts';
import { keepRunning } from './keepRunning.ts';
import { openLogFile } from './logFile.ts';
import { together, type Parts } from './parts.ts';

/**
 * Starts Postgres and Temporal with the state of this installation, and builds the user interfaces if they have changed. A Postgres
 * or Temporal that ends by itself is started again.
 * @param home the folder with the state
 * @param parts gets what was started, to be stopped at the end
 * @param say shows a line to the person who started everything
 */
export async function startInfrastructure(
  home: string,
  ports: Ports,
  secrets: Secrets,
  parts: Parts,
  say: (line: string) => void,
): Promise<{ databaseUrl: string; temporal: TemporalPlace }> {
  const logOf = (name: string) => openLogFile({ path: join(home, 'logs', `${name}.log`), say });
  let postgres: RunningPostgres | undefined;
  let temporal: TemporalPlace | undefined;
  const beginPostgres = async (): Promise<void> => {
    const log = logOf('postgres');
    const begin = (): Promise<RunningPostgres> =>
      startPostgres({
        folder: join(home, 'postgres'),
        port: ports.postgres,
        password: secrets.postgres,
        persistent: true,
        say,
        log: (words) => log.write(words),
      });
    postgres = await keepRunning({ name: 'postgres', begin, say, parts });
  };
  const beginTemporal = async (): Promise<void> => {
    const { TEMPORAL_ADDRESS: givenAddress, TEMPORAL_UI_URL: uiUrl } = process.env;
    if (givenAddress) {
      temporal = await reachTemporal(givenAddress, uiUrl);
      return;
    }
    const log = logOf('temporal');
    const begin = async () => {
      const started = await startTemporal({
        port: ports.temporal,
        uiPort: ports.temporalUi,
        file: join(home, 'temporal', 'temporal.sqlite'),
        log: (words) => log.write(words),
      });
      return { ...started, pid: started.child.pid };
    };
    temporal = await keepRunning({ name: 'temporal', begin, say, parts });
  };
  await together([beginPostgres(), beginTemporal(), buildInterfaces(say)]);
  if (!postgres || !temporal) throw new Error('Postgres and Temporal did not start.');
  await postgres.createDatabase('keja').catch(ignoreExisting);
  return { databaseUrl: postgres.databaseUrl('keja'), temporal };
}

/** The code by which Postgres says that the database exists already. */
const duplicateDatabase = '42P04';
const ignoreExisting = (error: unknown): void => {
  if ((error as { code?: string }).code !== duplicateDatabase) throw error;
};
