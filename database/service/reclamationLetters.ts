import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { letterAbout, type LetterWords } from '../mail/letterAbout.ts';
import type { Transaction } from '../transaction.ts';
import { sendReclamationEmail } from './reclamationEmails.ts';

export interface ReclamationLetter extends LetterWords {
  /** The reclamation's own address, otherwise the customer's; null if neither is known. */
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
  const { to, language } = await readerOf(tx, actor, id);
  const about = { object: 'reclamation', id, language } as const;
  return { to, ...(await letterAbout(tx, actor, emailTemplateId, about, 'text', to)) };
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
  const { to } = await readerOf(tx, actor, id);
  if (to === null) throw fail('reclamation_address_missing');
  const words = await wordsOf(tx, actor, id, writing);
  const { id: written } = await tx.records.create(actor, 'reclamationEmail', {
    reclamation: id,
    to,
    ...words,
  });
  return sendReclamationEmail(tx, actor, written);
}

interface Reader {
  readonly own: string | null;
  readonly customers: string | null;
  readonly customerId: number | null;
  readonly language: string | null;
}

const wordsOf = async (tx: Transaction, actor: Actor, id: number, writing: Writing): Promise<RecordInput> => {
  if (!('emailTemplateId' in writing)) return writing;
  const { emailTemplateId: emailTemplate } = writing;
  const { cc, subject, body } = await reclamationLetter(tx, actor, id, emailTemplate);
  return { emailTemplate, cc, subject, body };
};

/** The recipient and the language; the customer's address is used only if the actor may see the customer. */
const readerOf = async (
  { sql: db, records }: Pick<Transaction, 'sql' | 'records'>,
  actor: Actor,
  id: number,
): Promise<{ to: string | null; language: Language }> => {
  const { rows } = await sql<Reader>`
    select nullif(r.email, '') as own, nullif(c.email, '') as customers, c.id as "customerId",
      lower(c.language) as language
    from reclamation r left join counterparty c on c.id = r.customer_id where r.id = ${id}`.execute(db);
  const [reader] = rows;
  if (!reader) throw fail('record_not_found', { object: 'reclamation', id });
  const { own, customers, customerId, language } = reader;
  const [sees] = customerId === null ? [] : await records.seenBy([actor], 'counterparty', customerId);
  return {
    to: own ?? (sees ? customers : null),
    language: isLanguage(language) ? language : defaultLanguage,
  };
};
