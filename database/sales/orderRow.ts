import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import {
  areBegun,
  areDelivered,
  type OrderItem,
  type OrderItemState,
} from '#domain/sales/orderItems.rules.ts';
import type { OrderFacts, OrderStatusFacts } from '#domain/sales/orderMoves.rules.ts';
import type { Sql } from '../sql.ts';

export interface OrderRow {
  readonly id: number;
  readonly numberStr: string;
  readonly customer: string;
  readonly authorId: number | null;
  readonly managerId: number | null;
  /** ISO date. */
  readonly validTo: string | null;
  /** Percent. */
  readonly tolerance: string;
  /** Whether a line lacks a mandatory parameter. */
  readonly incomplete: boolean;
  /** Why the order was closed or canceled, such as `Lapsed`; null while it is open. */
  readonly ending: string | null;
  /** Whether its customer has accepted the offer. */
  readonly accepted: boolean;
  readonly updatedAt: Date;
  /** Whether it is marked for deletion. */
  readonly marked: boolean;
  readonly confirmed: boolean;
  readonly status: OrderStatusFacts;
  /** Whether its customer may see it in its present status. */
  readonly customerAccess: boolean;
  /** Whether its customer may no longer change it. */
  readonly customerLock: boolean;
}

/** The order's row; with `locked` it is locked until the transaction ends. @throws record_not_found */
export async function orderRow(db: Sql, id: number, lock?: 'locked'): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.number_str as "numberStr", c.name as customer, o.author_id as "authorId",
      o.manager_id as "managerId", to_char(o.valid_to, 'YYYY-MM-DD') as "validTo",
      coalesce(o.tolerance, 0)::text as tolerance, coalesce(o.incomplite_params, false) as incomplete, o.ending,
      o.accepted_at is not null as accepted, o.updated_at as "updatedAt", o.marked_to_delete as marked, o.confirmed,
      coalesce(s.customer_access, false) as "customerAccess", coalesce(s.customer_lock_order, false) as "customerLock",
      json_build_object('id', s.id, 'code', s.code, 'isClosed', coalesce(s.is_closed, false)) as status
    from sales_order o join sales_order_status s on s.id = o.status_id join counterparty c on c.id = o.customer_id
    where o.id = ${id} ${lock ? sql`for no key update of o` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'salesOrder', id });
  return row;
}

/** The lines of an order with the quantities fulfilled so far. */
export async function orderItems(db: Sql, orderId: number): Promise<OrderItem[]> {
  const { rows } = await sql<OrderItem>`
    select p.id, p.row_number as row, p.product_id as "productId", u.code as unit,
      coalesce(p.quantity, 0)::text as quantity, coalesce(p.fulfilling_quantity, 0)::text as fulfilling,
      coalesce(p.shipped_quantity, 0)::text as shipped, coalesce(p.delivered_quantity, 0)::text as delivered,
      coalesce(p.weighed_quantity, 0)::text as weighed
    from sales_order_products p left join unit_of_measure u on u.id = p.unit_of_measure_id
    where p.parent_id = ${orderId} order by p.row_number, p.id`.execute(db);
  return rows;
}

/** The numbers of the lines without a price; the same rule as `isUnpriced`. */
async function unpricedRows(db: Sql, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sales_order_products')
    .select('row_number')
    .where('parent_id', '=', orderId)
    .where('free_of_charge', '=', false)
    .where((eb) => eb.or([eb('price', 'is', null), eb('price', '=', '0')]))
    .orderBy('row_number')
    .execute();
  return rows.map(({ row_number: row }) => row);
}

