import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { comeToRest } from './comeToRest.ts';

/** Tables that say when somebody was last seen, so that every request changes them. */
const changedByRequests = ['session', 'scale_agent'];

/**
 * Waits until everything is done that was asked for, and returns a fingerprint of each table, by its name. If two calls return
 * the same, nothing was written between them.
 */
export async function everythingWritten(stack: Stack): Promise<Record<string, string>> {
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 1 });
  try {
    await comeToRest(stack, database.sql);
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.sql);
    const prints: Record<string, string> = {};
    for (const { name } of tables.rows) {
      if (changedByRequests.includes(name)) continue;
      const print = await sql<{ print: string }>`
        select count(*) || ':' || coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as print
        from ${sql.table(name)} as row`.execute(database.sql);
      prints[name] = print.rows[0]?.print ?? '';
    }
    return prints;
  } finally {
    await database.close();
  }
}
