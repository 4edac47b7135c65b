import { sql } from 'kysely';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { cardAttemptKey } from '#domain/terminal/cardPayment.rules.ts';
import { cardTerminalKey } from '#domain/terminal/cardTerminal.ts';
import type { CardPaymentState } from '#domain/terminal/kioskEnums.ts';
import { beginPaying, endPaying, markPaid, preparePayment } from '../finance/deliveryPayments.ts';
import { attempt } from '../attempt.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';

export const cardPaymentOutbox = 'cardPayment';

/** States of an attempt in which the terminal may be busy with it, or may have taken money that is not settled yet. */
const openStates = ['Waiting', 'Sending', 'Unknown', 'Reversing'] satisfies CardPaymentState[];

/** One attempt to take a payment with a card, as the terminal and its workflow see it. */
export interface CardAttempt {
  readonly id: number;
  readonly deliveryPaymentId: number;
  readonly dispositionId: number | null;
  readonly amount: string;
  readonly state: CardPaymentState;
  readonly cardTerminal: string;
  readonly workingPlaceId: number;
  /** The terminal's last receipt before the request was sent; null if it was not sent, or the terminal had none. */
  readonly receiptBefore: string | null;
  /** The receipt of this attempt; null until the terminal has reported that it took the money. */
  readonly receiptNo: string | null;
  readonly secondsSinceSent: number | null;
}

const columns = sql`id, delivery_payment_id as "deliveryPaymentId", disposition_id as "dispositionId", amount::text as amount,
  state, card_terminal as "cardTerminal", working_place_id as "workingPlaceId", receipt_before as "receiptBefore",
  receipt_no as "receiptNo", extract(epoch from clock_timestamp() - sent_at)::float8 as "secondsSinceSent"`;

/** The attempt, locked until the transaction ends. @throws record_not_found */
export async function lockAttempt(tx: Transaction, id: number): Promise<CardAttempt> {
  const { rows } =
    await sql<CardAttempt>`select ${columns} from card_payment where id = ${id} for update`.execute(tx.sql);
  const [cardAttempt] = rows;
  if (!cardAttempt) throw fail('record_not_found', { object: 'cardPayment', id });
  return cardAttempt;
}

const updateAttempt = (tx: Transaction, id: number, fields: Record<string, unknown>) =>
  tx.records.update(systemActor, 'cardPayment', id, fields);

interface Press {
  readonly dispositionId: number;
  readonly workingPlaceId: number;
  /** The key of the press of the button: a repeated press or request is the same attempt. */
  readonly pressKey: string;
}

/**
 * Stores an attempt to take the debt of a truck before the terminal gets it, and queues the start of its workflow.
 * @returns the attempt's id
 * @throws card_terminal_missing, card_terminal_busy, nothing_to_pay, payment_under_way
 */
export async function beginCardPayment(
  tx: Transaction,
  { dispositionId, workingPlaceId, pressKey }: Press,
): Promise<number> {
  // The lock on the working place lets repeated requests of one press come one after the other, so the second finds the attempt.
  const { rows: places } = await sql<{ card_terminal: string | null }>`
    select card_terminal from working_place where id = ${workingPlaceId} for update`.execute(tx.sql);
  const { rows: earlier } = await sql<{ id: number }>`
    select id from card_payment where press_key = ${pressKey}`.execute(tx.sql);
  if (earlier[0]) return earlier[0].id;
  const writtenAddress = places[0]?.card_terminal;
  if (!writtenAddress) throw fail('card_terminal_missing');
  const cardTerminal = cardTerminalKey(writtenAddress);
  // Two working places may have the same terminal, each with its own spelling of the address. Attempts that were made by an
  // earlier release keep the address as it was written.
  await waitForTurn(tx, `card terminal ${cardTerminal}`);
  const { rows: busy } =
    await sql`select 1 from card_payment where card_terminal in (${cardTerminal}, ${writtenAddress})
    and state in (${sql.join(openStates)}) limit 1`.execute(tx.sql);
  if (busy.length > 0) throw fail('card_terminal_busy');
  const payment = await preparePayment(tx, dispositionId, { workingPlaceId });
  const { id } = await tx.records.create(systemActor, 'cardPayment', {
    deliveryPayment: payment.id,
    disposition: dispositionId,
    workingPlace: workingPlaceId,
    amount: payment.amount,
    cardTerminal,
    pressKey,
  });
  await beginPaying(tx, payment.id, cardAttemptKey(id));
  await tx.outbox(cardPaymentOutbox, { cardPaymentId: id });
  return id;
}

/**
 * Permits the request to be sent, once: an attempt that was withdrawn or sent before gets no permission.
 * @param from `Waiting` to take the money, `Reversing` to give it back
 * @param lastReceipt the terminal's last receipt: any later one is this request's
 */
