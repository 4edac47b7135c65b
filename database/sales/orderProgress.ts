import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { UnderWay } from '#domain/sales/order.contracts.ts';
import { readableFor } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';
import { isOfOrder, isUnderWay, leavesTheStore, tonnesForOrder } from './orderRow.ts';

/** How many tonnes of a product an order has announced, and how many were weighed. */
export interface ProductProgress {
  readonly productId: number;
  /**
   * Tonnes on delivery orders that were not canceled; a closed one counts with no more than was weighed for it. What was weighed
   * without one of these delivery orders counts too.
   */
  readonly announced: string;
  /** Tonnes on the delivery notes that are shipments, approved or not. Returned goods are subtracted. */
  readonly weighed: string;
}

/**
 * The progress of each product of an order. In the statement, `noted` has what was weighed by product and delivery order (null
 * for none), `counted` the delivery orders that count, and `announced` joins both. More may come back than was weighed for one
 * delivery order: `greatest` makes 0 of its negative tonnes.
 */
export async function progressByProduct(db: Sql, orderId: number): Promise<readonly ProductProgress[]> {
  const { rows } = await sql<ProductProgress>`
    with noted as (
      select n.product_id, n.delivery_order_id, sum(${tonnesForOrder}) as tonnes
      from delivery_note n
      where ${isOfOrder(orderId)} and not n.marked_to_delete
        and n.netto is not null and n.product_id is not null and ${leavesTheStore}
      group by n.product_id, n.delivery_order_id),
    counted as (
      select o.id, o.product_id, o.state, o.quantity from delivery_order o
      where o.sales_order_id = ${orderId} and o.state <> 'Canceled' and not o.marked_to_delete
        and o.product_id is not null),
    announced as (
      select coalesce(o.product_id, n.product_id) as product_id, sum(case
        when o.id is null then greatest(n.tonnes, 0)
        when o.state = 'Closed' then least(o.quantity, greatest(coalesce(n.tonnes, 0), 0))
        else o.quantity end) as tonnes
      from counted o full join noted n on n.delivery_order_id = o.id and n.product_id = o.product_id
      group by 1),
    weighed as (select product_id, sum(tonnes) as tonnes from noted group by product_id)
    select coalesce(a.product_id, w.product_id) as "productId", coalesce(a.tonnes, 0)::text as announced,
      coalesce(w.tonnes, 0)::text as weighed
    from announced a full join weighed w on w.product_id = a.product_id`.execute(db);
  return rows;
}

/** The most rows of an order that a person is shown. */
const mostShown = 200;

interface OnItsWay {
  readonly rows: readonly UnderWay[];
  /** How many more the actor may see than are in `rows`. */
  readonly more: number;
  /** How many more there are that the actor may not see. */
  readonly hidden: number;
}

/**
 * What of an order is on its way, as far as the actor may see it: trucks first, then delivery orders, transport orders and
 * schedules. In the statement, `place` is the position of a kind in this sequence, from 1 to 4; `about` is a vehicle, a product,
 * a carrier or a period of time; `seen` says whether the actor may see the row.
 */
export async function underWayOf(
  db: Sql,
  registry: Registry,
  actor: Actor,
  orderId: number,
): Promise<OnItsWay> {
  const readable = readableFor(actor, registry);
  const { rows } = await sql<UnderWay & { readonly seen: boolean } & Omit<OnItsWay, 'rows'>>`
    with under_way as (
    select 'disposition' as object, d.id, d.number_str as "numberStr",
      coalesce(d.cars_queue_status, d.state) as state, v.name as about, d.netto::text as tonnes, 1 as place,
      cast(${readable('disposition', 'd')} as boolean) as seen
    from disposition d join delivery_order o on o.id = d.order_id
      left join vehicle v on v.id = d.vehicle_id and ${readable('vehicle', 'v')}
    where o.sales_order_id = ${orderId} and not d.marked_to_delete and ${isUnderWay}
    union all
    select 'deliveryOrder', o.id, o.number_str, o.state, p.name, o.quantity::text, 2, ${readable('deliveryOrder', 'o')}
    from delivery_order o left join product p on p.id = o.product_id and ${readable('product', 'p')}
    where o.sales_order_id = ${orderId} and o.state in ('Open', 'Ongoing') and not o.marked_to_delete
    union all
    select 'orderForTransport', t.id, t.number_str, t.state, c.name, t.quantity::text, 3, ${readable('orderForTransport', 't')}
    from order_for_transport t join delivery_order o on o.id = t.delivery_order_id
      left join carrier c on c.id = t.carrier_id and ${readable('carrier', 'c')}
    where o.sales_order_id = ${orderId} and t.state in ('Open', 'Ongoing') and not t.marked_to_delete
    union all
    select 'deliverySchedule', d.id, d.number_str, d.state,
      concat_ws(' – ', to_char(d.valid_from, 'DD.MM.YYYY'), to_char(d.valid_to, 'DD.MM.YYYY')),
      (select sum(i.quantity)::text from delivery_schedule_items i
        where i.parent_id = d.id and i.sales_order_id = ${orderId}), 4, ${readable('deliverySchedule', 'd')}
    from delivery_schedule d
    where exists (select from delivery_schedule_sales_orders l
        where l.parent_id = d.id and l.sales_order_id = ${orderId})
      and d.state in ('Open', 'Ongoing') and not d.marked_to_delete
    )
    select *, (count(*) filter (where not seen) over ())::int as hidden,
      greatest(count(*) filter (where seen) over () - ${mostShown}::int, 0)::int as more
    from under_way order by seen desc, place, id limit ${mostShown}`.execute(db);
  const shown = rows.filter((row) => row.seen);
  return {
    rows: shown.map(({ object, id, numberStr, state, about, tonnes }) => ({
      object,
      id,
      numberStr,
      state,
      about,
      tonnes,
    })),
    // Each row has both numbers, which count the rows beyond the limit too.
    hidden: rows[0]?.hidden ?? 0,
    more: rows[0]?.more ?? 0,
  };
}
