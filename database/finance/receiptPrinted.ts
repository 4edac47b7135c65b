import { sql } from 'kysely';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** A payment whose receipt came out on paper says so: who has none yet stands in the list of payments. */
export const receiptPrinted = async (tx: Transaction, printId: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from print_history h join delivery_payment p on p.id = h.document_id and not p.is_print
    where h.id = ${printId} and h.document_type = 'deliveryPayment'`.execute(tx.sql);
  for (const { id } of rows) await tx.records.update(systemActor, 'deliveryPayment', id, { isPrint: true });
};
