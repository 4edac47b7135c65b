import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { holdPaymentsWith } from './heldPayment.ts';
import { itemsOfPayment, type OwedItem } from './owedItems.ts';

/** The item leaves the open payments that hold it; one with nothing left in it is marked for deletion. @throws payment_under_way */
export const leaveOpenPayments = (tx: Transaction, by: Actor, punishmentId: number): Promise<void> =>
  changeOpenPayments(tx, by, punishmentId, (items) =>
    items.filter((item) => item.punishmentId !== punishmentId),
  );

/**
 * What somebody changes of an item holds for the open payment with it: nobody pays the price of before, nor for what was
 * struck out or is another truck's by now. @throws payment_under_way
 */
export const openPaymentsFollow = async (
  tx: Transaction,
  by: Actor,
  item: AnyRecord,
  before: AnyRecord,
): Promise<void> => {
  const isGone = item.markedToDelete || item.dispositionId !== before.dispositionId;
  if (isGone) await leaveOpenPayments(tx, by, item.id);
  else if (item.amount !== before.amount) await changeOpenPayments(tx, by, item.id, (items) => items);
};

/** A payment prices what it is given anew. */
const changeOpenPayments = async (
  tx: Transaction,
  { userId }: Actor,
  punishmentId: number,
  left: (items: readonly OwedItem[]) => readonly OwedItem[],
): Promise<void> => {
  const by: Actor = { ...systemActor, userId };
  const payments = await holdPaymentsWith(tx, punishmentId);
  if (payments.some(({ payingBy }) => payingBy !== null)) throw fail('payment_under_way');
  for (const { id } of payments) {
    const items = left(await itemsOfPayment(tx, id));
    const punishments = items.map((item) => ({ punishment: item.punishmentId }));
    await tx.records.update(by, 'deliveryPayment', id, { punishments });
    if (items.length === 0) await tx.records.changeDeletionMark(by, 'deliveryPayment', id, true);
  }
};
