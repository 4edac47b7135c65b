import type { Database } from '#database/connect.ts';
import { orderPayments } from '#database/finance/orderPayments.ts';
import { unpaidOrders } from '#database/finance/unpaidOrders.ts';
import { orderPaymentContracts } from '#domain/finance/orderPayments.contracts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { objects } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** What was paid for an order, and what of a customer's orders is still open. */
export function orderPaymentEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const mustReadPayments = (actor: Actor): void => {
    const { name } = objects.paymentOperation;
    if (!may(actor, 'read', database.registry.byName(name))) throw fail('no_access', { object: name });
  };
  return [
    serve(orderPaymentContracts.orderPayments, {
      tag: 'finance',
      summary: 'The payments of an order, what was paid in each currency, and what is still open',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        mustReadPayments(actor);
        await database.records.mustSee(actor, 'salesOrder', id);
        actor.noteRead?.('paymentOperation', null);
        return orderPayments(database.sql, database.registry, actor, id);
      },
    }),
    serve(orderPaymentContracts.unpaidOrders, {
      tag: 'finance',
      summary: 'The orders of a customer that are not paid in full, and what is open by currency',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        mustReadPayments(actor);
        await database.records.mustSee(actor, 'counterparty', id);
        for (const object of ['salesOrder', 'paymentOperation'] as const) actor.noteRead?.(object, null);
        return unpaidOrders(database.sql, database.registry, actor, id);
      },
    }),
  ];
}
