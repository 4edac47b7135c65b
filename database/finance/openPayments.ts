import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockPaymentsWith } from './lockedPayment.ts';
import { itemsOfPayment, type OwedItem } from './owedItems.ts';

/**
 * Removes an item, which is a penalty or service (`punishment`), from open payments. A payment that is empty afterwards is
 * marked for deletion.
 * @throws payment_under_way if the money of one of them is being taken
 */
export function leaveOpenPayments(tx: Transaction, by: Actor, punishmentId: number): Promise<void> {
  return changeOpenPayments(tx, by, punishmentId, (items) =>
    items.filter((item) => item.punishmentId !== punishmentId),
  );
}

/**
 * Applies a change of an item to the open payments that contain it: a new price is taken over, and an item that was deleted
 * or moved to another truck is removed.
 * @param item the record of the penalty or service as it is now
 * @throws payment_under_way
 */
export async function updateOpenPayments(
  tx: Transaction,
  by: Actor,
  item: AnyRecord,
  before: AnyRecord,
): Promise<void> {
  const isGone = item.markedToDelete || item.dispositionId !== before.dispositionId;
  if (isGone) await leaveOpenPayments(tx, by, item.id);
  else if (item.amount !== before.amount) await changeOpenPayments(tx, by, item.id, (items) => items);
}

/** Writes the items of the open payments again; the payment's hook calculates the prices. */
const changeOpenPayments = async (
  tx: Transaction,
  { userId }: Actor,
  punishmentId: number,
  itemsLeft: (items: readonly OwedItem[]) => readonly OwedItem[],
): Promise<void> => {
  const by: Actor = serverFor(userId);
  const payments = await lockPaymentsWith(tx, punishmentId);
  if (payments.some(({ payingBy }) => payingBy !== null)) throw fail('payment_under_way');
  for (const { id } of payments) {
    const items = itemsLeft(await itemsOfPayment(tx, id));
    const punishments = items.map((item) => ({ punishment: item.punishmentId }));
    await tx.records.update(by, 'deliveryPayment', id, { punishments });
    if (items.length === 0) await tx.records.changeDeletionMark(by, 'deliveryPayment', id, true);
  }
};
