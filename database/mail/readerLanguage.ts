import { sql, type RawBuilder } from 'kysely';
import { isTelephone } from '../schema/telephone.ts';
import type { Sql } from '../sql.ts';

/** The address of a reader: an e-mail address, or a telephone number in the format of gateways. */
export type Reach = { readonly email: string } | { readonly phone: string };

// The statements below select the people and firms with an address, each with its id and its language. The language with the
// lowest `place` is preferred.

/** SQL: contact persons. One without a language has that of the firm. */
const contactPersons = (isReader: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select 2 as place, p.id, coalesce(nullif(p.language, ''), c.language)
  from contact_person p left join counterparty c on c.id = p.counterparty_id
  where ${isReader} and not p.marked_to_delete`;

/** SQL: users, contact persons and firms. */
const knownByEmail = (email: string): RawBuilder<unknown> => sql`
  select 1 as place, id, language from "user" where lower(email) = lower(${email}) and not marked_to_delete
  union all ${contactPersons(sql`lower(p.email) = lower(${email})`)}
  union all select 3, id, language from counterparty
    where lower(email) = lower(${email}) and not marked_to_delete`;

/** SQL: drivers, contact persons and firms. */
const knownByPhone = (phone: string): RawBuilder<unknown> => sql`
  select 1 as place, id, language from driver where ${isTelephone('phone_number', phone)} and not marked_to_delete
  union all ${contactPersons(isTelephone('p.phone', phone))}
  union all select 3, id, language from counterparty where ${isTelephone('phone', phone)} and not marked_to_delete`;

/** The language of the person or firm with that address; otherwise of the given customer. Undefined if none has one. */
export async function languageOfReader(
  db: Sql,
  reach: Reach,
  customerId: number | null,
): Promise<string | undefined> {
  const candidates = 'email' in reach ? knownByEmail(reach.email) : knownByPhone(reach.phone);
  const { rows } = await sql<{ language: string }>`
    select lower(language) as language from (
      ${candidates}
      union all select 4, id, language from counterparty where id = ${customerId}
    ) reader where language <> '' order by place, id limit 1`.execute(db);
  return rows[0]?.language;
}
