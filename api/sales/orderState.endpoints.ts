import type { Database } from '#database/connect.ts';
import { progressByProduct, underWayOf } from '#database/sales/orderProgress.ts';
import { orderFacts, orderItems, orderRow, type OrderRow } from '#database/sales/orderRow.ts';
import { may } from '#domain/platform/access.rules.ts';
import { announcedShares } from '#domain/sales/announcing.rules.ts';
import { itemStateIn, leftToMark, sharedOut } from '#domain/sales/orderItems.rules.ts';
import {
  firstOrderStatuses,
  mayTakeOrder,
  refusalOfEnding,
  refusalOfFulfilling,
  type OrderStatusCode,
} from '#domain/sales/orderMoves.rules.ts';
import { objects } from '#domain/objects.ts';
import { orderContracts } from '#domain/sales/order.contracts.ts';
import { shownNext } from '#domain/processes/reminders.rules.ts';
import { expectedOfferEvent } from '#domain/sales/offer.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';

const tag = 'sales';
/** The state of an order, the moves it allows, and the progress of its lines. */
export function orderStateEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(orderContracts.state, {
      tag,
      summary: 'Where an order stands, which statuses it may go into, and how far each of its lines has come',
      access: 'signedIn',
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'salesOrder', id);
        const row = await orderRow(database.sql, id);
        const mayMove = may(actor, 'modify', objects.salesOrder) && !row.marked;
        const statuses = await findRecords(database, actor, 'salesOrderStatus', { markedToDelete: false });
        const order = await orderFacts(database.sql, row);
        const allowed = statuses
          .filter(
            (status) =>
              status.id !== row.status.id &&
              mayTakeOrder(row.status, statusFacts(status)) &&
              // An order that has begun does not go back to its first statuses.
              !(order.begun && firstOrderStatuses.includes(String(status.code) as OrderStatusCode)),
          )
          // `asks` is the code of the question that a person confirms before the order ends in this status.
          .map((status) => ({ ...status, asks: refusalOfEnding(order, statusFacts(status))?.code ?? null }));
        const now = new Date().toISOString();
        // `OFERTA` is the status of an offer that nobody has answered: it lapses, and before that somebody is reminded.
        const event =
          row.status.code === 'OFERTA' && !row.marked ? expectedOfferEvent(row.validTo, now) : null;
        return {
          orderId: id,
          closed: row.status.isClosed,
          allowed: mayMove ? allowed : [],
          mayFulfil: mayMove && !refusalOfFulfilling(row.status),
          next: shownNext(event),
          items: await lineStates(database, row),
          updatedAt: new Date(row.updatedAt).toISOString(),
        };
      },
    }),
    serve(orderContracts.underWay, {
      tag,
      summary:
        'What of an order is on its way: trucks, delivery orders, transport orders and schedules that are not at their end',
      access: ['sales'],
      handle: async ({ actor, params: { id } }) => {
        await database.records.mustSee(actor, 'salesOrder', id);
        const { rows, hidden, more } = await underWayOf(database.sql, database.registry, actor, id);
        // The access log keeps who has read records of restricted objects.
        for (const { object, id: recordId } of rows) actor.noteRead?.(object, recordId);
        return { rows: [...rows], count: rows.length, more, hidden };
      },
    }),
  ];
}

const statusFacts = ({ id, code, isClosed }: Record<string, unknown>) => ({
  id: Number(id),
  code: String(code),
  isClosed: isClosed === true,
});

const lineStates = async (database: Database, { id, status, tolerance }: OrderRow) => {
  const items = await orderItems(database.sql, id);
  const progress = await progressByProduct(database.sql, id);
  // What was announced and what was weighed are known by product, so they are shared out among the lines of the product.
  const announced = announcedShares(items, new Map(progress.map((each) => [each.productId, each.announced])));
  const weighed = sharedOut(items, new Map(progress.map((each) => [each.productId, each.weighed])));
  return items.map((item) => ({
    id: item.id,
    row: item.row,
    unit: item.unit,
    state: itemStateIn(status.code, item, tolerance),
    quantity: item.quantity,
    announced: announced.get(item.id) ?? null,
    weighed: weighed.get(item.id) ?? null,
    // The `weighed` of an item is only what comes from approved weighings; the answer's `weighed` counts all weighings.
    approved: item.weighed,
    fulfilling: item.fulfilling,
    shipped: item.shipped,
    delivered: item.delivered,
    left: {
      Fulfilling: leftToMark(item, 'Fulfilling').toFixed(3),
      Shipped: leftToMark(item, 'Shipped').toFixed(3),
      Delivered: leftToMark(item, 'Delivered').toFixed(3),
    },
  }));
};
