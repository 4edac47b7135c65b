import { may } from '#domain/platform/access.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { OrderLetter } from '#domain/sales/orderLetter.rules.ts';
import { sendingAccounts } from '../mail/sendingAccounts.ts';
import type { Transaction } from '../transaction.ts';

/** A letter with the paper that it sends. */
export interface PaperLetter extends OrderLetter {
  /** The file attached to the order. */
  readonly file: AnyRecord;
  readonly customerId: number;
  readonly contactPersonId: number | null;
  readonly emailAccountId: number | null;
  readonly emailTemplateId: number | null;
  /** Where the customer’s answer goes. */
  readonly replyTo: string | null;
  readonly bcc: string | null;
}

/**
 * Queues an e-mail with a paper of an order. The message, its attachment and its link to the order are written together.
 * @returns the id of the outgoing e-mail
 * @throws no_access, mail_account_unusable
 */
export async function sendOrderPaper(
  tx: Transaction,
  actor: Actor,
  order: AnyRecord,
  letter: PaperLetter,
): Promise<number> {
  mustSendMail(actor);
  await mustHaveAccount(tx, actor, letter.emailAccountId);
  const sender: Actor = { ...systemActor, userId: actor.userId };
  const { to, subject, body, file, emailAccountId, emailTemplateId, contactPersonId } = letter;
  const outgoingEmail = await tx.records.createOnly(sender, 'outgoingEmail', {
    date: new Date().toISOString(),
    to,
    cc: letter.cc || null,
    bcc: letter.bcc,
    replyTo: letter.replyTo,
    subject,
    body,
    bodyType: 'text',
    status: 'draft',
    hasLinks: true,
    emailAccount: emailAccountId,
    emailTemplate: emailTemplateId,
    counterparty: letter.customerId,
    contactPerson: contactPersonId,
  });
  await tx.records.createOnly(sender, 'outgoingEmailAttachment', {
    outgoingEmail,
    file: file.id,
    filename: file.name,
    contentType: file.type,
    size: file.size,
  });
  await tx.records.createOnly(sender, 'outgoingEmailLinkedDoc', {
    outgoingEmail,
    objectName: objects.salesOrder.name,
    objectId: order.id,
    presentationText: String(order.numberStr),
  });
  // Queued last, so that its workflow finds the attachment and the link.
  await tx.records.updateOnly(sender, 'outgoingEmail', outgoingEmail, { status: 'queued' });
  return outgoingEmail;
}

const mustSendMail = (actor: Actor): void => {
  if (!may(actor, 'modify', objects.outgoingEmail)) throw fail('no_access', { object: 'outgoingEmail' });
};

const mustHaveAccount = async (tx: Transaction, { userId }: Actor, id: number | null): Promise<void> => {
  if (id === null) return;
  const accounts = await sendingAccounts(tx.sql, userId ?? null);
  if (!accounts.some((account) => account.id === id))
    throw fail('mail_account_unusable', { emailAccountId: id });
};
