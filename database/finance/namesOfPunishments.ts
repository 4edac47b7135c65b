import { sql } from 'kysely';
import type { NameLanguage } from '#domain/kernel/language.ts';
import { storedNameIn } from '../reading/storedNameIn.ts';
import type { Sql } from '../sql.ts';

/** The names of the types of these penalties and services, by id, in a language. */
export async function namesOfPunishments(
  db: Sql,
  ids: readonly number[],
  language: NameLanguage,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, ${storedNameIn('t', language)} as name from punishment p
      join punishment_type t on t.id = p.punishment_type_id where p.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
