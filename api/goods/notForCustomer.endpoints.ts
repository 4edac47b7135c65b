import type { Database } from '#database/connect.ts';
import { productsNotFor } from '#database/goods/productsNotFor.ts';
import { mostProductsNotFor, notForCustomerContracts } from '#domain/goods/notForCustomer.contracts.ts';
import { objects } from '#domain/objects.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** The products that a customer does not get. */
export function notForCustomerEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(notForCustomerContracts.list, {
      tag: 'goods',
      access: objects.product.access.modify,
      summary: 'The products whose condition keeps them from a customer, each with its reason in words',
      handle: async ({ actor, language, params: { id } }) => {
        await database.records.mustSee(actor, objects.counterparty.name, id);
        const rows = await productsNotFor(database, { customerId: id, limit: mostProductsNotFor, language });
        return { rows, count: rows.length };
      },
    }),
  ];
}
