import { orderFacts, orderRow, orderStatus } from '#database/sales/orderRow.ts';
import type { OrderActivities, OrderEnding } from '#workflows/sales/order.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';
import { askForChange } from './askForChange.ts';
import { countWeighings, markOrderItems } from './orderItems.ts';
import { writeOrderMove } from './moveOrder.ts';
import { remindOfOffer } from './remindOfOffer.ts';

/** The activities of `order`. Each call is one transaction, and each step has its effect once by its key. */
export function orderActivities({ database }: Dependencies): OrderActivities {
  return withRefusals<OrderActivities>({
    readOrder: async ({ orderId }) => {
      const row = await orderRow(database.sql, orderId);
      const { numberStr, validTo, managerId, marked, accepted } = row;
      const ending = row.ending as OrderEnding | null;
      const facts = await orderFacts(database.sql, row);
      return { ...facts, numberStr, validTo, managerId, marked, ending, accepted };
    },
    readOrderStatus: (about) => orderStatus(database.sql, about),
    moveOrder: (step) => database.once(step.key, (tx) => writeOrderMove(tx, step)),
    markOrderItems: (step) => database.once(step.key, (tx) => markOrderItems(tx, step)),
    askForChange: (step) => database.once(step.key, (tx) => askForChange(tx, step)),
    countWeighings: ({ orderId }) => database.transaction((tx) => countWeighings(tx, orderId)),
    remindOfOffer: (reminder) => database.once(reminder.key, (tx) => remindOfOffer(tx, reminder)),
  });
}
