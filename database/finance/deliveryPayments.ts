import { Decimal } from 'decimal.js';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { holdOpenPayment, holdPayment, holdTruck, type HeldPayment } from './heldPayment.ts';
import { areSameItems, itemsOfPayment, owedBy, type OwedItem } from './owedItems.ts';

/** What is to be paid in one go; amounts are złotys with two decimals. */
export interface PreparedPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly amount: string;
  readonly rows: readonly OwedItem[];
}

/** How the money came: one attempt of a card terminal, or a cashier's hand. */
export interface PaidAttempt {
  /** Tells attempts apart for ever, such as `card-17`. */
  readonly key: string;
  readonly amount: string;
  readonly means: PaymentMeans;
  /** When the money was taken, ISO 8601. */
  readonly at: string;
  /** Who took it; null where a machine did. */
  readonly by: number | null;
}

interface Where {
  /** Who asks; null for a machine. */
  readonly by?: number | null;
  readonly workingPlaceId?: number | null;
}

/**
 * The one open payment of a truck with everything that it owes now. Asked again it is the same payment; a payment whose
 * money is being taken stays as it is, and what has come to be owed since then waits for the next one.
 * @throws record_not_found, nothing_to_pay
 */
export const preparePayment = async (
  tx: Transaction,
  dispositionId: number,
  { by = null, workingPlaceId = null }: Where = {},
): Promise<PreparedPayment> => {
  const author: Actor = { ...systemActor, userId: by };
  await holdTruck(tx, dispositionId);
  const owed = await owedBy(tx, dispositionId);
  const open = await holdOpenPayment(tx, dispositionId);
  if (open?.payingBy) return shown(open, open.amount, await itemsOfPayment(tx, open.id));
  if (owed.length === 0) throw fail('nothing_to_pay');
  const punishments = owed.map(({ punishmentId }) => ({ punishment: punishmentId }));
  if (!open) {
    const made = await tx.records.create(author, 'deliveryPayment', {
      disposition: dispositionId,
      workingPlace: workingPlaceId,
      punishments,
    });
    return shown({ id: made.id, numberStr: String(made.numberStr) }, made.amount, owed);
  }
  if (areSameItems(await itemsOfPayment(tx, open.id), owed)) return shown(open, open.amount, owed);
  const changed = await tx.records.update(author, 'deliveryPayment', open.id, { punishments });
  return shown(open, changed.amount, owed);
};

const shown = (
  { id, numberStr }: Pick<HeldPayment, 'id' | 'numberStr'>,
  amount: unknown,
  rows: readonly OwedItem[],
): PreparedPayment => ({ id, numberStr, amount: String(amount), rows });

/**
 * Says that an attempt is about to take the money: from now on the amount stands still, and nobody else takes it. To be
 * called in the transaction that stores the attempt; called twice for one attempt it is done once.
 * @throws payment_already_paid, payment_under_way, nothing_to_pay
 */
export const beginPaying = async (
  tx: Transaction,
  paymentId: number,
  attemptKey: string,
): Promise<{ readonly amount: string }> => {
  const { isPaid, payingBy, amount } = await holdPayment(tx, paymentId);
  if (isPaid) throw fail('payment_already_paid');
  if (payingBy !== null && payingBy !== attemptKey) throw fail('payment_under_way');
  if (new Decimal(amount).isZero()) throw fail('nothing_to_pay');
  if (payingBy === null)
    await tx.records.update(systemActor, 'deliveryPayment', paymentId, { payingBy: attemptKey });
  return { amount };
};

/** The attempt took no money: the payment may change again, or be tried again. */
export const endPaying = async (tx: Transaction, paymentId: number, attemptKey: string): Promise<void> => {
  const { isPaid, payingBy } = await holdPayment(tx, paymentId);
  if (isPaid || payingBy !== attemptKey) return;
  await tx.records.update(systemActor, 'deliveryPayment', paymentId, { payingBy: null });
};

/**
 * Marks a payment and everything in it as paid, notes the receipt of the money, and asks for the invoice where one is
 * wanted. The same attempt told twice is one payment; to what another attempt has paid nothing is added.
 * @throws payment_already_paid, payment_under_way, payment_amount_differs: the money must then go back
 */
export const markPaid = async (tx: Transaction, paymentId: number, attempt: PaidAttempt): Promise<void> => {
  const payment = await holdPayment(tx, paymentId);
  const { isPaid, payingBy, amount } = payment;
  if (isPaid && payingBy === attempt.key) return;
  if (isPaid) throw fail('payment_already_paid');
  if (payingBy !== null && payingBy !== attempt.key) throw fail('payment_under_way');
  if (!new Decimal(amount).equals(attempt.amount))
    throw fail('payment_amount_differs', { taken: attempt.amount, due: amount });
  const by: Actor = { ...systemActor, userId: attempt.by };
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
};

/** Money that came in stands in the cash flow too. */
const noteReceipt = async (
  tx: Transaction,
  by: Actor,
  { numberStr, amount }: HeldPayment,
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
