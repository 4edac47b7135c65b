import type { Database } from '#database/connect.ts';
import { orderRow } from '#database/sales/orderRow.ts';
import {
  orderStart,
  orderState,
  orderUpdates,
  orderWorkflow,
  orderWorkflowId,
  type OrderCommand,
  type OrderCommands,
  type OrderView,
} from '#workflows/sales/order.messages.ts';
import { madeOnce } from '../temporal/madeOnce.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Sends moves to the workflows of sales orders and reads their state. */
export interface SalesOrders {
  /** Makes a move, and starts the workflow if it does not run yet. A repeated update id does not repeat the move. */
  move<M extends OrderCommand>(
    orderId: number,
    move: M,
    command: OrderCommands[M],
    updateId: string,
  ): Promise<OrderView>;
  /** The state of the order; undefined if its workflow has not started. */
  view(orderId: number): Promise<OrderView | undefined>;
}

export function salesOrders(temporal: Temporal, database: Database): SalesOrders {
  const view = (orderId: number): Promise<OrderView | undefined> =>
    temporal.look((workflow) => workflow.getHandle(orderWorkflowId(orderId)).query(orderState));
  return {
    move: async (orderId, move, command, updateId) => {
      const { numberStr } = await orderRow(database.sql, orderId);
      const start = orderStart({ orderId, numberStr, ...temporal.startOf('salesOrder', orderId) });
      // A move that was made already is not made again: `madeOnce` then returns the present state.
      return madeOnce(
        database,
        { workflowId: orderWorkflowId(orderId), updateId },
        () => temporal.commandBegun(orderWorkflow, start, orderUpdates[move], command, updateId),
        () => view(orderId),
      );
    },
    view,
  };
}
