import { WithStartWorkflowOperation } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { randomUUID } from 'node:crypto';
import type { OrderItem } from '#domain/sales/orderItems.rules.ts';
import type { Continued } from '../kernel/continued.ts';
import {
  orderStart,
  orderUpdates,
  orderWorkflow,
  type OrderCommand,
  type OrderCommands,
  type OrderInput,
  type OrderView,
} from '../sales/order.messages.ts';
import type { OrderCarried } from '../sales/order.state.ts';
import { orderStatuses, type InMemoryOrder } from './inMemoryOrders.ts';
import type { TestWorker } from './worker.ts';

/** A line of an order that nobody has begun with; product 7, in tonnes. */
export function orderLine(some: Partial<OrderItem> = {}): OrderItem {
  const none = '0.000';
  return {
    id: 1,
    row: 1,
    productId: 7,
    unit: 't',
    quantity: '100.000',
    fulfilling: none,
    shipped: none,
    delivered: none,
    weighed: none,
    ...some,
  };
}

/** Orders of a world in memory, moved as the API moves them, by user 1. */
export function ordersOf(
  environment: TestWorkflowEnvironment,
  { world, taskQueue }: TestWorker,
  input: Partial<Continued<OrderInput, OrderCarried>> = {},
) {
  const { records } = world.orders;
  const startOf = (orderId: number) => ({
    ...orderStart({ orderId, numberStr: `ZS-${orderId}`, taskQueue, link: '' }),
    args: [{ orderId, ...input }] as [typeof input & OrderInput],
  });
  return {
    startOf,
    register: (id: number, some: Partial<InMemoryOrder> = {}): void =>
      void records.set(id, {
        status: orderStatuses.NEW,
        validTo: null,
        items: [orderLine()],
        tolerance: '0.00',
        incomplete: false,
        underWay: 0,
        marked: false,
        ending: null,
        accepted: false,
        weighed: new Map(),
        ...records.get(id),
        ...some,
      }),
    begin: (id: number) => environment.client.workflow.start(orderWorkflow, startOf(id)),
    /** Signals as the outbox does. @throws if another start came in between; the relay would then try again */
    changed: (id: number) =>
      environment.client.workflow.signalWithStart(orderWorkflow, { ...startOf(id), signal: 'changed' }),
    move: <M extends OrderCommand>(
      id: number,
      move: M,
      command: Omit<OrderCommands[M], 'by'>,
      updateId: string = randomUUID(),
    ) =>
      // The casts are needed because the types of Temporal do not connect an update with its command while `M` is open.
      environment.client.workflow.executeUpdateWithStart<never, OrderView, [never]>(
        orderUpdates[move] as never,
        {
          startWorkflowOperation: new WithStartWorkflowOperation(orderWorkflow, startOf(id)) as never,
          args: [{ by: 1, ...command } as never],
          updateId,
        },
      ),
  };
}
