import { sql, type RawBuilder } from 'kysely';
import { businessZone } from '#domain/kernel/time.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { SalesDimension } from '#domain/sales/analysis.contracts.ts';
import type { OrderStatusCode } from '#domain/sales/orderMoves.rules.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

interface SalesPeriod {
  /** ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
}

interface SalesGroup {
  /** The month as `YYYY-MM`, or the id of the customer or product. */
  readonly key: string;
  readonly orders: number;
  readonly sumNetto: string;
}

export interface SalesFigures {
  /** The id of the currency of all sums; null if none was asked for and there are no orders. */
  readonly currency: number | null;
  /** All currencies of the period by id, the most frequent first, each with the number of its orders. */
  readonly currencies: readonly { readonly id: number; readonly orders: number }[];
  /** The number and the net value of all orders in this currency. */
  readonly orders: number;
  readonly sumNetto: string;
  readonly rows: readonly SalesGroup[];
  /** The number of all rows; `rows` has at most 100 of them. */
  readonly groups: number;
}

const canceled: OrderStatusCode = 'CANCELED';
/** People do not read more rows than this. Those with the greatest value are answered, or the first months. */
const mostRows = 100;

const zone = sql.lit(businessZone);
/** Which orders of a period count, as `o` with their status `s`: those that the actor may see, without canceled or marked ones. */
const countsIn = (registry: Registry, actor: Actor, { from, to }: SalesPeriod) => sql`
  o.date >= ${from}::date::timestamp at time zone ${zone}
    and o.date < (${to}::date + 1)::timestamp at time zone ${zone}
    and not o.marked_to_delete and s.code is distinct from ${canceled}
    and ${readableBy(actor, registry, registry.byName('salesOrder'), 'o')}`;

/** For each dimension: what each order of the currency contributes to which key. */
const contributions: Readonly<Record<SalesDimension, RawBuilder<unknown>>> = {
  month: sql`select month as key, id, sum_netto from in_currency`,
  customer: sql`select customer_id::text as key, id, sum_netto from in_currency`,
  product: sql`select p.product_id::text as key, in_currency.id, p.sum_netto
    from in_currency join sales_order_products p on p.parent_id = in_currency.id`,
};

/**
 * Net value and number of orders by month, customer or product, in one currency, from one statement.
 * @param currency the id of the currency; PLN or the most frequent one if it is undefined
 */
export async function salesAnalysis(
  db: Sql,
  registry: Registry,
  actor: Actor,
  {
    by,
    currency,
    ...period
  }: SalesPeriod & { readonly by: SalesDimension; readonly currency?: number | undefined },
): Promise<SalesFigures> {
  const order = by === 'month' ? sql`key` : sql`value desc, key`;
  // `o`: the orders that count; `chosen`: the currency of the answer; `contributed`: what each of its orders adds to which group;
  // `shown`: the first groups in their order. The one row of the answer holds the lists as JSON.
  const { rows } = await sql<SalesFigures>`
    with o as materialized (
      select o.id, o.customer_id, o.currency_id, o.sum_netto, to_char(o.date at time zone ${zone}, 'YYYY-MM') as month
      from sales_order o join sales_order_status s on s.id = o.status_id
      where ${countsIn(registry, actor, period)}
    ), currencies as (
      select currency_id as id, count(*)::int as orders from o group by currency_id
    ), chosen as (
      select coalesce(${currency ?? null}::int, (
        select c.id from currencies c join currency y on y.id = c.id
        order by (y.code = 'PLN') desc, c.orders desc, c.id limit 1)) as id
    ), in_currency as (
      select o.* from o where o.currency_id = (select id from chosen)
    ), contributed as (${contributions[by]}), grouped as (
      select key, count(distinct id)::int as orders, coalesce(sum(sum_netto), 0) as value from contributed group by key
    ), shown as (
      select key, orders, value::numeric(18,2)::text as "sumNetto", row_number() over (order by ${order}) as place
      from grouped order by place limit ${mostRows}
    )
    select (select id from chosen) as currency,
      (select coalesce(json_agg(json_build_object('id', id, 'orders', orders) order by orders desc, id), '[]')
        from currencies) as currencies,
      (select count(*)::int from in_currency) as orders,
      (select coalesce(sum(sum_netto), 0)::numeric(18,2)::text from in_currency) as "sumNetto",
      (select coalesce(json_agg(json_build_object('key', key, 'orders', orders, 'sumNetto', "sumNetto") order by place), '[]')
        from shown) as rows,
      (select count(*)::int from grouped) as groups`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('the analysis of orders has no row');
  return figures;
}
