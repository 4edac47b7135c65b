import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import type { Stack } from '#tools/testing/stack.ts';

/** Tells when somebody was last seen, so it changes by asking. */
const ofAsking = ['session', 'scale_agent'];
/** Its rows go on changing while messages are delivered: only their number tells whether one was added. */
const delivered = ['outbox', 'outgoing_sms', 'outgoing_sms_recipients'];

/** A fingerprint of every table: the same twice means that nothing was written between. */
export const everythingWritten = async (stack: Stack): Promise<Record<string, string>> => {
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 1 });
  try {
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.sql);
    const prints: Record<string, string> = {};
    for (const { name } of tables.rows) {
      if (ofAsking.includes(name)) continue;
      const rows = delivered.includes(name) ? sql`''` : sql`string_agg(row::text, ',' order by row::text)`;
      const print = await sql<{ print: string }>`select count(*) || ':' || coalesce(md5(${rows}), '') as print
        from ${sql.table(name)} as row`.execute(database.sql);
      prints[name] = print.rows[0]?.print ?? '';
    }
    return prints;
  } finally {
    await database.close();
  }
};
