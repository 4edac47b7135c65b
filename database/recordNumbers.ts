import { sql } from 'kysely';
import { tableOf } from './schema/naming.ts';
import type { Sql } from './sql.ts';

/** The sequence that gives an object's records their ids, quoted for SQL. */
const sequenceOf = async (db: Sql, object: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string | null }>`
    select pg_get_serial_sequence(${tableOf({ name: object })}, 'id') as name`.execute(db);
  return rows[0]?.name ?? undefined;
};

/** The last id given to a record of an object; undefined if its ids come from no sequence. */
export async function lastNumberOf(db: Sql, object: string): Promise<number | undefined> {
  const sequence = await sequenceOf(db, object);
  if (!sequence) return undefined;
  const { rows } = await sql<{ last: string }>`
    select case when is_called then last_value else 0 end::text as last from ${sql.raw(sequence)}`.execute(
    db,
  );
  return Number(rows[0]?.last ?? 0);
}

/** When these records were made, in milliseconds since 1970; records that do not exist are left out. */
export async function creationTimes(
  db: Sql,
  object: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; at: number }>`
    select id, extract(epoch from created_at)::float8 * 1000 as at from ${sql.table(tableOf({ name: object }))}
    where id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Makes the next record of an object get a higher id than this one. */
export async function skipNumbersUpTo(db: Sql, object: string, highest: number): Promise<void> {
  const sequence = await sequenceOf(db, object);
  if (!sequence) return;
  await sql`select setval(${sequence}, greatest(${highest}::bigint, (select last_value from ${sql.raw(sequence)})))`.execute(
    db,
  );
}
