import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** Marks the payment of a printed receipt, so that the list of payments shows which receipts are missing. */
export async function receiptPrinted(tx: Transaction, printId: number): Promise<void> {
  const rows = await tx.sql
    .selectFrom('print_history as h')
    .innerJoin('delivery_payment as p', 'p.id', 'h.document_id')
    .select('p.id')
    .where('p.is_print', '=', false)
    .where('h.id', '=', printId)
    .where('h.document_type', '=', 'deliveryPayment')
    .execute();
  for (const { id } of rows) await tx.records.update(systemActor, 'deliveryPayment', id, { isPrint: true });
}
