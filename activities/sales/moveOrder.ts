import { endWithOrder } from '#database/sales/endWithOrder.ts';
import { mustBeMovable } from '#database/sales/mustBeMovable.ts';
import { orderFacts, orderItems, orderRow, writeItems, type OrderRow } from '#database/sales/orderRow.ts';
import { notifyOfOrder } from '#database/sales/notifyOfOrder.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { itemStateIn } from '#domain/sales/orderItems.rules.ts';
import { refusalOfOrderMove } from '#domain/sales/orderMoves.rules.ts';
import type { OrderStep } from '#workflows/sales/order.activities.ts';

/**
 * Brings an order into another status. A step of a workflow task that timed out may arrive after the steps of its retry; it must
 * not overwrite them.
 * @throws order_moved_on if the order is not as the step expects it; otherwise the reason why the step is not allowed
 */
export async function writeOrderMove(tx: Transaction, step: OrderStep): Promise<void> {
  const { orderId, by, from, to, ending, reopens = false } = step;
  const row = await orderRow(tx.sql, orderId, 'locked');
  mustBeMovable(row, step.seenAt);
  if (row.status.id !== from.id) throw fail('order_moved_on');
  if (step.answer && row.customerLock) throw fail('order_locked_for_customer');
  if (step.validTo !== undefined && row.validTo !== step.validTo) throw fail('order_moved_on');
  const facts = await orderFacts(tx.sql, row);
  if (!reopens) mustNotRefuse(refusalOfOrderMove(facts, to, step.goesOn));
  // The workflow decided by the lines as it had read them. They may have changed since.
  if (ending === 'Fulfilled' && !facts.complete) throw fail('order_moved_on');
  if (reopens && facts.complete) throw fail('order_moved_on');
  if (to.isClosed || reopens) await endLines(tx, row, to.code);
  const actor = serverFor(by);
  const endedRecords = to.isClosed
    ? await endWithOrder(tx, actor, row, to.code === 'CANCELED' ? 'Canceled' : 'Closed')
    : [];
  await tx.records.updateOnly(actor, 'salesOrder', orderId, {
    status: to.id,
    ending,
    endingReason: step.reason ?? null,
    endedWith: endedRecords.join(', ') || null,
    ...acceptance(step),
  });
  await notifyManager(tx, row, step);
}

/** Who has accepted the offer, and when. An order that becomes an offer again is not accepted any more. */
const acceptance = ({ answer, at, by, to }: OrderStep) => {
  if (answer === 'accepted') return { acceptedAt: at, acceptedBy: by, changeAsked: null };
  return to.code === 'OFERTA' ? { acceptedAt: null, acceptedBy: null } : {};
};

const endLines = async (tx: Transaction, { id, tolerance }: OrderRow, statusCode: string): Promise<void> => {
  const items = await orderItems(tx.sql, id);
  await writeItems(
    tx.sql,
    items.map((item) => ({ ...item, state: itemStateIn(statusCode, item, tolerance) })),
  );
};

/** Notifies the person responsible of automatic moves and of the customer's answers. */
const notifyManager = async (
  tx: Transaction,
  row: OrderRow,
  { by, ending, reopens, answer, reason }: OrderStep,
): Promise<void> => {
  if (answer) return notifyOfOrder(tx, row, answer === 'accepted' ? 'offerAccepted' : 'offerRefused', reason);
  if (ending === 'Lapsed') return notifyOfOrder(tx, row, 'offerLapsed');
  if (reopens) return notifyOfOrder(tx, row, 'orderOpenAgain');
  if (by === null && ending === 'Fulfilled') await notifyOfOrder(tx, row, 'orderFulfilled');
};
