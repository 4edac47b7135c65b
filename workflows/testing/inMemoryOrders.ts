import {
  markedItems,
  areBegun,
  areDelivered,
  itemStateOf,
  linesToMark,
  weighedItems,
  type OrderItem,
} from '#domain/sales/orderItems.rules.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import {
  refusalOfFulfilling,
  refusalOfOrderMove,
  type OrderStatusFacts,
} from '#domain/sales/orderMoves.rules.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type {
  ChangeStep,
  OfferReminder,
  OrderActivities,
  OrderReading,
  OrderStep,
} from '../sales/order.activities.ts';

/** The statuses that every installation begins with. */
export const orderStatuses = {
  OFERTA: { id: 1, code: 'OFERTA', isClosed: false },
  NEW: { id: 2, code: 'NEW', isClosed: false },
  CONFIRMED: { id: 3, code: 'CONFIRMED', isClosed: false },
  READY_FOR_PRODUCTION: { id: 4, code: 'READY_FOR_PRODUCTION', isClosed: false },
  CANCELED: { id: 5, code: 'CANCELED', isClosed: true },
  CLOSED: { id: 6, code: 'CLOSED', isClosed: true },
} as const satisfies Record<string, OrderStatusFacts>;

/** One sales order. Fields without a comment mean the same as in `OrderReading`. */
export interface InMemoryOrder {
  readonly status: OrderStatusFacts;
  readonly validTo: string | null;
  readonly items: readonly OrderItem[];
  /** The agreed shortage, in percent. */
  readonly tolerance: string;
  readonly incomplete: boolean;
  readonly underWay: number;
  readonly marked: boolean;
  readonly ending: OrderReading['ending'];
  readonly accepted: boolean;
  /** Approved tonnes by product. */
  readonly weighed: ReadonlyMap<number, string>;
}

/** Sales orders in memory, for tests of their workflow. The activities have the keys, refusals and effects of the real ones. */
export interface InMemoryOrders {
  readonly activities: OrderActivities;
  /** The orders by their ids. A test puts them in. */
  readonly records: Map<number, InMemoryOrder>;
  /** Writes of a worker that was given up. Each next change of status makes the first of them just before its own write. */
  readonly late: (() => void)[];
  /** The changes of status that were made. */
  readonly steps: OrderStep[];
  readonly reminders: OfferReminder[];
  /** What customers asked to have changed. */
  readonly changes: ChangeStep[];
}

export function inMemoryOrders(): InMemoryOrders {
  const keys = new Set<string>();
  /** Does the work of a key once. Work that throws is not done, so that it may be tried again. */
  const once = (key: string, work: () => void): void => {
    if (keys.has(key)) return;
    work();
    keys.add(key);
  };
  const records = new Map<number, InMemoryOrder>();
  const change = (id: number, some: Partial<InMemoryOrder>): void =>
    void records.set(id, { ...mustExist(records.get(id)), ...some });
  const steps: OrderStep[] = [];
  const late: (() => void)[] = [];
  const reminders: OfferReminder[] = [];
  const changes: ChangeStep[] = [];
  const statuses: readonly OrderStatusFacts[] = Object.values(orderStatuses);
  return {
    records,
    late,
    steps,
    reminders,
    changes,
    activities: {
      readOrder: async ({ orderId }) => readingOf(orderId, mustExist(records.get(orderId))),
      readOrderStatus: async (by) =>
        mustExist(statuses.find(({ id, code }) => ('code' in by ? by.code === code : by.statusId === id))),
      moveOrder: async (step) => {
        late.shift()?.();
        once(step.key, () => {
          const { orderId, from, to, goesOn, ending, validTo, reopens, answer } = step;
          const record = mustExist(records.get(orderId));
          if (record.status.id !== from.id) throw refuse('order_moved_on');
          if (validTo !== undefined && record.validTo !== validTo) throw refuse('order_moved_on');
          const refusal = reopens ? undefined : refusalOfOrderMove(readingOf(orderId, record), to, goesOn);
          if (refusal) throw refusalFailure(refusal);
          // An order that becomes an offer again is not accepted any more.
          const accepted = answer === 'accepted' || (record.accepted && to.code !== 'OFERTA');
          change(orderId, { status: to, ending, accepted });
          steps.push(step);
        });
      },
      markOrderItems: async ({ key, orderId, mark, items }) =>
        once(key, () => {
          const record = mustExist(records.get(orderId));
          const refusal = refusalOfFulfilling(record.status);
          if (refusal) throw refusalFailure(refusal);
          const wanted = items.length > 0 ? items : linesToMark(record.items, mark);
          const after = markedItems(record.items, mark, wanted);
          if (isRefusal(after)) throw refusalFailure(after);
          change(orderId, { items: after });
        }),
      askForChange: async (step) => once(step.key, () => changes.push(step)),
      countWeighings: async ({ orderId }) => {
        const { items, weighed } = mustExist(records.get(orderId));
        change(orderId, { items: weighedItems(items, weighed) });
      },
      remindOfOffer: async (reminder) => once(reminder.key, () => reminders.push(reminder)),
    },
  };
}

const readingOf = (orderId: number, record: InMemoryOrder): OrderReading => {
  const { status, validTo, items, tolerance, incomplete, underWay, marked, ending, accepted } = record;
  return {
    numberStr: `ZS-${orderId}`,
    status,
    lines: items.length,
    incomplete,
    begun: areBegun(items),
    complete: areDelivered(items, tolerance),
    underWay,
    validTo,
    managerId: 1,
    marked,
    ending,
    accepted,
  };
};

/** States of an order's lines, as people read them. */
export function statesOf({ items, tolerance }: InMemoryOrder): string[] {
  return items.map((item) => itemStateOf(item, tolerance));
}

const refuse = (code: 'order_moved_on' | 'record_not_found') => refusalFailure({ code, params: {} });

const mustExist = <T>(record: T | undefined): T => {
  if (record === undefined) throw refuse('record_not_found');
  return record;
};
