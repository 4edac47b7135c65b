import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** Does what only the owner of the database can do: the triggers that keep the weight memory are switched off for it. */
export async function pastWeightMemoryTriggers(db: Sql, work: () => Promise<void>): Promise<void> {
  await sql`alter table weight_memory disable trigger user`.execute(db);
  try {
    await work();
  } finally {
    await sql`alter table weight_memory enable trigger user`.execute(db);
  }
}

/** Empties the weight memory of a test. */
export function emptyWeightMemory(db: Sql): Promise<void> {
  return pastWeightMemoryTriggers(
    db,
    async () => void (await sql`truncate weight_memory restart identity`.execute(db)),
  );
}
