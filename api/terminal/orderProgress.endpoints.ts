import type { Database } from '#database/connect.ts';
import { deliveryOrderProgress, salesOrderProgress } from '#database/terminal/orderProgress.ts';
import { orderProgressContracts } from '#domain/terminal/orderProgress.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'terminal';

/** How much of an order was weighed and approved, and how much is left, for everyone who may see the order. */
export function orderProgressEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(orderProgressContracts.delivery, {
      tag,
      summary: 'How much of a delivery order was weighed and approved, and how much is left',
      access: ['operator', 'sales', 'forwarder'],
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'deliveryOrder', id);
        return deliveryOrderProgress(database.sql, id);
      },
    }),
    serve(orderProgressContracts.sales, {
      tag,
      summary: 'How much of a sales order was weighed and approved, of its lines in tonnes',
      access: ['sales'],
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'salesOrder', id);
        return salesOrderProgress(database.sql, id);
      },
    }),
  ];
}
