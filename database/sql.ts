import type { Kysely } from 'kysely';

/** Tables are known from declarations at run time, so columns are names and values are parsed where they are read. */
export type Sql = Kysely<Record<string, Record<string, unknown>>>;
