import { sql } from 'kysely';
import { pickLanguage, type Language } from '#domain/kernel/language.ts';
import type { Sql } from '../sql.ts';

/** The language of a user; the default language without a user. */
export async function languageOf(db: Sql, userId: number | null): Promise<Language> {
  const { rows } = await sql<{ language: string | null }>`
    select language from "user" where id = ${userId}`.execute(db);
  return pickLanguage(rows[0]?.language ?? undefined);
}
