import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { freePort } from '#infrastructure/freePort.ts';
import { schemaOptions } from '#database/schema/schemaOptions.ts';
import { registry } from '#domain/objects.ts';
import { startPostgres } from '#infrastructure/postgres.ts';

/**
 * `npm run migration`: makes a temporary database, runs the committed migrations on it, and writes a migration for every
 * difference between that database and the declarations. Read the new migration before you commit it.
 */
const folder = await mkdtemp(join(tmpdir(), 'keja-migration-'));
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  port: await freePort(),
  password: 'migration',
  persistent: false,
  // This database need not survive a crash, so Postgres does not wait for the disk.
  careless: true,
});
try {
  await postgres.createDatabase('keja');
  const orm = await MikroORM.init(schemaOptions(postgres.databaseUrl('keja'), registry));
  await orm.migrator.up();
  const { fileName, diff } = await orm.migrator.create();
  console.log(
    diff.up.length === 0
      ? 'The migrations already say what the declarations say.'
      : `Wrote ${fileName}: ${diff.up.length} statements.`,
  );
  await orm.close(true);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
