import { mustBeMovable } from '#database/sales/mustBeMovable.ts';
import { orderRow } from '#database/sales/orderRow.ts';
import { notifyOfOrder } from '#database/sales/notifyOfOrder.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { serverFor } from '#domain/platform/actor.ts';
import type { ChangeStep } from '#workflows/sales/order.activities.ts';

/** Stores the change that a customer asks for in the order and as a comment, and notifies the manager. */
export async function askForChange(
  tx: Transaction,
  { orderId, by, text, seenAt }: ChangeStep,
): Promise<void> {
  const row = await orderRow(tx.sql, orderId, 'locked');
  mustBeMovable(row, seenAt);
  if (row.customerLock) throw fail('order_locked_for_customer');
  const actor = serverFor(by);
  await tx.records.createOnly(actor, 'salesOrderComment', { salesOrder: orderId, text, forCustomer: true });
  await tx.records.updateOnly(actor, 'salesOrder', orderId, { changeAsked: text });
  await notifyOfOrder(tx, row, 'orderChangeAsked', text);
}
