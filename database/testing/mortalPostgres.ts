import { setTimeout as pause } from 'node:timers/promises';
import type { DemoSite } from '#database/demo/site.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startPostgres } from '#infrastructure/postgres.ts';
import { moveTo, within, type FreshDatabase } from './database.ts';
import { postgresPassword, testSecretKey } from './templates.ts';
import { copyTestPostgres } from './testPostgres.ts';

/**
 * A Postgres that one suite has for itself and may kill, because this Postgres waits until its writes are on the disk (it is not
 * `careless`). The Postgres that all suites share may not be killed.
 */
export interface MortalPostgres extends FreshDatabase {
  /** Ends the server as a power cut would, and starts it again. */
  kill(): Promise<void>;
  pid(): number;
  stop(): Promise<void>;
}

/** How often a start is repeated after a kill, each time after a quarter of a second. */
const triesAfterKill = 20;

/**
 * Starts such a Postgres in a folder of its own, with a database that is a copy of the demo.
 * @param demo the simulated scales and agents that the database is to find
 */
export async function startMortalPostgres(folder: string, demo: DemoSite): Promise<MortalPostgres> {
  await copyTestPostgres(folder);
  const options = { folder, port: await freePort(), password: postgresPassword, persistent: true };
  let postgres = await startPostgres(options);
  await postgres.createDatabase('keja', 'template_demo');
  const url = postgres.databaseUrl('keja');
  await within(url, (database) => moveTo(database, demo));

  /** The child processes of a killed server hold its memory until they notice its end, so several attempts may be needed. */
  const startAgain = async (): Promise<typeof postgres> => {
    for (let left = triesAfterKill; ; left -= 1) {
      try {
        return await startPostgres(options);
      } catch (error) {
        if (left === 0) throw error;
        await pause(250);
      }
    }
  };
  return {
    url,
    secretKey: testSecretKey,
    kill: async () => {
      await postgres.kill();
      postgres = await startAgain();
    },
    pid: () => postgres.pid,
    stop: () => postgres.stop(),
  };
}
