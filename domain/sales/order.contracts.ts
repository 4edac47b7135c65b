import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { file } from '../platform/file.ts';
import { offerEvents } from './offer.rules.ts';
import { itemMarks, orderItemStates, type ItemMark } from './orderItems.rules.ts';
import { partOfLine } from './partOfLine.ts';
import { salesOrder } from './salesOrder.ts';
import { salesOrderComment } from './salesOrderComment.ts';
import { salesOrderStatus } from './salesOrderStatus.ts';

const params = z.object({ id: recordId });
const order = recordShape(salesOrder);
/** The specification does not say which name the order's id has: both are accepted. */
const orderIds = { orderId: recordId.optional(), id: recordId.optional() };
const seenOrder = { updatedAt: seenVersion };
const goesOn = z
  .boolean()
  .optional()
  .describe('The caller knows what is still open, and the order is to end all the same');

const amount = z.string();
const line = z.object({
  id: z.int(),
  row: z.int(),
  unit: z.string().nullable(),
  state: z.enum(orderItemStates),
  quantity: amount,
  announced: amount
    .nullable()
    .describe('On delivery orders, or weighed without one; null if the unit is not a unit of weight'),
  weighed: amount
    .nullable()
    .describe('By all weighings, approved or not; null if the unit is not a unit of weight'),
  approved: amount.describe('The part of the shipped quantity that comes from approved weighings'),
  /** The quantity that was begun; what was shipped counts as begun. */
  fulfilling: amount,
  shipped: amount,
  delivered: amount,
  left: z.record(z.enum(itemMarks), amount).describe('How much of the line can be marked now, by mark'),
});

const standing = z.object({
  orderId: z.int(),
  /** Whether the status of the order is one that closes it. */
  closed: z.boolean(),
  allowed: z
    .array(
      recordShape(
        salesOrderStatus,
        z.object({
          asks: z
            .string()
            .nullable()
            .describe('The reason why this move must be confirmed with `goesOn`; null if it need not be'),
        }),
      ),
    )
    .describe('The statuses it may go into'),
  /** Whether the caller may mark its lines as begun, shipped or delivered. */
  mayFulfil: z.boolean(),
  /** What happens next to an offer that nobody answers; null for an order, and for an offer without a last day. */
  next: z.object({ kind: z.enum(offerEvents), at: z.string() }).nullable(),
  items: z.array(line),
  updatedAt: z
    .string()
    .describe('The version of the order that this answer describes; a move sends it back as `updatedAt`'),
});
const underWay = z.object({
  object: z.enum(['disposition', 'deliveryOrder', 'orderForTransport', 'deliverySchedule']),
  id: z.int(),
  numberStr: z.string(),
  state: z.string().nullable(),
  about: z
    .string()
    .nullable()
    .describe('Plate of the vehicle, the product, the carrier, or the days of a schedule'),
  tonnes: z.string().nullable(),
});
/** Open records of an order, which are shown to the person who cancels or closes it. */
export type UnderWay = z.output<typeof underWay>;
/** The status of an order and how much of its lines is fulfilled. */
export type OrderStanding = z.output<typeof standing>;
export type OrderLine = z.output<typeof line>;

/** The call that sets a mark. The type of its path is the path itself, such as `/orders/markItemAsShipped`: callers name it. */
const markAt = <const M extends ItemMark>(mark: M) =>
  contract({
    method: 'post',
    path: `/orders/markItemAs${mark}` as const,
    body: z.strictObject({
      ...orderIds,
      ...seenOrder,
      // One line with its `quantity`, or several in `items`; without any, all lines of which something can be marked.
      itemId: recordId.optional(),
      quantity: partOfLine,
      items: z
        .array(z.strictObject({ itemId: recordId, quantity: partOfLine }))
        .max(500)
        .optional(),
    }),
    answer: order,
  });

/** Calls for sales orders at the specification's paths. */
export const orderContracts = {
  list: contract({
    method: 'post',
    path: '/orders/orderList',
    body: z.object({
      filter: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('As `filter` of the list at /sales_order'),
      sort: z.string().optional(),
      desc: z.boolean().optional(),
      limit: z.int().optional(),
      page: z.int().optional(),
    }),
    answer: pageShape(salesOrder),
  }),
  read: contract({
    method: 'post',
    path: '/orders/order',
    body: z.object(orderIds),
    answer: recordShape(
      salesOrder,
      z.object({
        comments: z.array(recordShape(salesOrderComment)),
        files: z.array(recordShape(file)).optional(),
      }),
    ),
  }),
  confirm: contract({
    method: 'post',
    path: '/orders/confirmOrder',
    body: z.strictObject({ ...orderIds, ...seenOrder }),
    answer: order,
  }),
  cancel: contract({
    method: 'post',
    path: '/orders/cancelOrder',
    body: z.strictObject({
      ...orderIds,
      ...seenOrder,
      reason: z.string().trim().max(1000).optional(),
      goesOn,
    }),
    answer: order,
  }),
  markFulfilling: markAt('Fulfilling'),
  markShipped: markAt('Shipped'),
  markDelivered: markAt('Delivered'),
  changeStatus: contract({
    method: 'post',
    path: '/sales_order/:id/moves/changeStatus',
    params,
    body: z.strictObject({ ...seenOrder, statusId: recordId, goesOn }),
    answer: order,
  }),
  state: contract({
    method: 'get',
    path: '/sales_order/:id/state',
    params,
    answer: standing,
  }),
  underWay: contract({
    method: 'get',
    path: '/sales_order/:id/under_way',
    params,
    answer: z.object({
      rows: z.array(underWay),
      count: z.int(),
      more: z.int().describe('How many more the person may see than `rows` holds'),
      hidden: z.int().describe('How many more there are that the person may not see'),
    }),
  }),
};
