import { sql } from 'kysely';
import { objects } from '#domain/objects.ts';
import type { Transaction } from '../transaction.ts';

/**
 * The functions below note when a customer request was first answered. They do not change `updatedAt`, so that a person who
 * has the request open can still save it.
 */

/** Notes that a request is answered now, unless it was answered before. */
export async function noteAnswer(tx: Transaction, requestId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update customer_request set first_answer_at = now()
    where id = ${requestId} and first_answer_at is null returning id`.execute(tx.sql);
  await announceAll(tx, rows);
}

/**
 * Notes that a letter of a person has answered the requests that it is linked with, if it was sent after they came in. An
 * earlier answer stays.
 */
export async function noteAnswerByLetter(tx: Transaction, letterId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update customer_request r set first_answer_at = m.sent_at
    from outgoing_email m join outgoing_email_linked_doc l on l.outgoing_email_id = m.id
    where m.id = ${letterId} and m.author_id is not null and m.sent_at >= r.date
      and l.object_name = ${objects.customerRequest.name} and l.object_id = r.id and not l.marked_to_delete
      and (r.first_answer_at is null or r.first_answer_at > m.sent_at)
    returning r.id`.execute(tx.sql);
  await announceAll(tx, rows);
}

const announceAll = async (tx: Transaction, rows: readonly { readonly id: number }[]): Promise<void> => {
  for (const { id } of rows) await tx.announce(objects.customerRequest.name, id);
};
