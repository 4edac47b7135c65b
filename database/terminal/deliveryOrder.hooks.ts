import { signalOrder } from '../sales/orderOutbox.ts';
import type { Hooks } from '../writing/hooks.ts';

/** What was weighed for a delivery order counts for the sales order that it names: if it names another, both count again. */
export const deliveryOrderHooks: Hooks = {
  afterWriteOf: ['salesOrder'],
  afterWrite: async (record, before, { tx }) => {
    if (record.salesOrderId === before?.salesOrderId) return;
    for (const salesOrder of [before?.salesOrderId, record.salesOrderId])
      if (typeof salesOrder === 'number') await signalOrder(tx, salesOrder);
  },
};
