import { kindFor } from '#domain/mail/addressees.rules.ts';
import { escaped } from '#domain/mail/escaped.ts';
import { htmlOfText } from '#domain/mail/letterHtml.ts';
import { mailingWords as footWords } from '#domain/mail/mailing.words.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import type { Transaction } from '../transaction.ts';
import { templateOf, type Template } from './emailTemplates.ts';
import { wordsAbout, type About } from './letterAbout.ts';
import type { MailingPerson } from './mailingPeople.ts';
import { unmetCondition } from './templateConditions.ts';

type ReadAccess = Pick<Transaction, 'sql' | 'records'>;

/** The text of a mailing, before the values of a person are filled in. */
export interface MailingText {
  readonly template: Template;
  /** The object whose values are filled in. */
  readonly about: 'contactPerson' | 'counterparty';
}

/** The letter of a mailing to one person. */
export interface MailingLetter {
  readonly subject: string;
  /** HTML. */
  readonly body: string;
  readonly language: Language;
}

/** The template of a mailing, or the words that its sender wrote instead. */
interface MailingSource {
  readonly emailTemplateId: number | null;
  readonly subject: string | null;
  readonly body: string | null;
}

/**
 * The template of a mailing. If the mailing has its own words instead, they are made into one.
 * @throws record_not_found if the template is not active
 */
export async function mailingText(tx: ReadAccess, mailing: MailingSource): Promise<MailingText> {
  const { emailTemplateId, subject, body } = mailing;
  if (emailTemplateId === null) {
    const own = { language: null, subject: subject ?? '', body, condition: null };
    const emptyFields = {
      cc: null,
      bcc: null,
      executionCondition: null,
      recepientsCondition: null,
      notifications: [],
    };
    // No template has the id 0.
    return { template: { id: 0, name: '', ...emptyFields, variants: [own] }, about: 'contactPerson' };
  }
  const template = await templateOf(tx.sql, emailTemplateId);
  const { base } = await tx.sql
    .selectFrom('email_template')
    .select('base_document as base')
    .where('id', '=', emailTemplateId)
    .executeTakeFirstOrThrow();
  return { template, about: base === 'counterparty' ? 'counterparty' : 'contactPerson' };
}

/**
 * The letter of a mailing to one person, in their language. Its values are read with the rights of the sender. Null if the
 * template is not for this person, by their standing (their position in the firm) or by a condition, or if the values are those
 * of a firm and the person has no firm.
 * @throws the errors of a condition
 */
export async function mailingLetter(
  tx: ReadAccess,
  actor: Actor,
  { template, about }: MailingText,
  person: MailingPerson,
): Promise<MailingLetter | null> {
  const { contactPersonId, counterpartyId, standingId, email, language } = person;
  if (kindFor(template.notifications, standingId) === 'notSend') return null;
  const id = about === 'counterparty' ? counterpartyId : contactPersonId;
  if (id === null) return null;
  const owner: About = { object: about, id, language };
  if ((await unmetCondition(tx, actor, template, owner, [email])) !== null) return null;
  // `asWritten`: the values are filled in as the format of the template needs them, HTML or plain text.
  const words = await wordsAbout(tx, actor, template, owner, 'asWritten');
  const body = words.bodyType === 'html' ? words.body : htmlOfText(words.body);
  return { subject: words.subject, body, language: isLanguage(words.language) ? words.language : language };
}

/** The letter with the line by which its reader unsubscribes. @param address of the link */
export function withUnsubscribeLink({ body, language }: MailingLetter, address: string): string {
  const { whyYou, unsubscribe } = footWords(language);
  const link = `<a href="${escaped(address)}">${escaped(unsubscribe)}</a>`;
  return `${body}<p></p><p style="margin:0;font-size:12px;color:#5a6b7a">${escaped(whyYou)} ${link}</p>`;
}
