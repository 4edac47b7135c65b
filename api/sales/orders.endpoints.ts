import type { Database } from '#database/connect.ts';
import { objects } from '#domain/objects.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { orderContracts } from '#domain/sales/order.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { parseListQuery } from '../records/listQuery.ts';
import { orderComments } from './orderComments.ts';

const tag = 'sales';
/** The calls for orders at the URLs of the specification. */
export function orderEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records, registry } = database;
  return [
    serve(orderContracts.list, {
      tag,
      summary: 'Sales orders: the list as at /sales_order, asked for in the body',
      access: 'signedIn',
      handle: async ({ actor, body: { filter, ...body } }) => {
        const listRequest = { ...body, ...(filter ? { filter: JSON.stringify(filter) } : {}) };
        const { query } = parseListQuery(registry, objects.salesOrder, listRequest);
        const { rows, count } = await records.list(actor, objects.salesOrder.name, query);
        return { rows, count };
      },
    }),
    serve(orderContracts.read, {
      tag,
      summary:
        'A sales order with what was said about it; each of its lines names its product by `productId`',
      access: 'signedIn',
      handle: async ({ actor, body }) => {
        const id = body.orderId ?? body.id;
        if (id === undefined) throw failFields([{ field: 'orderId', code: 'required' }]);
        const order = await records.get(actor, objects.salesOrder.name, id);
        return { ...order, comments: await orderComments(database, actor, id) };
      },
    }),
  ];
}
