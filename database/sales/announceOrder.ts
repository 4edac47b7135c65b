import { fail, failFields } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { announcedItems, scheduledDays, type AnnouncedItem } from '#domain/sales/announcing.rules.ts';
import { refusalOfFulfilling } from '#domain/sales/orderMoves.rules.ts';
import type { WantedItem } from '#domain/sales/orderItems.rules.ts';
import type { Transaction } from '../transaction.ts';
import { mustBeMovable } from './mustBeMovable.ts';
import { progressByProduct } from './orderProgress.ts';
import { orderItems, orderRow } from './orderRow.ts';

export interface Announcement {
  /** `quantity` is in the unit of the line; without it, all that is left of the line is announced. */
  readonly items: readonly { readonly itemId: number; readonly quantity?: string | undefined }[];
  /** ISO dates. */
  readonly validFrom?: string | undefined;
  readonly validTo?: string | undefined;
  readonly warehouseId?: number | undefined;
  /** `from` is an ISO date; `perDay` is in tonnes. */
  readonly schedule?: { readonly from: string; readonly perDay: string } | undefined;
  readonly transport?: { readonly way: string; readonly carrierId?: number | undefined } | undefined;
  /** The version of the order that the person saw. */
  readonly updatedAt?: string | undefined;
}

// These are types and not interfaces: the answer is kept as JSON under the id of the request, and the type of JSON takes no
// interface.
type Made = { id: number; numberStr: string };
type Announced = { deliveryOrders: Made[]; deliverySchedule: Made | null; transportOrders: Made[] };

/**
 * Creates delivery orders for an order or a part of it, one for each product line, with the requested schedule and transport
 * orders. The order is locked, so that two requests at once cannot announce the same remaining quantity. The caller has checked that
 * the actor may change the order.
 */
export async function announceOrder(
  tx: Transaction,
  actor: Actor,
  orderId: number,
  announcement: Announcement,
): Promise<Announced> {
  const { validFrom, validTo } = announcement;
  if (validFrom !== undefined && validTo !== undefined && validFrom > validTo)
    throw failFields([
      { field: 'validFrom', code: 'later_than_field', params: { otherField: 'deliveryOrder.validTo' } },
    ]);
  if (announcement.schedule && announcement.schedule.from < warsawToday())
    throw failFields([{ field: 'schedule.from', code: 'in_the_past' }]);
  const row = await orderRow(tx.sql, orderId, 'locked');
  mustBeMovable(row, announcement.updatedAt);
  mustNotRefuse(refusalOfFulfilling(row.status));
  const order = await tx.records.get(systemActor, 'salesOrder', orderId);
  const progress = await progressByProduct(tx.sql, orderId);
  const items = valueOrThrow(
    announcedItems(
      await orderItems(tx.sql, orderId),
      // Tonnes by the id of the product.
      new Map(progress.map(({ productId, announced }) => [productId, announced])),
      row.tolerance,
      announcement.items.map(wantedItem),
    ),
  );
  const deliveryOrders: Made[] = [];
  const transportOrders: Made[] = [];
  for (const item of items) {
    const made = await makeDeliveryOrder(tx, actor, {
      orderId,
      customerId: Number(order.customerId),
      item,
      announcement,
    });
    deliveryOrders.push(made);
    if (announcement.transport)
      transportOrders.push(
        await makeTransportOrder(tx, actor, made, Number(order.customerId), item, announcement),
      );
  }
  const deliverySchedule = announcement.schedule
    ? await makeSchedule(tx, actor, orderId, Number(order.customerId), items, announcement.schedule)
    : null;
  return { deliveryOrders, deliverySchedule, transportOrders };
}

const wantedItem = ({ itemId, quantity }: Announcement['items'][number]): WantedItem =>
  quantity === undefined ? { itemId } : { itemId, quantity };

const valueOrThrow = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw fail(answer.code, answer.params);
  return answer;
};

interface Delivery {
  readonly orderId: number;
  readonly customerId: number;
  readonly item: AnnouncedItem;
  readonly announcement: Announcement;
}

const makeDeliveryOrder = async (
  tx: Transaction,
  actor: Actor,
  { orderId, customerId, item, announcement }: Delivery,
): Promise<Made> =>
  idAndNumber(
    await tx.records.create(actor, 'deliveryOrder', {
      typeOfOperation: 'Shipment',
      salesOrder: orderId,
      customer: customerId,
      product: item.productId,
      quantity: item.tonnes,
      warehouse: announcement.warehouseId ?? null,
      validFrom: announcement.validFrom ?? null,
      validTo: announcement.validTo ?? null,
    }),
  );

const makeTransportOrder = async (
  tx: Transaction,
  actor: Actor,
  deliveryOrder: Made,
  customerId: number,
  { productId, tonnes }: AnnouncedItem,
  { transport }: Announcement,
): Promise<Made> =>
  idAndNumber(
    await tx.records.create(actor, 'orderForTransport', {
      transportWay: transport?.way,
      carrier: transport?.carrierId ?? null,
      deliveryOrder: deliveryOrder.id,
      customer: customerId,
      product: productId,
      quantity: tonnes,
    }),
  );

const makeSchedule = async (
  tx: Transaction,
  actor: Actor,
  orderId: number,
  customerId: number,
  items: readonly AnnouncedItem[],
  { from, perDay }: NonNullable<Announcement['schedule']>,
): Promise<Made> => {
  const days = valueOrThrow(scheduledDays(items, from, perDay));
  const tonne = await tx.sql
    .selectFrom('unit_of_measure')
    .select('id')
    .where('code', '=', 't')
    .executeTakeFirst();
  return idAndNumber(
    await tx.records.create(actor, 'deliverySchedule', {
      validFrom: days[0]?.day ?? from,
      validTo: days.at(-1)?.day ?? from,
      counterparties: [{ counterparty: customerId }],
      salesOrders: [{ salesOrder: orderId }],
      items: days.map(({ productId, day, tonnes }) => ({
        product: productId,
        quantity: tonnes,
        unitOfMeasure: tonne?.id ?? null,
        deliveryDate: day,
        counterparty: customerId,
        salesOrder: orderId,
      })),
    }),
  );
};

const idAndNumber = ({ id, numberStr }: { readonly id: number; readonly numberStr?: unknown }): Made => ({
  id,
  numberStr: String(numberStr),
});
