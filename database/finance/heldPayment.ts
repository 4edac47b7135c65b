import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { Transaction } from '../transaction.ts';

/** A payment whose row this transaction holds. */
export interface HeldPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly amount: string;
  readonly isPaid: boolean;
  /** The attempt that is taking the money, or has taken it. */
  readonly payingBy: string | null;
}

const columns = sql`
  id, number_str as "numberStr", amount::text as amount, is_paid as "isPaid", paying_by as "payingBy"`;

/** Two screens that ask at once what a truck owes wait for each other here. @throws record_not_found */
export const holdTruck = async (tx: Transaction, dispositionId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from disposition where id = ${dispositionId} for no key update`.execute(tx.sql);
  if (rows.length === 0) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
};

/** Holds what is paid before its payment, as whoever changes an item does. @throws record_not_found, also for a payment that was marked for deletion */
export const holdPayment = async (tx: Transaction, id: number): Promise<HeldPayment> => {
  await sql`
    select 1 from punishment
    where id in (select punishment_id from delivery_payment_punishments where parent_id = ${id})
    order by id for no key update`.execute(tx.sql);
  const { rows } = await sql<HeldPayment>`
    select ${columns} from delivery_payment where id = ${id} and not marked_to_delete for update`.execute(
    tx.sql,
  );
  if (!rows[0]) throw fail('record_not_found', { object: 'deliveryPayment', id });
  return rows[0];
};

/** The payment of a truck that is not paid yet; one whose money is being taken before any other. */
export const holdOpenPayment = async (
  tx: Transaction,
  dispositionId: number,
): Promise<HeldPayment | undefined> => {
  const { rows } = await sql<HeldPayment>`
    select ${columns} from delivery_payment
    where disposition_id = ${dispositionId} and not is_paid and not marked_to_delete
    order by paying_by is null, id limit 1 for update`.execute(tx.sql);
  return rows[0];
};

/** The payments not paid yet that hold this punishment. */
export const holdPaymentsWith = async (
  tx: Transaction,
  punishmentId: number,
): Promise<readonly HeldPayment[]> => {
  const { rows } = await sql<HeldPayment>`
    select ${columns} from delivery_payment
    where not is_paid and not marked_to_delete
      and id in (select parent_id from delivery_payment_punishments where punishment_id = ${punishmentId})
    order by id for update`.execute(tx.sql);
  return rows;
};
