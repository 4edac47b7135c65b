import type { NotNull } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { Transaction } from '../transaction.ts';

/** A payment whose row this transaction has locked. */
export interface LockedPayment {
  readonly id: number;
  readonly numberStr: string;
  /** In złotys with two decimals. */
  readonly amount: string;
  readonly isPaid: boolean;
  /** The attempt that is taking the money, or has taken it. */
  readonly payingBy: string | null;
}

const columns = [
  'id',
  'number_str as numberStr',
  'amount',
  'is_paid as isPaid',
  'paying_by as payingBy',
] as const;

/** Locks a disposition, so that two screens do not prepare its payment at the same moment. @throws record_not_found */
export async function lockTruck(tx: Transaction, dispositionId: number): Promise<void> {
  const truck = await tx.sql
    .selectFrom('disposition')
    .select('id')
    .where('id', '=', dispositionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!truck) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
}

/**
 * Locks the items of a payment (penalties and services, `punishment`) and then the payment. A change of an item locks both in the
 * same order, so that the two transactions do not wait for each other.
 * @throws record_not_found, also if the payment is marked for deletion
 */
export async function lockPayment(tx: Transaction, id: number): Promise<LockedPayment> {
  await tx.sql
    .selectFrom('punishment')
    .select('id')
    .where('id', 'in', (paid) =>
      paid.selectFrom('delivery_payment_punishments').select('punishment_id').where('parent_id', '=', id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const payment = await payments(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!payment) throw fail('record_not_found', { object: 'deliveryPayment', id });
  return payment;
}

const payments = (tx: Transaction) =>
  tx.sql
    .selectFrom('delivery_payment')
    .select(columns)
    .where('marked_to_delete', '=', false)
    // A payment has its number from the beginning.
    .$narrowType<{ numberStr: NotNull }>();

const openPayments = (tx: Transaction) => payments(tx).where('is_paid', '=', false);

/**
 * Locks the open payment of a truck; undefined if there is none. Of several, one whose money is being taken comes before others:
 * for that one `paying_by is null` is false, and false sorts before true.
 */
export function lockOpenPayment(tx: Transaction, dispositionId: number): Promise<LockedPayment | undefined> {
  return openPayments(tx)
    .where('disposition_id', '=', dispositionId)
    .orderBy((eb) => eb('paying_by', 'is', null))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the open payments that contain this item (`punishment`). */
export function lockPaymentsWith(tx: Transaction, punishmentId: number): Promise<readonly LockedPayment[]> {
  return openPayments(tx)
    .where('id', 'in', (items) =>
      items
        .selectFrom('delivery_payment_punishments')
        .select('parent_id')
        .where('punishment_id', '=', punishmentId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
