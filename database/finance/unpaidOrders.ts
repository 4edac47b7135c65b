import { sql } from 'kysely';
import type { UnpaidOrders } from '#domain/finance/orderPayments.contracts.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { orderStatusesToPay } from '#domain/sales/orderMoves.rules.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';
import { countedForOrder, paymentsWithAccount, readableCurrencies } from './paymentSums.ts';

const mostShown = 10;

/**
 * The agreed orders of a customer that are not paid in full, as far as the actor may see them and their payments. Only confirmed
 * payments count, and those in another currency if they can be converted. Access to the customer is checked by the caller.
 */
export async function unpaidOrders(
  db: Sql,
  registry: Registry,
  actor: Actor,
  customerId: number,
): Promise<UnpaidOrders> {
  // `o`: the agreed orders; `paid`: what is paid for each of them; `unpaid`: the orders with what is open; `known`: the
  // currencies that the actor may read; `summed`: what is open, by currency. The one row of the answer holds the lists as JSON.
  const { rows } = await sql<UnpaidOrders>`
    with o as (
      select o.id, o.number_str, o.currency_id, o.sum_brutto
      from sales_order o join sales_order_status s on s.id = o.status_id
      where o.customer_id = ${customerId} and not o.marked_to_delete and s.code = any(${[...orderStatusesToPay]})
        and ${readableBy(actor, registry, registry.byName('salesOrder'), 'o')}
    ), paid as (
      select p.sales_order_id, sum(${countedForOrder}) as amount
      from ${paymentsWithAccount} join o on o.id = p.sales_order_id
      where p.confirmed and not p.marked_to_delete
        and ${readableBy(actor, registry, registry.byName('paymentOperation'), 'p')}
      group by 1
    ), unpaid as materialized (
      select o.id, o.number_str, o.currency_id, o.sum_brutto - coalesce(paid.amount, 0) as open
      from o left join paid on paid.sales_order_id = o.id
      where o.sum_brutto > coalesce(paid.amount, 0)
    ), known as (${readableCurrencies(registry, actor)}), summed as (select currency_id, sum(open) as amount from unpaid group by currency_id)
    select (select coalesce(json_agg(json_build_object('id', oldest.id, 'numberStr', number_str,
          'open', open::numeric(18,2)::text, 'currency', k.currency) order by oldest.id), '[]')
        from (select * from unpaid order by id limit ${mostShown}) oldest
          left join known k on k.id = oldest.currency_id) as rows,
      (select count(*)::int from unpaid) as count,
      (select coalesce(json_agg(json_build_object('currency', k.currency, 'amount', amount::numeric(18,2)::text)
          order by summed.currency_id), '[]')
        from summed left join known k on k.id = summed.currency_id) as open`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('the unpaid orders have no row');
  return answer;
}
