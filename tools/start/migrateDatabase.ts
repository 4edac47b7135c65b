import { json } from 'node:stream/consumers';
import { migrate, type MigrateOptions } from '#database/migrate.ts';

/** The input on stdin. It has secrets, which as arguments would be visible in the list of processes. */
export interface MigrateInput {
  readonly databaseUrl: string;
  readonly options: MigrateOptions;
}

/** Brings the database of an installation up to date, in a process of its own, so that its memory is freed at the end. */
const { databaseUrl, options } = (await json(process.stdin)) as MigrateInput;
await migrate(databaseUrl, options).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
