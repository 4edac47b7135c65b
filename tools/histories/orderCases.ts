import { DateTime } from 'luxon';
import { orderWorkflowId } from '#workflows/sales/order.messages.ts';
import { ordersOf } from '#workflows/testing/commandOrder.ts';
import { orderStatuses } from '#workflows/testing/inMemoryOrders.ts';
import { untilEnded, type Case } from './case.ts';

// Histories of the workflow of a sales order. `goesOn` ends an order although something of it is still open.

const id = 1;
const workflowId = orderWorkflowId(id);
/** The statuses of an offer, of a new order and of a confirmed one. */
const { OFERTA, NEW, CONFIRMED } = orderStatuses;

export const orderCases: readonly Case[] = [
  {
    workflow: 'sales/order',
    name: 'offered-confirmed-marked-and-closed',
    play: async (stage) => {
      const { register, move } = ordersOf(stage.environment, stage.worker);
      register(id, { status: OFERTA, validTo: '2030-01-15' });
      await move(id, 'changeStatus', { statusId: NEW.id });
      await move(id, 'confirm', {});
      await move(id, 'markItems', { mark: 'Fulfilling', items: [] });
      await move(id, 'markItems', { mark: 'Shipped', items: [{ itemId: 1, quantity: '40' }] });
      await move(id, 'markItems', { mark: 'Shipped', items: [] });
      await move(id, 'markItems', { mark: 'Delivered', items: [] });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'sales/order',
    name: 'weighed-closed-and-opened-again',
    play: async (stage) => {
      const { register, changed, move } = ordersOf(stage.environment, stage.worker);
      // The order's item is 100 t of product 7, of which 99 t are enough with a tolerance of 2 %.
      register(id, { status: CONFIRMED, tolerance: '2.00', weighed: new Map([[7, '99.000']]) });
      await changed(id);
      await untilEnded(stage, workflowId);
      register(id, { weighed: new Map([[7, '50.000']]) });
      await changed(id);
      await move(id, 'cancel', { reason: 'rezygnacja', goesOn: true });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'sales/order',
    name: 'reminded-and-lapsed',
    skipsTime: true,
    play: async (stage) => {
      const { environment, worker } = stage;
      const { register, begin } = ordersOf(environment, worker);
      const last = DateTime.fromMillis(await environment.currentTimeMs()).plus({ days: 14 });
      register(id, { status: OFERTA, validTo: last.toFormat('yyyy-MM-dd') });
      await begin(id);
      await environment.sleep('20 days');
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'sales/order',
    name: 'continued-as-new',
    play: async (stage) => {
      // After 12 events the workflow continues as new.
      const { register, begin, move } = ordersOf(stage.environment, stage.worker, { tiredAfter: 12 });
      register(id);
      const { firstExecutionRunId } = await begin(id);
      await move(id, 'confirm', {});
      await move(id, 'markItems', { mark: 'Fulfilling', items: [] });
      await move(id, 'cancel', { goesOn: true });
      return { workflowId, runId: firstExecutionRunId };
    },
  },
];
