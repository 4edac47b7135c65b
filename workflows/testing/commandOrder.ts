import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { orderLine } from '#domain/sales/testing/orderLine.ts';
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
import { updateWithStart } from './updateWithStart.ts';
import type { TestWorker } from './worker.ts';

/**
 * Orders of a world in memory, moved as the API moves them, by user 1.
 * @param input further input of each workflow, such as the state that an earlier run carried over
 */
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
    /** Puts an order into the world, or changes some fields of one that is there. */
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
      updateId?: string,
    ) =>
      updateWithStart<OrderView>(environment.client, {
        workflow: orderWorkflow,
        start: startOf(id),
        update: orderUpdates[move],
        command: { by: 1, ...command },
        updateId,
      }),
  };
}
