import { sql } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Whether a recipient of a mailing is unsubscribed, and the language in which to answer them. */
export interface Subscription {
  readonly email: string;
  readonly language: Language;
  /** True if neither the recipient nor anybody else with the address agrees to letters any more. */
  readonly isOff: boolean;
}

/** Undefined if there is no such recipient. */
export async function subscriptionOf(db: Sql, recipientId: number): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('mailing_recipient as r')
    .innerJoin('contact_person as p', 'p.id', 'r.contact_person_id')
    .leftJoin('counterparty as c', 'c.id', 'p.counterparty_id')
    .select(['r.email', 'p.id as contactPersonId', 'p.language as own', 'c.language as ofFirm'])
    .where('r.id', '=', recipientId)
    .executeTakeFirst();
  if (!row) return undefined;
  const language = [row.own, row.ofFirm].find(isLanguage) ?? defaultLanguage;
  const email = row.email ?? '';
  return { email, language, isOff: (await idsWithConsent(db, row.contactPersonId, email)).length === 0 };
}

/**
 * Takes back the consent to mailings of everybody who has the address of this recipient. The day and the mailing are noted as
 * the source. A second call changes nothing, unless somebody has agreed again.
 */
export async function unsubscribe(tx: Transaction, recipientId: number): Promise<void> {
  await lockRow(tx.sql, 'mailing_recipient', recipientId);
  const recipient = await tx.records.get(systemActor, 'mailingRecipient', recipientId);
  const { name } = await tx.records.get(systemActor, 'mailing', Number(recipient.mailingId));
  if (!recipient.unsubscribedAt)
    await tx.records.updateOnly(systemActor, 'mailingRecipient', recipientId, {
      unsubscribedAt: new Date().toISOString(),
    });
  for (const id of await idsWithConsent(tx.sql, Number(recipient.contactPersonId), String(recipient.email)))
    await tx.records.updateOnly(systemActor, 'contactPerson', id, {
      emailConsent: false,
      consentDate: warsawToday(),
      consentSource: beginningOf(`List-Unsubscribe: ${String(name)}`, 255),
    });
}

/** The ids of the person and of everybody with the address, if they have agreed to letters. `email` is in lower case. */
const idsWithConsent = async (db: Sql, contactPersonId: number, email: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from contact_person
    where (id = ${contactPersonId} or lower(email) = ${email}) and email_consent order by id`.execute(db);
  return rows.map(({ id }) => id);
};
