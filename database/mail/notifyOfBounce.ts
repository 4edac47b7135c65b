import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';

/** Notifies the person who sent a letter that it came back. */
export async function notifyOfBounce(tx: Transaction, message: AnyRecord): Promise<void> {
  await notifySender(tx, message, message.deliveryReply);
}

/** Notifies the person who sent a letter that the mail server did not take it for all of its readers. */
export async function notifyOfRefused(tx: Transaction, outgoingEmailId: number): Promise<void> {
  const message = await tx.records.get(systemActor, 'outgoingEmail', outgoingEmailId);
  await notifySender(tx, message, message.failure);
}

const notifySender = async (tx: Transaction, message: AnyRecord, why: unknown): Promise<void> => {
  await notify(tx, {
    to: typeof message.authorId === 'number' ? [message.authorId] : [],
    notice: 'letterBounced',
    facts: {
      subject: String(message.subject ?? ''),
      to: String(message.to ?? ''),
      why: String(why ?? ''),
    },
    about: { object: 'outgoingEmail', id: message.id },
  });
};
