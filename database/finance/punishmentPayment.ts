import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { preparePayment, type PreparedPayment } from './deliveryPayments.ts';
import { lockPaymentsWith } from './lockedPayment.ts';
import { isSettled, itemsOfPayment } from './owedItems.ts';

interface ScannedPunishment {
  readonly dispositionId: number | null;
  readonly settled: boolean;
  /** Whether its price is zero. */
  readonly free: boolean;
}

/**
 * The open payment for a penalty or service whose slip was scanned: the payment of its truck with everything the truck owes,
 * or a separate payment if it belongs to no truck.
 * @param by the user who asks for the payment; null for a machine
 * @throws record_not_found, punishment_settled, nothing_to_pay
 */
export async function preparePunishmentPayment(
  tx: Transaction,
  punishmentId: number,
  by: number | null,
): Promise<PreparedPayment> {
  const { rows } = await sql<ScannedPunishment>`
    select p.disposition_id as "dispositionId", ${isSettled} as settled, p.amount = 0 as free
    from punishment p where p.id = ${punishmentId}`.execute(tx.sql);
  const [scanned] = rows;
  if (!scanned) throw fail('record_not_found', { object: 'punishment', id: punishmentId });
  if (scanned.settled) throw fail('punishment_settled');
  if (scanned.dispositionId !== null) return preparePayment(tx, scanned.dispositionId, { by });
  if (scanned.free) throw fail('nothing_to_pay');
  // Makes two scans of the same slip wait for each other, before either locks a row that others need.
  await sql`select pg_advisory_xact_lock(hashtext('punishmentPayment'), ${punishmentId})`.execute(tx.sql);
  const [open] = await lockPaymentsWith(tx, punishmentId);
  const { id, numberStr, amount } = open ?? (await newPaymentOf(tx, punishmentId, by));
  return { id, numberStr, amount, rows: await itemsOfPayment(tx, id) };
}

/** Creates a payment with one item; its amount comes from the item. */
const newPaymentOf = async (tx: Transaction, punishment: number, by: number | null) => {
  const author: Actor = serverFor(by);
  const made = await tx.records.create(author, 'deliveryPayment', { punishments: [{ punishment }] });
  return { id: made.id, numberStr: String(made.numberStr), amount: String(made.amount) };
};
