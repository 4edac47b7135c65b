import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { notify } from '../platform/notify.ts';
import { tableOf } from '../schema/naming.ts';
import type { Transaction } from '../transaction.ts';

const commented = ['customerRequest', 'interaction'] as const;

/** Announces the comment that a message carried; if sending it failed, notifies the person who wrote it. */
export async function tellOfSentComment(tx: Transaction, message: AnyRecord): Promise<void> {
  for (const object of commented) {
    const name = `${object}Comment`;
    const table = tableOf({ name: object });
    const { rows } = await sql<{ id: number; about: number; number: string }>`
      select c.id, r.id as about, r.number_str as number
      from ${sql.table(tableOf({ name }))} c join ${sql.table(table)} r on r.id = c.${sql.ref(`${table}_id`)}
      where c.outgoing_email_id = ${message.id}`.execute(tx.sql);
    for (const { id, about, number } of rows) {
      await tx.announce(name, id);
      if (message.status !== 'failed') continue;
      await notify(tx, {
        to: typeof message.authorId === 'number' ? [message.authorId] : [],
        notice: 'commentNotSent',
        facts: { number, to: String(message.to ?? ''), why: String(message.failure ?? '') },
        about: { object, id: about },
      });
    }
  }
}
