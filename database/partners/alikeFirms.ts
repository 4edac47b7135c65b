import { sql, type RawBuilder } from 'kysely';
import { plainLetters } from '../schema/plainLetters.ts';
import type { Sql } from '../sql.ts';

/** What is being typed of a firm. */
export interface TypedFirm {
  readonly name: string;
  /** In one spelling; empty where nothing that could be a number is typed. */
  readonly nip: string;
  /** The firm that is being changed: it is no double of itself. */
  readonly id: number | null;
}

export interface AlikeFirm {
  readonly id: number;
  readonly sameNumber: boolean;
}

/** Legal forms: two firms are not alike because both are companies. */
const legalForms =
  '\\m(sp(olka|ółka)?\\.?\\s*z\\s*o\\.?\\s*o\\.?|s\\.?\\s*a\\.?|sp\\.?\\s*[jkp]\\.?|s\\.?\\s*c\\.?|gmbh|ag|ltd|llc|b\\.?v\\.?|s\\.?r\\.?o\\.?|a\\.?s\\.?)(?=\\s|$|,)';
const bare = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`trim(regexp_replace(lower(${plainLetters(name)}), ${sql.lit(legalForms)}, '', 'g'))`;

/** How alike two names must be to be told. Tried with the names of the demo and with their usual misspellings. */
const likeness = 0.45;

/**
 * Firms with the same number, and those whose names are alike without their legal forms, the likest first. The index of
 * letters finds the names that may be alike, which are then compared without what all of them have.
 */
export async function alikeFirms(db: Sql, { name, nip, id }: TypedFirm, most: number): Promise<AlikeFirm[]> {
  const { rows } = await sql<AlikeFirm>`
    select id, same_number as "sameNumber" from (
      select c.id,
        coalesce(${nip} <> '' and regexp_replace(c.nip, '^[A-Z]{2}', '') = regexp_replace(${nip}, '^[A-Z]{2}', ''), false)
          as same_number,
        similarity(${bare(sql`c.name`)}, ${bare(sql`${name}`)}) as likeness
      from counterparty c
      where not c.marked_to_delete and c.id is distinct from ${id}
        and ((${nip} <> '' and c.nip = any(${spellingsOf(nip)}))
          or (${name} <> '' and plain_letters(c.name) % plain_letters(${name})))
    ) firm where same_number or likeness >= ${likeness}
    order by same_number desc, likeness desc, id limit ${most}`.execute(db);
  return rows;
}

/** A number may be stored with the letters of its country and without them. */
const spellingsOf = (nip: string): string[] => {
  const digits = nip.replace(/^[A-Z]{2}/, '');
  return [...new Set([nip, digits, `PL${digits}`])];
};