export async function allowSending(
  tx: Transaction,
  id: number,
  from: 'Waiting' | 'Reversing',
  lastReceipt: string | null,
): Promise<boolean> {
  const { state } = await lockAttempt(tx, id);
  if (state !== from) return false;
  const sending = from === 'Waiting' ? { state: 'Sending' } : {};
  await updateAttempt(tx, id, { ...sending, receiptBefore: lastReceipt, sentAt: await databaseNow(tx) });
  return true;
}

/**
 * The present time by the clock of the database, in ISO. That clock counts `secondsSinceSent`, and the clock of a worker may be
 * minutes behind it.
 */
const databaseNow = async (tx: Transaction): Promise<string> => {
  const { now } = await tx.sql
    .selectNoFrom(sql<string>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  return isoTime(now);
};

/** Withdraws an attempt. @returns true if it was not sent, and so never will be */
export async function withdrawAttempt(tx: Transaction, id: number): Promise<boolean> {
  const { state } = await lockAttempt(tx, id);
  if (state === 'Waiting') await updateAttempt(tx, id, { state: 'Cancelled' });
  return state === 'Waiting' || state === 'Cancelled';
}

/** What the terminal reports of money that it has taken. */
export interface Taken {
  readonly receiptNo: string | null;
  readonly traceNo: string | null;
  readonly cardNumber: string | null;
  readonly cardName: string | null;
  readonly resultCode: string | null;
  readonly cardSlip: string | null;
}

/** Who settled an attempt of unknown end by hand, and why; empty if the workflow settled it. */
export interface Settling {
  readonly settledBy?: number;
  readonly settledWhy?: string;
}

/** The fields that say who settled an attempt by hand; none if the workflow settled it. */
const signedBy = ({ settledBy, settledWhy }: Settling) =>
  settledBy === undefined ? {} : { settledBy, settledWhy: settledWhy ?? null };

/**
 * Marks the payment as paid, because the terminal has taken the money.
 * @returns `reverse` if the payment was paid otherwise meanwhile, or has another amount by now: this money must be returned
 */
export async function settleTaken(
  tx: Transaction,
  id: number,
  taken: Taken,
  settling: Settling,
): Promise<'paid' | 'reverse'> {
  const { deliveryPaymentId, amount } = await lockAttempt(tx, id);
  const at = await databaseNow(tx);
  const receipt = { ...taken, ...signedBy(settling) };
  const paid = {
    key: cardAttemptKey(id),
    amount,
    means: 'card',
    at,
    by: settling.settledBy ?? null,
  } as const;
  // `attempt` undoes all that `markPaid` has written if it is refused halfway: money that is returned must not count as paid. It
  // has nothing to do with an attempt to pay.
  const refusal = await attempt(tx, () => markPaid(tx, deliveryPaymentId, paid));
  if (refusal instanceof KejaError) {
    // Any later receipt of the terminal is the reversal's.
    const next = { state: 'Reversing', receiptBefore: taken.receiptNo, sentAt: at, resultCode: refusal.code };
    await updateAttempt(tx, id, { ...receipt, ...next });
    return 'reverse';
  }
  await updateAttempt(tx, id, { ...receipt, state: 'Approved', endedAt: at });
  return 'paid';
}

/** Stores that no money moved, so that the payment may be tried again. */
export async function settleUntaken(
  tx: Transaction,
  id: number,
  endState: 'Declined' | 'Failed',
  resultCode: string,
  settling: Settling,
): Promise<void> {
  const { deliveryPaymentId, state } = await lockAttempt(tx, id);
  await endPaying(tx, deliveryPaymentId, cardAttemptKey(id));
  await updateAttempt(tx, id, {
    // An attempt that somebody withdrew stays withdrawn.
    state: state === 'Cancelled' ? state : endState,
    resultCode,
    endedAt: new Date().toISOString(),
    ...signedBy(settling),
  });
}

/** Closes an attempt whose money was returned. Its payment is released, if it still waits for its money. */
export async function closeReversed(tx: Transaction, id: number, settling: Settling): Promise<void> {
  const { deliveryPaymentId } = await lockAttempt(tx, id);
  await endPaying(tx, deliveryPaymentId, cardAttemptKey(id));
  await updateAttempt(tx, id, {
    state: 'Reversed',
    endedAt: new Date().toISOString(),
    ...signedBy(settling),
  });
}

/** Shows operators that the terminal must be checked. Money that must be given back stays marked so. */
export async function markUnknown(tx: Transaction, id: number, code: string): Promise<void> {
  const { state } = await lockAttempt(tx, id);
  await updateAttempt(tx, id, {
    ...(state === 'Sending' ? { state: 'Unknown' } : {}),
    resultCode: code,
  });
}
