import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fail } from '#domain/kernel/fail.ts';
import { objects } from '#domain/objects.ts';
import type { Transaction } from '../transaction.ts';
import { queueEmail, type AttachedFile } from './queueEmail.ts';
import { sendingAccounts } from './sendingAccounts.ts';

/** A letter of a person about a record. */
export interface LetterToSend {
  readonly to: string;
  readonly cc?: string | null | undefined;
  readonly bcc?: string | null;
  /** Where the answer goes. */
  readonly replyTo: string | null;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** Null for the terminal's own account. */
  readonly emailAccountId: number | null;
  readonly emailTemplateId?: number | null;
  readonly customerId: number | null;
  readonly contactPersonId?: number | null;
  /** The incoming message that this letter answers. */
  readonly answersId?: number | null;
  readonly files: readonly AttachedFile[];
  /** The record that the letter is about; `number` is the text by which the link shows it. */
  readonly about: { readonly objectName: string; readonly objectId: number; readonly number: string };
}

/**
 * Queues a letter. The message, its attachments and its link to the record are written together.
 * @returns the id of the outgoing e-mail
 * @throws no_access, mail_account_unusable
 */
export async function sendLetter(tx: Transaction, actor: Actor, letter: LetterToSend): Promise<number> {
  mustSendMail(actor);
  await mustHaveAccount(tx, actor, letter.emailAccountId);
  const message = {
    to: letter.to,
    cc: letter.cc || null,
    bcc: letter.bcc ?? null,
    replyTo: letter.replyTo,
    subject: letter.subject,
    body: letter.body,
    emailAccount: letter.emailAccountId,
    emailTemplate: letter.emailTemplateId ?? null,
    counterparty: letter.customerId,
    contactPerson: letter.contactPersonId ?? null,
    inReplyTo: letter.answersId ?? null,
  };
  const { objectName, objectId, number } = letter.about;
  return queueEmail(tx, actor, message, letter.files, { objectName, objectId, presentationText: number });
}

const mustSendMail = (actor: Actor): void => {
  if (!may(actor, 'modify', objects.outgoingEmail)) throw fail('no_access', { object: 'outgoingEmail' });
};

/**
 * Refuses an account that the actor may not send from. Null is the terminal's own account, which everybody may use.
 * @throws mail_account_unusable
 */
export async function mustHaveAccount(tx: Transaction, { userId }: Actor, id: number | null): Promise<void> {
  if (id === null) return;
  const accounts = await sendingAccounts(tx.sql, userId ?? null);
  if (!accounts.some((account) => account.id === id))
    throw fail('mail_account_unusable', { emailAccountId: id });
}
