import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { shownNext } from '#domain/processes/reminders.rules.ts';
import { lapsesAt, nextOfferEvent } from '#domain/sales/offer.rules.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { OrderReading } from './order.activities.ts';
import type { OrderView } from './order.messages.ts';

/** The state that is carried over by continue-as-new, as plain JSON. A new shape gets a new `schema`. */
export interface OrderCarried {
  readonly schema: 1;
  readonly orderId: number;
  /** The order's record as it was read last. */
  reading: OrderReading;
  /** Reminders given, by their ids. */
  reminded: string[];
  /** Ids of handled messages; the inbox limits their number. */
  handled: string[];
}

/** What is known of an order until its record is first read. */
const unread: OrderReading = {
  numberStr: '',
  status: { id: 0, code: 'NEW', isClosed: false },
  lines: 0,
  incomplete: false,
  begun: false,
  complete: false,
  underWay: 0,
  validTo: null,
  managerId: null,
  marked: false,
  ending: null,
};

export function newOrder(orderId: number): OrderCarried {
  return { schema: 1, orderId, reading: unread, reminded: [], handled: [] };
}

/** Whether nothing more happens to the order. */
export function isAtRest({ reading: { marked, status } }: OrderCarried): boolean {
  return marked || status.isClosed;
}

const isOffer = ({ status: { code } }: OrderReading): boolean => code === 'OFERTA';

/** The next event if nobody does anything: a reminder or the lapse of the offer. */
export function nextEvent(self: OrderCarried, now: string) {
  const { reading, reminded } = self;
  return isAtRest(self) || !isOffer(reading) ? null : nextOfferEvent(reading.validTo, reminded, now);
}

export function orderView(self: OrderCarried, now: string): OrderView {
  const { orderId, reading } = self;
  const { status, complete, underWay } = reading;
  return {
    orderId,
    statusId: status.id,
    status: status.code,
    closed: status.isClosed,
    complete,
    underWay,
    next: shownNext(nextEvent(self, now)),
  };
}

export function orderAttributes({ reading }: OrderCarried): SearchAttributeUpdatePair[] {
  const { status, managerId, validTo } = reading;
  const due = isOffer(reading) && validTo !== null ? new Date(lapsesAt(validTo)) : null;
  return [
    { key: searchKeys.stage, value: status.code },
    { key: searchKeys.assignee, value: managerId === null ? null : String(managerId) },
    { key: searchKeys.dueAt, value: due },
  ];
}

/** One line of text about the order for the Temporal UI. */
export function orderDetails({ reading }: OrderCarried): string {
  const { numberStr, status, validTo, complete, underWay } = reading;
  return [
    `Sales order ${numberStr}: ${status.code}`,
    isOffer(reading) && validTo ? `valid until ${validTo}` : '',
    underWay > 0 ? `${underWay} vehicles under way` : '',
    complete ? 'everything delivered' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
