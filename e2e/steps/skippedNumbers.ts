import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { tableOf } from '#database/schema/naming.ts';

/** Counters that have given out more numbers, or fewer, than there are documents that bear them. */
export async function skippedNumbers({ sql: db, registry }: Database): Promise<string[]> {
  const { rows } = await sql<{ doc_type: string; prefix: string; last: number }>`
    select doc_type, numerator_value as prefix, sum(last_number)::int as last
    from document_numerator group by 1, 2`.execute(db);
  const skipped = await Promise.all(
    rows.map(async ({ doc_type, prefix, last }) => {
      const table = sql.table(tableOf(registry.byName(doc_type)));
      const { rows: counts } = await sql<{ documents: number }>`
        select count(*)::int as documents from ${table} where prefix = ${prefix}`.execute(db);
      const documents = counts[0]?.documents ?? 0;
      return documents === last ? [] : [`${doc_type} ${prefix}: ${last} numbers, ${documents} documents`];
    }),
  );
  return skipped.flat();
}
