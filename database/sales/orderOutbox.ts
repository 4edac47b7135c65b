import type { Transaction } from '../transaction.ts';

export const orderOutbox = 'salesOrder';

/** Tells the workflow of an order to read the order again, after this transaction is committed. */
export function tellOrder(tx: Transaction, orderId: number): Promise<void> {
  return tx.outbox(orderOutbox, { orderId });
}
