import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { letterAbout, type LetterWords } from '../mail/letterAbout.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { sendReclamationEmail } from './reclamationEmails.ts';

export interface ReclamationLetter extends LetterWords {
  /** Where it is known: the reclamation's own address, else the customer's. */
  readonly to: string | null;
}

/** What somebody writes to a customer: words of their own, or those of a template in the customer's language. */
export type Writing =
  { readonly emailTemplateId: number } | { readonly subject: string; readonly body: string };

/**
 * A template's words about a reclamation, as its customer would get them: plain text, which people go on writing.
 * @throws what `letterAbout` does
 */
export const reclamationLetter = async (
  tx: Pick<Transaction, 'sql' | 'records'>,
  id: number,
  emailTemplateId: number,
): Promise<ReclamationLetter> => {
  const { to, language } = await readerOf(tx.sql, id);
  const about = { object: 'reclamation', id, language } as const;
  return { to, ...(await letterAbout(tx, emailTemplateId, about, 'text', to)) };
};

/**
 * Writes to the customer of a reclamation and sends it.
 * @throws reclamation_address_missing, and what `letterAbout` does
 */
export const writeToCustomer = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  writing: Writing,
): Promise<AnyRecord> => {
  await tx.records.mustSee(actor, 'reclamation', id, 'modify');
  const { to } = await readerOf(tx.sql, id);
  if (to === null) throw fail('reclamation_address_missing');
  const words = await wordsOf(tx, id, writing);
  const { id: written } = await tx.records.create(actor, 'reclamationEmail', {
    reclamation: id,
    to,
    ...words,
  });
  return sendReclamationEmail(tx, actor, written);
};

const wordsOf = async (tx: Transaction, id: number, writing: Writing): Promise<RecordInput> => {
  if (!('emailTemplateId' in writing)) return writing;
  const { emailTemplateId: emailTemplate } = writing;
  const { cc, subject, body } = await reclamationLetter(tx, id, emailTemplate);
  return { emailTemplate, cc, subject, body };
};

const readerOf = async (db: Sql, id: number): Promise<{ to: string | null; language: Language }> => {
  const { rows } = await sql<{ to: string | null; language: string | null }>`
    select coalesce(nullif(r.email, ''), nullif(c.email, '')) as to, lower(c.language) as language
    from reclamation r left join counterparty c on c.id = r.customer_id where r.id = ${id}`.execute(db);
  const [reader] = rows;
  if (!reader) throw fail('record_not_found', { object: 'reclamation', id });
  const { to, language } = reader;
  return { to, language: isLanguage(language) ? language : defaultLanguage };
};
