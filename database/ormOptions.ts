import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Registry } from '#domain/kernel/registry.ts';
import { entitiesOf } from './schema/entities.ts';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

const defaultPoolSize = 10;

/** One configuration for the pool, the migrations and the generator of migrations. Sessions speak UTC. */
export const ormOptions = (databaseUrl: string, registry: Registry, poolSize = defaultPoolSize) =>
  defineConfig({
    clientUrl: databaseUrl,
    entities: entitiesOf(registry),
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    allowGlobalContext: true,
    migrations: { path: migrationsFolder, emit: 'ts', snapshotName: 'schema', silent: true },
    driverOptions: { options: '-c timezone=UTC' },
  });