/** The number of an order's planned visits whose last weighing is still to come (`isUnderWay`). */
async function underWayFor(db: Sql, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from disposition d join delivery_order o on o.id = d.order_id
    where o.sales_order_id = ${orderId} and not d.marked_to_delete and ${isUnderWay}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The facts that decide to which statuses an order may move. */
export async function orderFacts(db: Sql, row: OrderRow): Promise<OrderFacts> {
  const items = await orderItems(db, row.id);
  return {
    status: row.status,
    lines: items.length,
    incomplete: row.incomplete,
    unpriced: await unpricedRows(db, row.id),
    begun: areBegun(items),
    complete: areDelivered(items, row.tolerance),
    underWay: await underWayFor(db, row.id),
  };
}

/** An order status, found by id or code. @throws record_not_found */
export async function orderStatus(
  db: Sql,
  by: { readonly statusId: number } | { readonly code: string },
): Promise<OrderStatusFacts> {
  const row = await db
    .selectFrom('sales_order_status')
    .select(['id', 'code', 'is_closed'])
    .where('marked_to_delete', '=', false)
    .where((eb) => ('code' in by ? eb('code', '=', by.code) : eb('id', '=', by.statusId)))
    .executeTakeFirst();
  if (!row) throw fail('record_not_found', { object: 'salesOrderStatus', ...by });
  return { id: row.id, code: row.code, isClosed: row.is_closed };
}

/**
 * SQL condition on a disposition `d`: the last weighing of its vehicle is still to come. The vehicle is neither loaded nor
 * unloaded, it was not removed from the queue, and it has not left the terminal.
 */
export const isUnderWay = sql<boolean>`(d.state not in ('Loaded', 'Unloaded')
  and coalesce(d.cars_queue_status, 'OnTheWay') not in ('Deleted', 'TerminalExit'))`;

/**
 * SQL condition on a note `n`: its goods left for a customer or came back, and so count for an order. A note without an operation
 * is a shipment. A reweighing moves no goods.
 */
export const leavesTheStore = sql`(n.state = 'Returns'
  or coalesce(n.type_of_operation, 'Shipment') in ('Shipment', 'DirectVariantShipment'))`;

/** SQL condition on a note `n`: it is of this order, itself or through its delivery order. Both ways have an index. */
export const isOfOrder = (orderId: number) =>
  sql<boolean>`(n.sales_order_id = ${orderId} or (n.sales_order_id is null
    and n.delivery_order_id = any(array(select o.id from delivery_order o where o.sales_order_id = ${orderId}))))`;

/** SQL expression: the tonnes that a note `n` counts for its order. Returned goods are subtracted. */
export const tonnesForOrder = sql`case when n.state = 'Returns' then -n.netto else n.netto end`;

/** Tonnes of an order's approved weighings by product id. Returned goods are subtracted; the sum is at least zero. */
export async function weighedTonnes(db: Sql, orderId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ product: number; tonnes: string }>`
    select n.product_id as product,
      greatest(sum(${tonnesForOrder}), 0)::text as tonnes
    from delivery_note n
    where ${isOfOrder(orderId)} and n.confirmed and not n.marked_to_delete
      and n.netto is not null and n.product_id is not null and ${leavesTheStore}
    group by n.product_id`.execute(db);
  return new Map(rows.map(({ product, tonnes }) => [product, tonnes]));
}

/** Writes the fulfilled quantities and the states of order lines, in one statement however many there are. */
export async function writeItems(
  db: Sql,
  items: readonly (OrderItem & { readonly state: OrderItemState })[],
): Promise<void> {
  const quantities = (name: 'fulfilling' | 'shipped' | 'delivered' | 'weighed') =>
    sql`${items.map((item) => item[name])}::numeric[]`;
  await sql`update sales_order_products as p set fulfilling_quantity = v.fulfilling, shipped_quantity = v.shipped,
      delivered_quantity = v.delivered, weighed_quantity = v.weighed, item_state = v.state
    from unnest(${items.map(({ id }) => id)}::int[], ${quantities('fulfilling')}, ${quantities('shipped')},
      ${quantities('delivered')}, ${quantities('weighed')}, ${items.map(({ state }) => state)}::text[])
      as v (id, fulfilling, shipped, delivered, weighed, state)
    where p.id = v.id`.execute(db);
}
