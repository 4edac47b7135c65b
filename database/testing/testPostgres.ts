import { join } from 'node:path';
import { demoDay } from '#database/demo/day.ts';
import { cachedOf, hashOf } from '#infrastructure/cache.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startPostgres, type RunningPostgres } from '#infrastructure/postgres.ts';
import { run } from '#infrastructure/run.ts';
import { postgresPassword as password, templates, testSecretKey } from './templates.ts';

/** The sources from which migrations, predefined rows and demo rows are made. The lock file says which Postgres is used. */
const sources = [
  'database/**/*.{ts,json,sql}',
  'domain/**/*.{ts,json}',
  'package-lock.json',
  'infrastructure/postgres.ts',
];

/**
 * Copies the data folder of a Postgres that has the template databases. The folder is made once and kept on disk until its
 * sources change. The dates of the demo rows count from the day on which they are made, so the folder is made again each day.
 */
export async function copyTestPostgres(to: string): Promise<void> {
  const made = await cachedOf('postgres', await hashOf(sources, [demoDay().on(0)]), makeTemplates);
  await run('Copying the test databases', 'cp', ['-a', join(made, 'data'), to]);
}

/**
 * A Postgres with the templates, whose data is deleted when it stops. It is `careless`: it does not wait for the disk, because
 * test data may be lost.
 */
export async function startTestPostgres(folder: string): Promise<RunningPostgres> {
  await copyTestPostgres(folder);
  return startPostgres({ folder, port: await freePort(), password, persistent: false, careless: true });
}

const makeTemplates = async (folder: string): Promise<void> => {
  const data = join(folder, 'data');
  const options = { folder: data, port: await freePort(), password, persistent: true, careless: true };
  const postgres = await startPostgres(options);
  try {
    const [{ migrate }, { usualSite }] = await Promise.all([
      import('#database/migrate.ts'),
      import('#database/demo/site.ts'),
    ]);
    for (const template of templates) {
      await postgres.createDatabase(template);
      const demo = template === 'template_demo' ? { demo: usualSite } : {};
      await migrate(postgres.databaseUrl(template), { secretKey: testSecretKey, ...demo });
    }
  } finally {
    await postgres.stop();
  }
};
