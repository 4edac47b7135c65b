import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { orderEnding } from '#domain/sales/enums.ts';
import type { ItemMark, WantedItem } from '#domain/sales/orderItems.rules.ts';
import type { OrderFacts, OrderStatusFacts } from '#domain/sales/orderMoves.rules.ts';

/** How an order ended, as in its record. */
export type OrderEnding = EnumValue<typeof orderEnding>;

/** The order as its record has it. */
export interface OrderReading extends OrderFacts {
  readonly numberStr: string;
  /** The last day on which an offer is valid, an ISO date. */
  readonly validTo: string | null;
  readonly managerId: number | null;
  /** Whether the order is marked for deletion: nothing more happens to it. */
  readonly marked: boolean;
  readonly ending: OrderEnding | null;
  /** Whether its customer has accepted the offer. Older workflow histories do not have it. */
  readonly accepted?: boolean;
}

/** What all steps have in common. */
interface Step {
  /** Makes the step idempotent: the same key is done once. */
  readonly key: string;
  readonly orderId: number;
  /** Id of the user; null if the workflow makes the step by itself. */
  readonly by: number | null;
  /** When the step is made; ISO in UTC. */
  readonly at: string;
  /** `updatedAt` of the record that the user saw. */
  readonly seenAt?: string;
}

/** A change of status. */
export interface OrderStep extends Step {
  readonly from: OrderStatusFacts;
  readonly to: OrderStatusFacts;
  readonly ending: OrderEnding | null;
  readonly reason?: string;
  /** Whether the user has seen what is still open and continues anyway. */
  readonly goesOn: boolean;
  /** For a lapse: the last valid day of the offer; if it was changed meanwhile, the offer does not lapse. */
  readonly validTo?: string;
  /** Set if the customer has answered the offer themselves. */
  readonly answer?: OfferAnswer;
  /** Set if the order was fulfilled, and is opened again by this step. */
  readonly reopens?: boolean;
}

type OfferAnswer = 'accepted' | 'refused';

/** A change that a customer asks for. */
export interface ChangeStep extends Step {
  readonly text: string;
}

/** A mark on lines of the order, such as shipped. */
export interface ItemsStep extends Step {
  readonly mark: ItemMark;
  /** If empty, all lines are meant. */
  readonly items: readonly WantedItem[];
}

export interface OfferReminder {
  readonly key: string;
  readonly orderId: number;
  readonly validTo: string;
}

/** The activities of the order's workflow: short writes to our own database. */
export interface OrderActivities {
  readOrder(about: { readonly orderId: number }): Promise<OrderReading>;
  readOrderStatus(
    about: { readonly statusId: number } | { readonly code: string },
  ): Promise<OrderStatusFacts>;
  /** @throws order_moved_on if the record is not in the state that the step starts from; or why the step is not allowed */
  moveOrder(step: OrderStep): Promise<void>;
  /** @throws order_item_not_there, order_item_too_much, order_not_confirmed, order_closed */
  markOrderItems(step: ItemsStep): Promise<void>;
  /** @throws order_locked_for_customer in states in which the customer may not change the order any more */
  askForChange(step: ChangeStep): Promise<void>;
  /** Writes the present amounts of approved weighings into the lines; idempotent. */
  countWeighings(about: { readonly orderId: number }): Promise<void>;
  /** @throws order_moved_on if the offer no longer waits for an answer by this day */
  remindOfOffer(reminder: OfferReminder): Promise<void>;
}
