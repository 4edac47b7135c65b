import {
  continueAsNew,
  currentUpdateInfo,
  patched,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import {
  isAgreed,
  mayTakeOrder,
  refusalOfAnswer,
  refusalOfOrderMove,
  type OrderStatusFacts,
} from '#domain/sales/orderMoves.rules.ts';
import { offerHolds } from '#domain/sales/offer.rules.ts';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure, refusalIn } from '../kernel/failures.ts';
import { createInbox, workAndResolve, type Inbox } from '../kernel/inbox.ts';
import { reminderComesFirst } from '../kernel/reminder.ts';
import { keyOf, now } from '../kernel/step.ts';
import type { OrderActivities, OrderReading, OrderStep } from './order.activities.ts';
import { orderChanged, orderCommands, orderState, orderUpdates } from './order.messages.ts';
import type { OrderInput, OrderRequest, OrderView } from './order.messages.ts';
import { isAtRest, newOrder, nextEvent, orderAttributes, orderDetails, orderView } from './order.state.ts';
import type { OrderCarried } from './order.state.ts';

const db = databasePort<OrderActivities>();

type Message = OrderRequest | 'changed';

/** One sales order from the offer until it is fulfilled or canceled. */
export async function order(input: Continued<OrderInput, OrderCarried>): Promise<OrderView> {
  const self = input.carried ?? newOrder(input.orderId);
  const inbox = createInbox<Message>(self.handled);
  listen(self, inbox);

  await refresh(self);
  for (;;) {
    if (!isAtRest(self) && (await reminderComesFirst(nextEvent(self, now()), () => !inbox.isEmpty())))
      await carryOutEvent(self);
    for (let pending = inbox.take(); pending; pending = inbox.take()) {
      const { id, message } = pending;
      await workAndResolve(pending, () => handleMessage(self, message, keyOf(id)));
    }
    if (!shouldContinueAsNew(input) && !isAtRest(self)) continue;
    if (!(await inbox.allAnswered())) continue;
    if (isAtRest(self)) return orderView(self, now());
    await continueAsNew<typeof order>({ ...input, carried: self });
  }
}

const listen = (self: OrderCarried, inbox: Inbox<Message>): void => {
  for (const move of orderCommands) {
    setHandler(orderUpdates[move], async (command: object) => {
      await inbox.submit(currentUpdateInfo()?.id ?? '', { ...command, move } as OrderRequest);
      return orderView(self, now());
    });
  }
  let changes = 0;
  // Each signal has a new id, so that none is taken for a repeated one.
  setHandler(orderChanged, () =>
    inbox.enqueue(`changed:${workflowInfo().runId}:${(changes += 1)}`, 'changed'),
  );
  setHandler(orderState, () => orderView(self, now()));
};

/** Reads the record, and shows its state in the Temporal UI. */
const refresh = async (self: OrderCarried): Promise<void> => {
  self.reading = await db.readOrder({ orderId: self.orderId });
  upsertSearchAttributes(orderAttributes(self));
  setCurrentDetails(orderDetails(self));
};

/** Whether the record was changed between reading it and the step. */
const hasMovedOn = (error: unknown): boolean => refusalIn(error)?.type === 'order_moved_on';

/** Sends the reminder of an offer or lets it lapse, after reading the record again. */
const carryOutEvent = async (self: OrderCarried): Promise<void> => {
  await refresh(self);
  const event = nextEvent(self, now());
  const { orderId, reading } = self;
  if (!event || event.at > now() || reading.validTo === null) return;
  const { validTo } = reading;
  try {
    if (event.kind === 'soonLapses') {
      await db.remindOfOffer({ key: keyOf(event.id), orderId, validTo });
      self.reminded.push(event.id);
    } else {
      const to = await db.readOrderStatus({ code: 'CANCELED' });
      await db.moveOrder({ ...ownStep(self, event.id, to), ending: 'Lapsed', validTo });
      await refresh(self);
    }
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
  }
};

/** Reads the record and does what the message asks. If the record was changed after it was read, reads it and decides again. */
const handleMessage = async (self: OrderCarried, message: Message, key: string): Promise<void> => {
  if (message === 'changed') await db.countWeighings({ orderId: self.orderId });
  await refresh(self);
  try {
    if (message !== 'changed') await makeMove(self, message, key);
    await closeOrReopen(self, key);
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
    await handleMessage(self, message, key);
  }
};

