import { sql } from 'kysely';
import type { OrderPayments } from '#domain/finance/orderPayments.contracts.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';
import {
  countedForOrder,
  paymentCurrency,
  paymentsWithAccount,
  readableCurrencies,
  signedAmount,
} from './paymentSums.ts';

/** The most payments that are listed, the newest ones; the sums and counts are of all. */
const mostShown = 100;

/**
 * The payments of an order that the actor may see, and what is still open. The caller has checked that the actor may read this
 * order, and payments at all.
 */
export async function orderPayments(
  db: Sql,
  registry: Registry,
  actor: Actor,
  orderId: number,
): Promise<OrderPayments> {
  // `p`: the payments of the order; `known`: the currencies that the actor may read; `summed`: what is confirmed, by currency;
  // `o`: the order with what is due for it, which is 0 for a canceled order; `counted`: the signed amount of a payment in the
  // currency of the order, null if it cannot be converted. The answer is one row, which holds the lists as JSON.
  const { rows } = await sql<OrderPayments>`
    with p as materialized (
      select p.id, p.number_str, p.date, p.movement, p.amount, p.confirmed,
        ${paymentCurrency} as currency_id, ${countedForOrder} as counted
      from ${paymentsWithAccount} join sales_order o on o.id = p.sales_order_id
      where p.sales_order_id = ${orderId} and not p.marked_to_delete
        and ${readableBy(actor, registry, registry.byName('paymentOperation'), 'p')}
    ), known as (${readableCurrencies(registry, actor)}), summed as (
      select currency_id, sum(${signedAmount}) as amount
      from p where confirmed group by currency_id
    ), o as (
      select o.currency_id, case when s.code = 'CANCELED' then 0 else coalesce(o.sum_brutto, 0) end as due
      from sales_order o join sales_order_status s on s.id = o.status_id where o.id = ${orderId}
    )
    select (select coalesce(json_agg(json_build_object('id', newest.id, 'numberStr', number_str,
          'date', to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'movement', movement,
          'amount', amount::numeric(18,2)::text, 'currency', k.currency,
          'counted', counted::text, 'confirmed', coalesce(confirmed, false))
          order by date desc, newest.id desc), '[]')
        from (select * from p order by date desc, id desc limit ${mostShown}) newest
          left join known k on k.id = newest.currency_id) as rows,
      (select count(*)::int from p) as count,
      (select coalesce(json_agg(json_build_object('currency', k.currency, 'amount', amount::numeric(18,2)::text)
          order by summed.currency_id), '[]')
        from summed left join known k on k.id = summed.currency_id) as paid,
      (select count(*)::int from p where confirmed is not true) as unconfirmed,
      (select count(*)::int from p where confirmed and counted is null) as unconverted,
      o.due::numeric(18,2)::text as due,
      round(o.due - coalesce((select sum(counted) from p where confirmed), 0), 2)::text as open,
      (select currency from known where known.id = o.currency_id) as currency
    from o`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error(`order ${orderId} has no row`);
  return answer;
}
