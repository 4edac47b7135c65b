import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** Records the kind of device a user signs in from. @returns whether it is new and others were already known */
export async function noteDevice(db: Sql, userId: number, device: string): Promise<boolean> {
  // `others` does not count the added row: all parts of one statement see the table as it was before.
  const { rows } = await sql<{ others: number; added: number }>`
    with added as (insert into known_device (user_id, device) values (${userId}, ${device})
      on conflict do nothing returning 1)
    select (select count(*)::int from known_device where user_id = ${userId}) as others,
      (select count(*)::int from added) as added`.execute(db);
  const [seen] = rows;
  return Boolean(seen?.added && seen.others > 0);
}
