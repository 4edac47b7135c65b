import { Decimal } from 'decimal.js';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { fail } from '#domain/kernel/fail.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockOpenPayment, lockPayment, lockTruck, type LockedPayment } from './lockedPayment.ts';
import { areSameItems, hasSettledItem, itemsOfPayment, owedBy, type OwedItem } from './owedItems.ts';

/** A payment with its items; amounts are złotys with two decimals. */
export interface PreparedPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly amount: string;
  readonly rows: readonly OwedItem[];
}

/** How the money was taken: by an attempt of a card terminal, or by a cashier. */
export interface PaidAttempt {
  /** The unique name of the attempt, such as `card-17`. */
  readonly key: string;
  readonly amount: string;
  readonly means: PaymentMeans;
  /** When the money was taken, ISO 8601. */
  readonly at: string;
  /** Who took it; null if a machine did. */
  readonly by: number | null;
}

interface PaymentOrigin {
  /** Who asks; null for a machine. */
  readonly by?: number | null;
  readonly workingPlaceId?: number | null;
}

/**
 * Creates or updates the one open payment of a truck with everything that it owes now. A payment whose money is being taken
 * is not changed; newer debts then wait for the next payment.
 * @throws record_not_found, nothing_to_pay
 */
export async function preparePayment(
  tx: Transaction,
  dispositionId: number,
  { by = null, workingPlaceId = null }: PaymentOrigin = {},
): Promise<PreparedPayment> {
  const author: Actor = serverFor(by);
  await lockTruck(tx, dispositionId);
  const owed = await owedBy(tx, dispositionId);
  const open = await lockOpenPayment(tx, dispositionId);
  // `payingBy` is the key of the attempt that is taking the money now.
  if (open?.payingBy) return toPrepared(open, open.amount, await itemsOfPayment(tx, open.id));
  if (owed.length === 0) throw fail('nothing_to_pay');
  const punishments = owed.map(({ punishmentId }) => ({ punishment: punishmentId }));
  if (!open) {
    const made = await tx.records.create(author, 'deliveryPayment', {
      disposition: dispositionId,
      workingPlace: workingPlaceId,
      punishments,
    });
    return toPrepared({ id: made.id, numberStr: String(made.numberStr) }, made.amount, owed);
  }
  if (areSameItems(await itemsOfPayment(tx, open.id), owed)) return toPrepared(open, open.amount, owed);
  const changed = await tx.records.update(author, 'deliveryPayment', open.id, { punishments });
  return toPrepared(open, changed.amount, owed);
}

const toPrepared = (
  { id, numberStr }: Pick<LockedPayment, 'id' | 'numberStr'>,
  amount: unknown,
  rows: readonly OwedItem[],
): PreparedPayment => ({ id, numberStr, amount: String(amount), rows });

/**
 * Reserves a payment for an attempt to take the money: its amount cannot change, and no other attempt may begin. To be
 * called in the transaction that stores the attempt. A repeated call for the same attempt changes nothing.
 * @throws payment_already_paid, payment_under_way, nothing_to_pay
 */
export async function beginPaying(
  tx: Transaction,
  paymentId: number,
  attemptKey: string,
): Promise<{ readonly amount: string }> {
  const { isPaid, payingBy, amount } = await lockPayment(tx, paymentId);
  if (isPaid) throw fail('payment_already_paid');
  if (payingBy !== null && payingBy !== attemptKey) throw fail('payment_under_way');
  if (new Decimal(amount).isZero()) throw fail('nothing_to_pay');
  if (payingBy === null)
    await tx.records.update(systemActor, 'deliveryPayment', paymentId, { payingBy: attemptKey });
  return { amount };
}

/** Releases a payment after an attempt that took no money: it may change, or be tried again. */
export async function endPaying(tx: Transaction, paymentId: number, attemptKey: string): Promise<void> {
  const { isPaid, payingBy } = await lockPayment(tx, paymentId);
  if (isPaid || payingBy !== attemptKey) return;
  await tx.records.update(systemActor, 'deliveryPayment', paymentId, { payingBy: null });
}

/**
 * Marks a payment and its items as paid and records the receipt of the money. If an invoice is wanted, the hook of the payment
 * (`deliveryPayment.hooks.ts`) queues it. A repeated call for the same attempt changes nothing.
 * @throws payment_already_paid, payment_under_way, payment_amount_differs, punishment_settled. The caller must then return the
 *   money.
 */
export async function markPaid(tx: Transaction, paymentId: number, attempt: PaidAttempt): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  const { isPaid, payingBy, amount } = payment;
  if (isPaid && payingBy === attempt.key) return;
  if (isPaid) throw fail('payment_already_paid');
  if (payingBy !== null && payingBy !== attempt.key) throw fail('payment_under_way');
  if (!new Decimal(amount).equals(attempt.amount))
    throw fail('payment_amount_differs', { taken: attempt.amount, due: amount });
  if (await hasSettledItem(tx, paymentId)) throw fail('punishment_settled');
  const by: Actor = serverFor(attempt.by);
  const { id: paymentType } = await tx.records.predefined(by, 'paymentType', attempt.means);
  for (const { punishmentId } of await itemsOfPayment(tx, paymentId))
    await tx.records.update(by, 'punishment', punishmentId, { isPaid: true });
  await tx.records.update(by, 'deliveryPayment', paymentId, {
    isPaid: true,
    paidAt: attempt.at,
    paymentType,
    payingBy: attempt.key,
  });
  await noteReceipt(tx, by, payment, attempt, paymentType);
}

/** Records the received money in the cash flow. */
const noteReceipt = async (
  tx: Transaction,
  by: Actor,
  { numberStr, amount }: LockedPayment,
  { at }: PaidAttempt,
  paymentType: number,
): Promise<void> => {
  const receipt = await tx.records.create(by, 'paymentOperation', {
    date: at,
    movement: 'Receipt',
    paymentType,
    cashFlowItem: (await tx.records.predefined(by, 'cashFlowItem', 'parking')).id,
    currency: (await tx.records.predefined(by, 'currency', 'PLN')).id,
    amount,
    comment: numberStr,
  });
  await tx.records.confirm(by, 'paymentOperation', receipt.id);
};
