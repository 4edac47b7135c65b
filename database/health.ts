import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/** Resolves if Postgres answers, else throws. */
export async function answers(db: Sql): Promise<void> {
  await sql`select 1`.execute(db);
}

/** The names of the migrations that have run on this database. */
export async function executedMigrations(db: Sql): Promise<ReadonlySet<string>> {
  const migrations = await db.selectFrom('mikro_orm_migrations').select('name').execute();
  return new Set(migrations.map(({ name }) => name));
}

/** The number of outbox rows that are not handled yet, and the age of the oldest in seconds. */
export async function waitingOutbox(
  db: Sql,
): Promise<{ readonly waiting: number; readonly oldest: number } | undefined> {
  const { rows } = await sql<{ waiting: number; oldest: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
    from outbox where processed_at is null`.execute(db);
  return rows[0];
}
