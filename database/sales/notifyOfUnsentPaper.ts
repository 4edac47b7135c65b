import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';

/** Notifies the person who sent a paper of an order that sending it has failed. */
export async function notifyOfUnsentPaper(tx: Transaction, message: AnyRecord): Promise<void> {
  const { rows } = await sql<{ id: number; number: string }>`
    select o.id, o.number_str as number from outgoing_email_linked_doc l
    join sales_order o on l.object_name = 'salesOrder' and o.id = l.object_id
    where l.outgoing_email_id = ${message.id} and not l.marked_to_delete`.execute(tx.sql);
  for (const { id, number } of rows)
    await notify(tx, {
      to: typeof message.authorId === 'number' ? [message.authorId] : [],
      notice: 'orderPaperNotSent',
      facts: { number, to: String(message.to ?? ''), why: String(message.failure ?? '') },
      about: { object: 'salesOrder', id },
    });
}
