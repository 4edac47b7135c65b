import { unlessBroughtTo } from '#database/broughtTo.ts';
import type { MigrateOptions } from '#database/migrate.ts';
import { hashOf, madeBeforehand } from '#infrastructure/cache.ts';
import { checkout, run } from '#infrastructure/run.ts';
import type { MigrateInput } from './migrateDatabase.ts';

/** The files that decide what a database contains. */
const sources = ['database/**/*.{ts,json,sql}', 'domain/**/*.{ts,json}', 'package-lock.json'];

/** Migrates the database of an installation if the sources or the options have changed since the last start. */
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
