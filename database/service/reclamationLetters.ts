import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { addressLine } from '#domain/mail/addressees.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { addresseesOf } from '../mail/addressees.ts';
import { templateOf } from '../mail/emailTemplates.ts';
import { letterAbout, type LetterWords } from '../mail/letterAbout.ts';
import type { Transaction } from '../transaction.ts';
import { sendReclamationEmail } from './reclamationEmails.ts';

export interface ReclamationLetter extends LetterWords {
  /**
   * The reclamation's own address, otherwise those that the template names, otherwise the customer's; null if none is known.
   */
  readonly to: string | null;
}

/** A message to a customer: free text, or a template in the customer's language. */
export type Writing =
  { readonly emailTemplateId: number } | { readonly subject: string; readonly body: string };

/**
 * The text of a template about a reclamation in its customer's language, as plain text that people can edit.
 * @throws the errors of `letterAbout`
 */
export async function reclamationLetter(
  tx: Pick<Transaction, 'sql' | 'records'>,
  actor: Actor,
  id: number,
  emailTemplateId: number,
): Promise<ReclamationLetter> {
  const { ownEmail, customerEmail, customerId, language } = await recipientOf(tx, actor, id);
  const about = { object: 'reclamation', id, language } as const;
  const template = await templateOf(tx.sql, emailTemplateId);
  const { to: addressees, copies } = await addresseesOf(tx, actor, template, about, customerId);
  const to = ownEmail ?? addressees[0]?.email ?? customerEmail;
  const words = await letterAbout(tx, actor, template, about, 'text', to);
  const others = ownEmail === null ? addressees.slice(1).map(({ email }) => email) : [];
  const cc = addressLine(words.cc, ...copies.map(({ email }) => email));
  return { ...words, to: addressLine(to, ...others), cc };
}

/**
 * Writes an e-mail to the customer of a reclamation and queues it.
 * @throws reclamation_address_missing, and the errors of `letterAbout`
 */
export async function writeToCustomer(
  tx: Transaction,
  actor: Actor,
  id: number,
  writing: Writing,
): Promise<AnyRecord> {
  await tx.records.mustSee(actor, 'reclamation', id, 'modify');
  const { ownEmail, customerId } = await recipientOf(tx, actor, id);
  // Without an address of its own the e-mail goes to the customer. A customer whom the actor may not see counts as none, and is
  // refused before the conditions of a template are evaluated, which could reveal something of the firm.
  if (ownEmail === null && customerId === null) throw fail('reclamation_address_missing');
  const { to, ...words } = await wordsOf(tx, actor, id, writing);
  if (to === null) throw fail('reclamation_address_missing');
  const { id: written } = await tx.records.create(actor, 'reclamationEmail', {
    reclamation: id,
    to,
    ...words,
  });
  return sendReclamationEmail(tx, actor, written);
}

interface Recipient {
  readonly ownEmail: string | null;
  readonly customerEmail: string | null;
  readonly customerId: number | null;
  readonly language: string | null;
}

/** The fields of the e-mail to be written: its addresses, its subject and its text. */
const wordsOf = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  writing: Writing,
): Promise<RecordInput & { readonly to: string | null }> => {
  if (!('emailTemplateId' in writing)) {
    const { ownEmail, customerEmail } = await recipientOf(tx, actor, id);
    return { ...writing, to: ownEmail ?? customerEmail };
  }
  const { emailTemplateId: emailTemplate } = writing;
  const { to, cc, subject, body } = await reclamationLetter(tx, actor, id, emailTemplate);
  return { emailTemplate, to, cc, subject, body };
};

/**
 * The reclamation's own address, the customer's, and the language. Address and id of the customer are null if the actor may
 * not see the customer.
 */
const recipientOf = async (
  { sql: db, records }: Pick<Transaction, 'sql' | 'records'>,
  actor: Actor,
  id: number,
): Promise<Omit<Recipient, 'language'> & { language: Language }> => {
  const { rows } = await sql<Recipient>`
    select nullif(r.email, '') as "ownEmail", nullif(c.email, '') as "customerEmail", c.id as "customerId",
      lower(c.language) as language
    from reclamation r left join counterparty c on c.id = r.customer_id where r.id = ${id}`.execute(db);
  const [recipient] = rows;
  if (!recipient) throw fail('record_not_found', { object: 'reclamation', id });
  const { ownEmail, customerEmail, customerId, language } = recipient;
  const [sees] = customerId === null ? [] : await records.seenBy([actor], 'counterparty', customerId);
  return {
    ownEmail,
    customerEmail: sees ? customerEmail : null,
    customerId: sees ? customerId : null,
    language: isLanguage(language) ? language : defaultLanguage,
  };
};
