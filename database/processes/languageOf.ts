import { sql } from 'kysely';
import { pickLanguage, type Language } from '#domain/kernel/language.ts';
import type { Sql } from '../sql.ts';

/** The language somebody keeps; nothing of nobody. */
export const languageOf = async (db: Sql, userId: number | null): Promise<Language | null> => {
  if (userId === null) return null;
  const { rows } = await sql<{ language: string | null }>`
    select language from "user" where id = ${userId}`.execute(db);
  return rows[0] ? pickLanguage(rows[0].language ?? undefined) : null;
};
