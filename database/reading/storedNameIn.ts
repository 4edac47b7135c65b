import { sql, type RawBuilder } from 'kysely';
import type { NameLanguage } from '#domain/kernel/language.ts';

/**
 * The name of a record in a language, or its own name where it has no translation.
 * @param alias of its table in the query
 */
export function storedNameIn(alias: string, language: NameLanguage): RawBuilder<string | null> {
  return sql`coalesce(nullif(${sql.ref(`${alias}.lang`)} ->> ${language}, ''), ${sql.ref(`${alias}.name`)})`;
}
