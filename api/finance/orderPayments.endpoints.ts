import type { Database } from '#database/connect.ts';
import { orderPayments } from '#database/finance/orderPayments.ts';
import { orderPaymentContracts } from '#domain/finance/orderPayments.contracts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { objects } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** What was paid for an order, and what is still open. */
export function orderPaymentEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(orderPaymentContracts.orderPayments, {
      tag: 'finance',
      summary: 'The payments of an order, what was paid in each currency, and what is still open',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        const { name } = objects.paymentOperation;
        if (!may(actor, 'read', database.registry.byName(name))) throw fail('no_access', { object: name });
        await database.records.mustSee(actor, 'salesOrder', id);
        actor.noteRead?.(name, null);
        return orderPayments(database.sql, database.registry, actor, id);
      },
    }),
  ];
}
