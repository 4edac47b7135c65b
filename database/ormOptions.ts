import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Registry } from '#domain/kernel/registry.ts';
import { noteLosses } from './lostConnections.ts';
import { entitiesOf } from './schema/entities.ts';
import { givingUpSilence, silenceMs } from './silence.ts';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

export interface PoolOptions {
  readonly poolSize?: number | undefined;
  /** How long Postgres may say nothing; 0 waits for ever, as a migration must. */
  readonly silenceMs?: number | undefined;
}

/**
 * One configuration for the pool, the migrations and the generator of migrations. Sessions speak UTC, and Postgres ends
 * a transaction whose program has gone silent: its locks would hold everybody else.
 */
export const ormOptions = (databaseUrl: string, registry: Registry, pool: PoolOptions = {}) =>
  defineConfig({
    clientUrl: databaseUrl,
    entities: entitiesOf(registry),
    extensions: [Migrator],
    pool: { min: 0, max: pool.poolSize ?? 10 },
    allowGlobalContext: true,
    migrations: {
      path: migrationsFolder,
      emit: 'ts',
      snapshotName: 'schema',
      // Whoever migrates a database writes nothing into the sources.
      snapshotOnMigrate: false,
      silent: true,
    },
    driverOptions: {
      onPoolCreated: noteLosses,
      options: `-c timezone=UTC -c idle_in_transaction_session_timeout=${pool.silenceMs ?? silenceMs}`,
      ...givingUpSilence(pool.silenceMs),
    },
  });
