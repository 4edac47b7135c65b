import type { Transaction } from '../transaction.ts';

export const orderOutbox = 'salesOrder';

/** Signals the workflow of an order to read the order again. The signal is sent after this transaction is committed. */
export function signalOrder(tx: Transaction, orderId: number): Promise<void> {
  return tx.outbox(orderOutbox, { orderId });
}
