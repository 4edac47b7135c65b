import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { deliveryOrderProgress, salesOrderProgress } from '#database/terminal/orderProgress.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'terminal';
const params = z.object({ id: recordId });
const answer = z.object({
  quantity: z.string().nullable(),
  weighed: z.string(),
  approved: z.string(),
  left: z.string().nullable(),
  notes: z.int(),
  announced: z.int(),
  weighing: z.int(),
  done: z.int(),
});

/** How much of an order was weighed and approved, and how much is left; whoever sees the order may know. */
export const orderProgressEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/delivery_order/:id/progress',
    tag,
    summary: 'How much of a delivery order was weighed and approved, and how much is left',
    access: ['operator', 'sales', 'forwarder'],
    params,
    answer,
    handle: async ({ actor, params: { id } }) => {
      await database.records.mustSee(actor, 'deliveryOrder', id);
      return deliveryOrderProgress(database.sql, id);
    },
  }),
  endpoint({
    method: 'get',
    path: '/sales_order/:id/progress',
    tag,
    summary: 'How much of a sales order was weighed and approved, of its lines in tonnes',
    access: ['sales'],
    params,
    answer,
    handle: async ({ actor, params: { id } }) => {
      await database.records.mustSee(actor, 'salesOrder', id);
      return salesOrderProgress(database.sql, id);
    },
  }),
];
