import { json } from 'node:stream/consumers';
import { migrate, type MigrateOptions } from '#database/migrate.ts';

/** What the process is given to read: secrets are in no list of processes. */
export interface MigrateInput {
  readonly databaseUrl: string;
  readonly options: MigrateOptions;
}

/** Migrations and rows of an installation, in a process that ends and gives its memory back. */
const { databaseUrl, options } = (await json(process.stdin)) as MigrateInput;
await migrate(databaseUrl, options).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
