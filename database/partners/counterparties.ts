import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** Name and address of the counterparty with this tax number, however its card spells the number. */
export async function firmByNip(
  db: Sql,
  nip: string,
): Promise<{ readonly name: string; readonly address: string } | null> {
  const { rows } = await sql<{ name: string; address: string }>`
    select name, concat_ws(', ', nullif(street, ''), nullif(concat_ws(' ', post_code, locality), '')) as address
    from counterparty where regexp_replace(nip, '\\D', '', 'g') = ${nip} and not marked_to_delete
    order by id limit 1`.execute(db);
  return rows[0] ?? null;
}
