import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';

interface CarriedComment {
  readonly object: 'customerRequest' | 'interaction';
  readonly comment: number;
  readonly about: number;
  readonly number: string;
}

/** Tells open pages that the comment that a message carried has changed; if sending failed, notifies the person who wrote it. */
export async function notifyOfSentComment(tx: Transaction, message: AnyRecord): Promise<void> {
  const { rows } = await sql<CarriedComment>`
    select 'customerRequest' as object, c.id as comment, r.id as about, r.number_str as number
    from customer_request_comment c join customer_request r on r.id = c.customer_request_id
    where c.outgoing_email_id = ${message.id}
    union all
    select 'interaction', c.id, r.id, r.number_str
    from interaction_comment c join interaction r on r.id = c.interaction_id
    where c.outgoing_email_id = ${message.id}`.execute(tx.sql);
  for (const { object, comment, about, number } of rows) {
    await tx.announce(`${object}Comment`, comment);
    if (message.status !== 'failed') continue;
    await notify(tx, {
      to: typeof message.authorId === 'number' ? [message.authorId] : [],
      notice: 'commentNotSent',
      facts: { number, to: String(message.to ?? ''), why: String(message.failure ?? '') },
      about: { object, id: about },
    });
  }
}
