import { z } from 'zod';
import { orderRow } from '#database/sales/orderRow.ts';
import { orderOutbox } from '#database/sales/orderOutbox.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { orderChanged, orderStart, orderWorkflow, orderWorkflowId } from '#workflows/sales/order.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';
import { unlessRemoved } from '../unlessRemoved.ts';

const orderPayload = z.object({ orderId: z.int().positive() });

/** Starts the workflow of an order, or signals it that the order was changed or that a weighing of it was approved or undone. */
export function salesOutboxHandlers({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    [orderOutbox]: async (payload: unknown): Promise<void> => {
      const { orderId } = orderPayload.parse(payload);
      const row = await unlessRemoved(orderRow(database.sql, orderId));
      // The order was deleted for good. If its workflow runs, the signal makes it read the order again, find none, and end.
      if (!row) return ifRunning(client.workflow.getHandle(orderWorkflowId(orderId)).signal(orderChanged));
      const { numberStr } = row;
      const link = recordLink(publicUrl, 'salesOrder', orderId);
      const start = orderStart({ orderId, numberStr, taskQueue, link });
      // The workflow may have ended. If two callers start it again at the same moment, Temporal refuses one; the relay tries again.
      await client.workflow.signalWithStart(orderWorkflow, { ...start, signal: orderChanged });
    },
  };
}
