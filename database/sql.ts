import type { Kysely } from 'kysely';
import type { Tables } from './schema/tables.ts';

/** A connection to the database, or a transaction on it: its builder knows every table and column. */
export type Sql = Kysely<Tables>;
