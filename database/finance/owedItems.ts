import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';

/** A penalty or service as it is shown to the payer, with its amount in złotys as decimal text. */
export interface OwedItem {
  readonly punishmentId: number;
  readonly name: string;
  readonly amount: string;
}

/** SQL condition on a penalty or service `p`: nobody has to pay it any more. */
export const isSettled = sql<boolean>`(p.is_paid or p.is_canceled or p.marked_to_delete)`;

/** What a truck still has to pay, oldest first; locked until the transaction ends, so that it is not canceled meanwhile. */
export async function owedBy(tx: Transaction, dispositionId: number): Promise<readonly OwedItem[]> {
  const { rows } = await sql<OwedItem>`
    select p.id as "punishmentId", coalesce(t.name, '') as name, p.amount::text as amount
    from punishment p left join punishment_type t on t.id = p.punishment_type_id
    where p.disposition_id = ${dispositionId} and not ${isSettled} and p.amount > 0
    order by p.id for no key update of p`.execute(tx.sql);
  return rows;
}

/** The items of a payment, in their order. */
export async function itemsOfPayment(tx: Transaction, paymentId: number): Promise<readonly OwedItem[]> {
  const { rows } = await sql<OwedItem>`
    select r.punishment_id as "punishmentId", coalesce(t.name, '') as name, r.amount::text as amount
    from delivery_payment_punishments r join punishment p on p.id = r.punishment_id
      left join punishment_type t on t.id = p.punishment_type_id
    where r.parent_id = ${paymentId} order by r.row_number`.execute(tx.sql);
  return rows;
}

/** Whether at least one item of a payment need not be paid any more: it is paid, cancelled or marked for deletion. */
export async function hasSettledItem(tx: Transaction, paymentId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from delivery_payment_punishments r join punishment p on p.id = r.punishment_id
    where r.parent_id = ${paymentId} and ${isSettled} limit 1`.execute(tx.sql);
  return rows.length > 0;
}

/** Whether two lists have the same items with the same amounts in the same order. */
export function areSameItems(some: readonly OwedItem[], others: readonly OwedItem[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ punishmentId, amount }, index) =>
        punishmentId === others[index]?.punishmentId && amount === others[index]?.amount,
    )
  );
}
