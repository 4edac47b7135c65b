import { orderFacts, orderRow, orderStatus } from '#database/sales/orderRow.ts';
import type { OrderActivities, OrderEnding, OrderReading } from '#workflows/sales/order.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';
import { unlessRemoved } from '../unlessRemoved.ts';
import { askForChange } from './askForChange.ts';
import { countWeighings, markOrderItems } from './orderItems.ts';
import { writeOrderMove } from './moveOrder.ts';
import { remindOfOffer } from './remindOfOffer.ts';

/** What is answered of an order that was deleted for good. It counts as marked, because nothing more happens to it. */
const removedOrder: OrderReading = {
  numberStr: '',
  status: { id: 0, code: 'CANCELED', isClosed: true },
  lines: 0,
  incomplete: false,
  begun: false,
  complete: false,
  underWay: 0,
  validTo: null,
  managerId: null,
  marked: true,
  ending: null,
};

/** The activities of `order`. Each write is one transaction; a step with a key has its effect once. */
export function orderActivities({ database }: Dependencies): OrderActivities {
  return withRefusals<OrderActivities>({
    readOrder: async ({ orderId }) => {
      const row = await unlessRemoved(orderRow(database.sql, orderId));
      if (!row) return removedOrder;
      const { numberStr, validTo, managerId, marked, accepted } = row;
      const ending = row.ending as OrderEnding | null;
      const facts = await orderFacts(database.sql, row);
      return { ...facts, numberStr, validTo, managerId, marked, ending, accepted };
    },
    readOrderStatus: (about) => orderStatus(database.sql, about),
    moveOrder: (step) => database.once(step.key, (tx) => writeOrderMove(tx, step)),
    markOrderItems: (step) => database.once(step.key, (tx) => markOrderItems(tx, step)),
    askForChange: (step) => database.once(step.key, (tx) => askForChange(tx, step)),
    // An order that was deleted for good has no lines to write to. The workflow then reads that the order is removed.
    countWeighings: ({ orderId }) => unlessRemoved(database.transaction((tx) => countWeighings(tx, orderId))),
    remindOfOffer: (reminder) => database.once(reminder.key, (tx) => remindOfOffer(tx, reminder)),
  });
}
