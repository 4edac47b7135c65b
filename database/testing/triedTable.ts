import { sql } from 'kysely';
import pg from 'pg';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from './database.ts';

/** A database behind a single connection, with a table `tried` that another connection reads meanwhile. */
export interface TriedTable {
  readonly database: Database;
  readonly other: pg.Client;
  /** What is committed. */
  stored(): Promise<unknown[]>;
  /** Empties the table, in a transaction of its own. */
  empty(): Promise<unknown>;
  close(): Promise<void>;
}

export async function createTriedTable(): Promise<TriedTable> {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey, poolSize: 1 });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('create table tried (id int primary key)');
  return {
    database,
    other,
    stored: async () => (await other.query('select id from tried order by id')).rows,
    empty: () => database.transaction(({ sql: tx }) => sql`delete from tried`.execute(tx)),
    close: async () => {
      await other.end();
      await database.close();
    },
  };
}

export const addTried = (id: number) => sql`insert into tried (id) values (${id})`;
