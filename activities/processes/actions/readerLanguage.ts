import { sql, type RawBuilder } from 'kysely';
import { isTelephone } from '#database/schema/telephone.ts';
import type { Transaction } from '#database/transaction.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import { mobileNumber } from '../../sms/phoneNumber.ts';

/** Where somebody is reached: their e-mail address, or their telephone as gateways want it. */
export type Reach = { readonly email: string } | { readonly phone: string };

/**
 * The language of whoever is written to: their own, or their firm's; where nobody is known by that address but the
 * record bears it, that of the record's customer; else Polish.
 */
export const readerLanguage = async (
  { sql: db }: Pick<Transaction, 'sql'>,
  reach: Reach,
  object: string,
  record: AnyRecord,
): Promise<Language> => {
  const customer = bears(record, reach) ? customerOf(object, record) : null;
  const candidates = 'email' in reach ? knownByEmail(reach.email) : knownByPhone(reach.phone);
  const { rows } = await sql<{ language: string }>`
    select lower(language) as language from (
      ${candidates}
      union all select 4, id, language from counterparty where id = ${customer}
    ) reader where language <> '' order by place, id limit 1`.execute(db);
  const language = rows[0]?.language;
  return isLanguage(language) ? language : defaultLanguage;
};

const knownByEmail = (email: string): RawBuilder<unknown> => sql`
  select 1 as place, id, language from "user" where lower(email) = lower(${email}) and not marked_to_delete
  union all ${contactPersons(sql`lower(p.email) = lower(${email})`)}
  union all select 3, id, language from counterparty
    where lower(email) = lower(${email}) and not marked_to_delete`;

const knownByPhone = (phone: string): RawBuilder<unknown> => sql`
  select 1 as place, id, language from driver where ${isTelephone('phone_number', phone)} and not marked_to_delete
  union all ${contactPersons(isTelephone('p.phone', phone))}
  union all select 3, id, language from counterparty where ${isTelephone('phone', phone)} and not marked_to_delete`;

const contactPersons = (isReader: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select 2 as place, p.id, coalesce(nullif(p.language, ''), c.language)
  from contact_person p left join counterparty c on c.id = p.counterparty_id
  where ${isReader} and not p.marked_to_delete`;

const bears = (record: AnyRecord, reach: Reach): boolean =>
  Object.values(record).some((value) => {
    if (typeof value !== 'string') return false;
    return 'email' in reach
      ? value.toLowerCase() === reach.email.toLowerCase()
      : /^[+\d]/.test(value) && mobileNumber(value) === reach.phone;
  });

/** The counterparty that a record names itself. */
const customerOf = (object: string, record: AnyRecord): number | null => {
  const named = registry.byName(object).belongsTo.map((path) => record[path]);
  return named.find(isReference)?.id ?? null;
};
