import { sql, type RawBuilder } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import { counterparty } from '#domain/partners/counterparty.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import { plainLetters } from '../schema/plainLetters.ts';
import type { Sql } from '../sql.ts';

/** The values of a firm that a person has typed so far. */
export interface TypedFirm {
  readonly name: string;
  /** The tax number in normal form; empty if nothing like a number is typed. */
  readonly nip: string;
  /** The firm that is being changed, which is not a duplicate of itself. */
  readonly id: number | null;
}

export interface AlikeFirm {
  readonly id: number;
  /** Whether the number is the same. Otherwise the name is similar. */
  readonly sameNumber: boolean;
}

/**
 * Legal forms such as `sp. z o.o.`, `S.A.` or `GmbH`, with or without dots, as a regular expression of Postgres; `\m` is the
 * beginning of a word. They are left out: two firms are not alike because both are companies.
 */
const legalForms =
  '\\m(sp(olka|ółka)?\\.?\\s*z\\s*o\\.?\\s*o\\.?|s\\.?\\s*a\\.?|sp\\.?\\s*[jkp]\\.?|s\\.?\\s*c\\.?|gmbh|ag|ltd|llc|b\\.?v\\.?|s\\.?r\\.?o\\.?|a\\.?s\\.?)(?=\\s|$|,)';
/** SQL of a name in lower case, without accents and without its legal form. */
const bare = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`trim(regexp_replace(lower(${plainLetters(name)}), ${sql.lit(legalForms)}, '', 'g'))`;

/** The least similarity of two names, from 0 to 1. It was tried with the demo's names and usual misspellings. */
const likeness = 0.45;

/**
 * Firms with the same number, and those with a similar name without legal forms, the most similar first. Only firms that the
 * actor may read are counted among the `most`. The trigram index (`%`) finds the names that may be similar, which are then compared
 * without legal forms. Two letters before a number are its country, which is not compared.
 */
export async function alikeFirms(
  { sql: db, registry }: { readonly sql: Sql; readonly registry: Registry },
  actor: Actor,
  { name, nip, id }: TypedFirm,
  most: number,
): Promise<AlikeFirm[]> {
  const { rows } = await sql<AlikeFirm>`
    select id, same_number as "sameNumber" from (
      select c.id,
        coalesce(${nip} <> '' and regexp_replace(c.nip, '^[A-Z]{2}', '') = regexp_replace(${nip}, '^[A-Z]{2}', ''), false)
          as same_number,
        similarity(${bare(sql`c.name`)}, ${bare(sql`${name}`)}) as likeness
      from counterparty c
      where not c.marked_to_delete and c.id is distinct from ${id}
        and ${readableBy(actor, registry, counterparty, 'c')}
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
