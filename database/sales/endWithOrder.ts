import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { orderRow } from './orderRow.ts';

/** Outbox topic: end the disposition of a truck that has not arrived, because its order was canceled. */
export const endDispositionOutbox = 'endDisposition';

/** What a row of the outbox under this topic says. */
export interface EndedDisposition {
  readonly dispositionId: number;
  /** The user who canceled the order, or who restored the disposition afterwards; null for the server. */
  readonly by: number | null;
  /** The number of the canceled order. */
  readonly order: string;
}

interface EndingOrder {
  readonly id: number;
  readonly numberStr: string;
}

/** A record that ends with the order. */
interface Ended {
  readonly id: number;
  readonly numberStr: string;
  /** Whether it is marked for deletion. */
  readonly marked: boolean;
}

/**
 * Closes or cancels the open delivery orders of an order, their transport orders and its schedules. If the order is canceled,
 * trucks that have not arrived are canceled too; a truck that has arrived finishes its visit. Orders and schedules that are marked
 * for deletion end too, because they may be restored later; a marked truck is canceled when it is restored (`callOffRestored`).
 * @returns the numbers of all records that were ended, without those that are marked
 */
export async function endWithOrder(
  tx: Transaction,
  actor: Actor,
  order: EndingOrder,
  state: 'Closed' | 'Canceled',
): Promise<readonly string[]> {
  const deliveries = await openDeliveryOrders(tx.sql, order.id);
  const transports = await openTransports(tx.sql, order.id);
  const schedules = await openSchedules(tx.sql, order.id);
  for (const { id } of deliveries) await tx.records.updateOnly(actor, 'deliveryOrder', id, { state });
  for (const { id } of transports) await tx.records.updateOnly(actor, 'orderForTransport', id, { state });
  for (const { id } of schedules) await tx.records.updateOnly(actor, 'deliverySchedule', id, { state });
  const trucks = state === 'Canceled' ? await awaitedTrucks(tx.sql, order.id) : [];
  for (const { id } of trucks) await callOff(tx, actor, id, order);
  return [...deliveries, ...transports, ...schedules, ...trucks].flatMap(({ numberStr, marked }) =>
    marked ? [] : [numberStr],
  );
}

/** Has the relay tell the journey of the disposition that its truck need not come. */
const callOff = async (
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
  order: EndingOrder,
): Promise<void> => {
  const payload: EndedDisposition = { dispositionId, by: actor.userId, order: order.numberStr };
  await tx.outbox(endDispositionOutbox, { ...payload });
};

/**
 * Cancels the truck of a disposition that was restored, if its sales order was canceled while the disposition was marked for
 * deletion. `endWithOrder` leaves out the trucks of such dispositions.
 */
export async function callOffRestored(tx: Transaction, actor: Actor, disposition: AnyRecord): Promise<void> {
  const delivery = await tx.sql
    .selectFrom('delivery_order')
    .select('sales_order_id as salesOrder')
    .where('id', '=', Number(disposition.orderId))
    .executeTakeFirst();
  if (typeof delivery?.salesOrder !== 'number') return;
  // The lock waits for a transaction that is canceling the order now.
  const order = await orderRow(tx.sql, delivery.salesOrder, 'locked');
  if (order.status.code === 'CANCELED') await callOff(tx, actor, disposition.id, order);
}

const openDeliveryOrders = (db: Sql, orderId: number): Promise<Ended[]> =>
  db
    .selectFrom('delivery_order')
    .select(['id', 'number_str as numberStr', 'marked_to_delete as marked'])
    .where('sales_order_id', '=', orderId)
    .where('state', 'in', ['Open', 'Ongoing'])
    .orderBy('id')
    .$narrowType<{ numberStr: string }>()
    .execute();

const openTransports = async (db: Sql, orderId: number): Promise<readonly Ended[]> => {
  const { rows } = await sql<Ended>`
    select t.id, t.number_str as "numberStr", t.marked_to_delete as marked
    from order_for_transport t join delivery_order o on o.id = t.delivery_order_id
    where o.sales_order_id = ${orderId} and t.state in ('Open', 'Ongoing')
    order by t.id`.execute(db);
  return rows;
};

/** The order's open schedules that serve no other open order. */
const openSchedules = async (db: Sql, orderId: number): Promise<readonly Ended[]> => {
  const { rows } = await sql<Ended>`
    select d.id, d.number_str as "numberStr", d.marked_to_delete as marked
    from delivery_schedule d
    where exists (select from delivery_schedule_sales_orders l
        where l.parent_id = d.id and l.sales_order_id = ${orderId})
      and not exists (select from delivery_schedule_sales_orders l
        join sales_order s on s.id = l.sales_order_id join sales_order_status t on t.id = s.status_id
        where l.parent_id = d.id and s.id <> ${orderId} and not coalesce(t.is_closed, false))
      and d.state in ('Open', 'Ongoing')
    order by d.id`.execute(db);
  return rows;
};

/** The dispositions of the order whose vehicles have not arrived, without those that are marked for deletion. */
const awaitedTrucks = async (db: Sql, orderId: number): Promise<readonly Ended[]> => {
  const { rows } = await sql<Ended>`
    select d.id, d.number_str as "numberStr", d.marked_to_delete as marked
    from disposition d join delivery_order o on o.id = d.order_id
    where o.sales_order_id = ${orderId} and ${isAwaited} and not d.marked_to_delete
    order by d.id`.execute(db);
  return rows;
};

/** SQL condition: the disposition's vehicle has neither arrived nor been weighed. */
const isAwaited = sql`coalesce(d.cars_queue_status, 'OnTheWay') = 'OnTheWay'
  and coalesce(d.state, 'OnTheWay') = 'OnTheWay' and d.arrived_at is null and d.number_of_weighted = 0`;

/**
 * Whether a disposition is not marked for deletion and its vehicle has still not arrived; the vehicle may have arrived after the
 * order was canceled.
 */
export async function isStillAwaited(db: Sql, dispositionId: number): Promise<boolean> {
  const { rows } = await sql`
    select from disposition d where d.id = ${dispositionId} and ${isAwaited} and not d.marked_to_delete`.execute(
    db,
  );
  return rows.length > 0;
}
