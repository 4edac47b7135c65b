import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { OrderLetter } from '#domain/sales/orderLetter.rules.ts';
import { queueEmail, type AttachedFile } from '../mail/queueEmail.ts';
import { sendingAccounts } from '../mail/sendingAccounts.ts';
import type { Transaction } from '../transaction.ts';

/** A letter with the paper that it sends. */
export interface PaperLetter extends OrderLetter {
  /** The file attached to the order. */
  readonly file: AttachedFile;
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
  const { to, cc, bcc, replyTo, subject, body, file } = letter;
  const message = {
    to,
    cc: cc || null,
    bcc,
    replyTo,
    subject,
    body,
    emailAccount: letter.emailAccountId,
    emailTemplate: letter.emailTemplateId,
    counterparty: letter.customerId,
    contactPerson: letter.contactPersonId,
  };
  return queueEmail(tx, actor, message, [file], {
    objectName: objects.salesOrder.name,
    objectId: order.id,
    presentationText: String(order.numberStr),
  });
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
