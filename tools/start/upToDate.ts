import { unlessBroughtTo } from '#database/broughtTo.ts';
import type { MigrateOptions } from '#database/migrate.ts';
import { hashOf, madeBeforehand } from '#infrastructure/cache.ts';
import { checkout, run } from '#infrastructure/run.ts';
import type { MigrateInput } from './migrateDatabase.ts';

/** What decides how a database is made. */
const sources = ['database/**/*.{ts,json,sql}', 'domain/**/*.{ts,json}', 'package-lock.json'];

/** Migrates the database of an installation where its sources or settings have changed since the last start. */
export async function bringUpToDate(databaseUrl: string, options: MigrateOptions): Promise<void> {
  const version = `Keja ${await hashOf(sources, [JSON.stringify(options)])}`;
  const input: MigrateInput = { databaseUrl, options };
  await unlessBroughtTo(databaseUrl, version, async () => {
    await run('Bringing the database up to date', process.execPath, ['tools/start/migrateDatabase.ts'], {
      cwd: checkout,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...madeBeforehand() },
      input: JSON.stringify(input),
    });
  });
}
