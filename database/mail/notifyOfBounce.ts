import type { AnyRecord } from '#domain/kernel/record.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';

/** Notifies the person who sent a letter that it came back. */
export async function notifyOfBounce(tx: Transaction, message: AnyRecord): Promise<void> {
  await notify(tx, {
    to: typeof message.authorId === 'number' ? [message.authorId] : [],
    notice: 'letterBounced',
    facts: {
      subject: String(message.subject ?? ''),
      to: String(message.to ?? ''),
      why: String(message.deliveryReply ?? ''),
    },
    about: { object: 'outgoingEmail', id: message.id },
  });
}
