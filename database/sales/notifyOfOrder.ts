import { dateText } from '#domain/kernel/written.ts';
import { administrators, notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { orderContact } from './orderContact.ts';
import type { OrderRow } from './orderRow.ts';

/** Notices sent to the person responsible for an order. */
type OrderNotice =
  | 'offerSoonLapses'
  | 'offerLapsed'
  | 'offerAccepted'
  | 'offerRefused'
  | 'orderChangeAsked'
  | 'orderFulfilled'
  | 'orderOpenAgain';

/**
 * Notifies the person responsible for an order of an automatic change or of the customer's answer; the administrators if the
 * order has no such person who may still sign in.
 * @param words what the customer wrote with the answer
 */
export async function notifyOfOrder(
  tx: Transaction,
  { id, numberStr: number, customer, validTo, managerId, authorId }: OrderRow,
  notice: OrderNotice,
  words?: string,
): Promise<void> {
  const person = await orderContact(tx.sql, { managerId, authorId });
  await notify(tx, {
    to: person ? [person.id] : await administrators(tx),
    notice,
    facts: { number, customer, until: validTo === null ? '–' : dateText(validTo), words: words ?? '' },
    about: { object: 'salesOrder', id },
  });
}
