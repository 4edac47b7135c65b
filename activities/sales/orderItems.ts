import { mustBeMovable } from '#database/sales/mustBeMovable.ts';
import { orderItems, orderRow, weighedTonnes, writeItems } from '#database/sales/orderRow.ts';
import type { Transaction } from '#database/transaction.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { fail } from '#domain/kernel/fail.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { itemStateOf, linesToMark, markedItems, weighedItems } from '#domain/sales/orderItems.rules.ts';
import { refusalOfFulfilling } from '#domain/sales/orderMoves.rules.ts';
import type { ItemsStep } from '#workflows/sales/order.activities.ts';

/** Marks lines, or a part of their quantity, as begun, shipped or delivered. @throws the refusal of a line that may not be marked */
export async function markOrderItems(tx: Transaction, step: ItemsStep): Promise<void> {
  const { orderId, by, mark } = step;
  const row = await orderRow(tx.sql, orderId, 'locked');
  mustBeMovable(row, step.seenAt);
  mustNotRefuse(refusalOfFulfilling(row.status));
  const items = await orderItems(tx.sql, orderId);
  if (items.length === 0) throw fail('order_empty');
  // Without named lines, all lines that can be marked are marked.
  const wanted = step.items.length > 0 ? step.items : linesToMark(items, mark);
  const itemsAfter = markedItems(items, mark, wanted);
  if (isRefusal(itemsAfter)) throw fail(itemsAfter.code, itemsAfter.params);
  await writeItems(
    tx.sql,
    itemsAfter.map((item) => ({ ...item, state: itemStateOf(item, row.tolerance) })),
  );
  await touch(tx, orderId, by);
}

/**
 * Writes the present amounts of approved weighings into the lines. In a canceled order, a line that is not delivered is
 * canceled.
 */
export async function countWeighings(tx: Transaction, orderId: number): Promise<void> {
  const row = await orderRow(tx.sql, orderId, 'locked');
  const items = await orderItems(tx.sql, orderId);
  const itemsAfter = weighedItems(items, await weighedTonnes(tx.sql, orderId));
  const changed = itemsAfter.filter((item, index) => item.weighed !== items[index]?.weighed);
  if (changed.length === 0) return;
  const isCanceled = row.status.code === 'CANCELED';
  await writeItems(
    tx.sql,
    changed.map((item) => {
      const state = itemStateOf(item, row.tolerance);
      return { ...item, state: isCanceled && state !== 'Delivered' ? ('Canceled' as const) : state };
    }),
  );
  await touch(tx, orderId, null);
}

/** Gives the order a new version and announces the change, because only its lines were written. */
const touch = (tx: Transaction, orderId: number, by: number | null): Promise<unknown> =>
  tx.records.updateOnly(serverFor(by), 'salesOrder', orderId, {});
