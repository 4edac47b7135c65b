import { sql } from 'kysely';
import type { JsonValue } from '#domain/kernel/record.ts';
import type { Sql } from './sql.ts';

/** Stores a key once, as a row of the table `transition`. @returns whether it was not stored before */
export async function claimKey(db: Sql, key: string): Promise<boolean> {
  const noted = await db
    .insertInto('transition')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The result stored under a key; undefined if there is none. The caller must know its type. */
export async function keptResult<T extends JsonValue>(db: Sql, key: string): Promise<T | undefined> {
  const row = await db.selectFrom('transition').select('result').where('key', '=', key).executeTakeFirst();
  return (row?.result ?? undefined) as T | undefined;
}

/** Stores a result under a key; replaces the one before. */
export async function keepResult(db: Sql, key: string, result: JsonValue): Promise<void> {
  const values = { result: JSON.stringify(result), at: sql<string>`now()` };
  await db
    .insertInto('transition')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Removes a key with its result, so that it can be stored again. */
export async function dropKey(db: Sql, key: string): Promise<void> {
  await db.deleteFrom('transition').where('key', '=', key).execute();
}