const makeMove = async (self: OrderCarried, request: OrderRequest, key: string): Promise<void> => {
  const { orderId, reading } = self;
  const { by, seenAt } = request;
  const step = { key, orderId, by, at: now(), ...(seenAt === undefined ? {} : { seenAt }) };
  if (request.move === 'markItems') {
    await db.markOrderItems({ ...step, mark: request.mark, items: request.items });
    return refresh(self);
  }
  if (request.move === 'askForChange') {
    await db.askForChange({ ...step, text: request.text });
    return refresh(self);
  }
  const from = reading.status;
  if (request.move === 'confirm' && isAgreed(from)) return;
  const to = await targetOf(request);
  // Nothing is left to do for a repeated request. Without the patch, any request for the present status counts as repeated.
  if (to.id === from.id && (isRepeated(reading, request) || !patched('2026-11-onlyRecordedAnswers'))) return;
  // `goesOn`: the person has seen what is still open, and confirms the change of status anyway.
  const goesOn = 'goesOn' in request && request.goesOn === true;
  const refusal = refusalOfCustomer(self, request) ?? refusalOfOrderMove(reading, to, goesOn);
  // An earlier release did not refuse this. Without the patch the refusal is ignored.
  const isIgnored = refusal?.code === 'order_awaits_vehicles' && !patched('2026-11-noWayBackFromVehicles');
  if (refusal && !isIgnored) throw refusalFailure(refusal);
  const ending = endingOf(self, request, to);
  await db.moveOrder({ ...step, from, to, goesOn, ending, ...answerFields(request) });
  await refresh(self);
};

type StatusRequest = Exclude<OrderRequest, { readonly move: 'markItems' | 'askForChange' }>;

/**
 * Whether a request for the present status repeats an earlier request, because the answer to that was lost. A customer's answer
 * is such a repetition only if it is recorded, because somebody else may have brought the order into the same status.
 */
const isRepeated = ({ accepted, ending }: OrderReading, request: StatusRequest): boolean =>
  request.move !== 'answerOffer' || (request.accepts ? accepted === true : ending === 'RefusedByCustomer');

/** Why the customer may not give this answer to the offer; undefined for all other requests. */
const refusalOfCustomer = ({ reading }: OrderCarried, request: StatusRequest) =>
  request.move === 'answerOffer'
    ? refusalOfAnswer(reading, request.accepts, offerHolds(reading.validTo, now()))
    : undefined;

/** The fields of the step that only some requests have: the reason of a change of status, and the customer's answer. */
const answerFields = (request: StatusRequest): Pick<OrderStep, 'reason' | 'answer'> => {
  const reason = 'reason' in request ? request.reason : undefined;
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(request.move === 'answerOffer' ? { answer: request.accepts ? 'accepted' : 'refused' } : {}),
  };
};

/** The status that a request asks for. */
const targetOf = (request: StatusRequest): Promise<OrderStatusFacts> => {
  if (request.move === 'changeStatus') return db.readOrderStatus({ statusId: request.statusId });
  if (request.move === 'answerOffer')
    return db.readOrderStatus({ code: request.accepts ? 'NEW' : 'CANCELED' });
  return db.readOrderStatus({ code: request.move === 'confirm' ? 'CONFIRMED' : 'CANCELED' });
};

/** How the order ends in the new status; null if that status does not end it. */
const endingOf = (
  { reading }: OrderCarried,
  request: OrderRequest,
  { code, isClosed }: OrderStatusFacts,
): OrderStep['ending'] => {
  if (!isClosed) return null;
  if (code !== 'CANCELED') return reading.complete ? 'Fulfilled' : 'ClosedByHand';
  const byCustomer = request.move === 'answerOffer' || (request.move === 'cancel' && request.byCustomer);
  return byCustomer === true ? 'RefusedByCustomer' : 'Canceled';
};

/** Closes an order that is fully delivered, and reopens it if a weighing is undone later. */
const closeOrReopen = async (self: OrderCarried, key: string): Promise<void> => {
  const { complete, status, ending, marked } = self.reading;
  if (marked) return;
  const reopens = status.isClosed && ending === 'Fulfilled' && !complete;
  // There is nothing to close if the order is not fully delivered or is closed already.
  if (!reopens && (!complete || status.isClosed)) return;
  const to = await db.readOrderStatus({ code: reopens ? 'CONFIRMED' : 'CLOSED' });
  if (!reopens && !mayTakeOrder(status, to)) return;
  await db.moveOrder({
    ...ownStep(self, `${reopens ? 'reopened' : 'fulfilled'}:${key}`, to),
    ending: reopens ? null : 'Fulfilled',
    ...(reopens ? { reopens } : {}),
  });
  await refresh(self);
};

/**
 * A step that the workflow makes by itself, not a user. `goesOn` confirms the step although trucks may be under way, because
 * they must not keep a fulfilled order open.
 */
const ownStep = (self: OrderCarried, step: string, to: OrderStatusFacts) => ({
  key: keyOf(step),
  orderId: self.orderId,
  by: null,
  at: now(),
  from: self.reading.status,
  to,
  goesOn: true,
});
