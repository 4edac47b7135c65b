import type { Database } from '#database/connect.ts';
import { announceOrder } from '#database/sales/announceOrder.ts';
import { objects } from '#domain/objects.ts';
import { announceContracts } from '#domain/sales/announce.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

/** Announces an order, or parts of it, to the terminal: makes delivery orders, and on request a schedule and transport orders. */
export function announceEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(announceContracts.announce, {
      tag: 'sales',
      summary:
        'Makes delivery orders of an order or of a part of it, with a delivery schedule and transport orders where wanted',
      access: ['sales'],
      refuses: [409],
      handle: async ({ actor, params: { id }, body, request }) => {
        await database.records.mustSee(actor, objects.salesOrder.name, id, 'modify');
        return doOnce(database, actor, request, body, (tx) => announceOrder(tx, actor, id, body));
      },
    }),
  ];
}
