import { refuse, type Refusal } from '../kernel/refusal.ts';

/** The codes of the statuses that the rules use; an administrator may add others. */
export const orderStatusCodes = [
  'OFERTA',
  'NEW',
  'CONFIRMED',
  'READY_FOR_PRODUCTION',
  'CLOSED',
  'CANCELED',
] as const;
export type OrderStatusCode = (typeof orderStatusCodes)[number];

/** An order begins as an offer or as an order of the customer. */
export const firstOrderStatuses: readonly OrderStatusCode[] = ['OFERTA', 'NEW'];

/** The statuses in which customer, currency and lines are agreed and cannot be changed. */
export const agreedOrderStatuses: readonly OrderStatusCode[] = ['CONFIRMED', 'READY_FOR_PRODUCTION'];

/** The statuses of orders that the customer has to pay. */
export const orderStatusesToPay: readonly OrderStatusCode[] = [...agreedOrderStatuses, 'CLOSED'];

/** The allowed status changes. A closed or canceled order cannot change its status; it is copied into a new order. */
export const orderMoves: Readonly<Record<OrderStatusCode, readonly OrderStatusCode[]>> = {
  OFERTA: ['NEW', 'CANCELED'],
  NEW: ['OFERTA', 'CONFIRMED', 'CANCELED'],
  CONFIRMED: ['NEW', 'READY_FOR_PRODUCTION', 'CLOSED', 'CANCELED'],
  READY_FOR_PRODUCTION: ['CONFIRMED', 'CLOSED', 'CANCELED'],
  CLOSED: [],
  CANCELED: [],
};

/** The data of a status that the rules need. */
export interface OrderStatusFacts {
  readonly id: number;
  readonly code: string;
  readonly isClosed: boolean;
}

/** The data of an order on which its status changes depend. */
export interface OrderFacts {
  readonly status: OrderStatusFacts;
  /** How many lines the order has. */
  readonly lines: number;
  /** Whether a line lacks a mandatory parameter. */
  readonly incomplete: boolean;
  /** The numbers of the lines without a price. Older workflow histories do not have it. */
  readonly unpriced?: readonly number[];
  /** Whether any part of a line was begun, shipped or delivered. */
  readonly begun: boolean;
  /** Whether every line was delivered, within the agreed tolerance. */
  readonly complete: boolean;
  /** How many dispositions for the order have their last weighing still to come. */
  readonly underWay: number;
}

const isKnown = (code: string): code is OrderStatusCode => Object.hasOwn(orderMoves, code);

/** Whether an order may change from one status to another. Statuses that an administrator added have no such limits. */
export function mayTakeOrder(from: OrderStatusFacts, to: OrderStatusFacts): boolean {
  if (from.isClosed) return false;
  return !isKnown(from.code) || !isKnown(to.code) || orderMoves[from.code].includes(to.code);
}

/**
 * Why an order may not change to a status; undefined if it may.
 * @param goesOn whether the caller knows what is still open and confirms the change
 */
export function refusalOfOrderMove(
  facts: OrderFacts,
  to: OrderStatusFacts,
  goesOn = false,
): Refusal | undefined {
  const { status, lines, incomplete, begun, underWay, unpriced = [] } = facts;
  if (status.isClosed) return refuse('order_closed');
  if (!mayTakeOrder(status, to)) return refuse('order_status_unreachable');
  if (isAgreed(to) || to.code === 'CLOSED') {
    if (lines === 0) return refuse('order_empty');
    if (incomplete) return refuse('order_incomplete');
    // An order that was agreed before prices were required needs no prices to go on.
    if (unpriced.length > 0 && !isAgreed(status))
      return refuse('order_unpriced', { rows: unpriced.join(', ') });
  }
  if (firstOrderStatuses.includes(to.code as OrderStatusCode)) {
    if (begun) return refuse('order_begun');
    // Trucks were announced for what was agreed; an order that goes back may get another customer or other products.
    if (underWay > 0 && !firstOrderStatuses.includes(status.code as OrderStatusCode))
      return refuse('order_awaits_vehicles', { count: underWay });
  }
  return goesOn ? undefined : refusalOfEnding(facts, to);
}

/** Why ending an order in a status needs a confirmation; undefined if nothing is open. */
export function refusalOfEnding(
  { begun, complete, underWay }: OrderFacts,
  to: OrderStatusFacts,
): Refusal | undefined {
  if (!to.isClosed) return undefined;
  if (underWay > 0) return refuse('order_under_way', { count: underWay });
  if (to.code === 'CLOSED' && !complete) return refuse('order_items_open');
  if (to.code === 'CANCELED' && begun) return refuse('order_begun_to_cancel');
  return undefined;
}

/**
 * Why the customer may not accept this offer, or decline it; undefined if they may. An offer without prices or past its last day
 * cannot be accepted.
 * @param accepts whether the customer accepts; false if they decline
 * @param holds whether the offer's last day is not over yet
 */
export function refusalOfAnswer(
  { status, lines, unpriced = [] }: Pick<OrderFacts, 'status' | 'lines' | 'unpriced'>,
  accepts: boolean,
  holds: boolean,
): Refusal | undefined {
  if (status.code !== 'OFERTA') return refuse('order_no_offer');
  if (!accepts) return undefined;
  if (!holds) return refuse('order_offer_over');
  if (lines === 0) return refuse('order_empty');
  if (unpriced.length > 0) return refuse('order_unpriced', { rows: unpriced.join(', ') });
  return undefined;
}

/** Whether customer, currency and lines of an order in this status are agreed. */
export function isAgreed({ code }: Pick<OrderStatusFacts, 'code'>): boolean {
  return agreedOrderStatuses.includes(code as OrderStatusCode);
}

/** Why the lines of an order may not be fulfilled: it is closed, or not confirmed yet; undefined if they may. */
export function refusalOfFulfilling({ code, isClosed }: OrderStatusFacts): Refusal | undefined {
  if (isClosed) return refuse('order_closed');
  return firstOrderStatuses.includes(code as OrderStatusCode) ? refuse('order_not_confirmed') : undefined;
}
