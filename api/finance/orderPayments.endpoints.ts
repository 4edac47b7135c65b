import type { Database } from '#database/connect.ts';
import { orderPayments } from '#database/finance/orderPayments.ts';
import { unpaidOrders } from '#database/finance/unpaidOrders.ts';
import { orderPaymentContracts } from '#domain/finance/orderPayments.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** What was paid for an order, and what of a customer's orders is still open. */
export function orderPaymentEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records, registry, sql } = database;
  return [
    serve(orderPaymentContracts.orderPayments, {
      tag: 'finance',
      summary: 'The payments of an order, what was paid in each currency, and what is still open',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        mustReadAll(registry, actor, ['paymentOperation']);
        await records.mustSee(actor, 'salesOrder', id);
        return orderPayments(sql, registry, actor, id);
      },
    }),
    serve(orderPaymentContracts.unpaidOrders, {
      tag: 'finance',
      summary: 'The orders of a customer that are not paid in full, and what is open by currency',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        mustReadAll(registry, actor, ['salesOrder', 'paymentOperation']);
        await records.mustSee(actor, 'counterparty', id);
        return unpaidOrders(sql, registry, actor, id);
      },
    }),
  ];
}
