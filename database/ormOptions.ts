import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Registry } from '#domain/kernel/registry.ts';
import { entitiesOf } from './schema/entities.ts';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

const defaultPoolSize = 10;

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
