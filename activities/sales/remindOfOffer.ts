import { orderRow } from '#database/sales/orderRow.ts';
import { notifyOfOrder } from '#database/sales/notifyOfOrder.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { OfferReminder } from '#workflows/sales/order.activities.ts';

/** Reminds of an offer that lapses soon. @throws order_moved_on if the order is no longer an offer valid until this day */
export async function remindOfOffer(tx: Transaction, { orderId, validTo }: OfferReminder): Promise<void> {
  const row = await orderRow(tx.sql, orderId, 'locked');
  if (row.validTo !== validTo || row.marked || row.status.code !== 'OFERTA') throw fail('order_moved_on');
  await notifyOfOrder(tx, row, 'offerSoonLapses');
}
