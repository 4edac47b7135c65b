import type { Sql } from '../sql.ts';

/** The id of the last paid payment of a truck. */
export async function lastPaidPayment(db: Sql, dispositionId: number): Promise<number | undefined> {
  const payment = await db
    .selectFrom('delivery_payment')
    .select('id')
    .where('disposition_id', '=', dispositionId)
    .where('is_paid', '=', true)
    .where('marked_to_delete', '=', false)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payment?.id;
}

/** Whether the money of a payment is being taken at this moment. */
export async function isBeingPaid(db: Sql, paymentId: number): Promise<boolean> {
  const payment = await db
    .selectFrom('delivery_payment')
    .select('paying_by')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment !== undefined && payment.paying_by !== null;
}

/** The document number of a payment. */
export async function paymentNumber(db: Sql, paymentId: number): Promise<string | undefined> {
  const payment = await db
    .selectFrom('delivery_payment')
    .select('number_str')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.number_str ?? undefined;
}

/** The id of the invoice of a payment. */
export async function invoiceIdOf(db: Sql, paymentId: number): Promise<number | undefined> {
  const invoice = await db
    .selectFrom('invoice')
    .select('id')
    .where('delivery_payment_id', '=', paymentId)
    .executeTakeFirst();
  return invoice?.id;
}

/** Whether a payment wants an invoice and has none. */
export async function lacksInvoice(db: Sql, paymentId: number): Promise<boolean> {
  const wanting = await db
    .selectFrom('delivery_payment')
    .select('id')
    .where('id', '=', paymentId)
    .where('is_paid', '=', true)
    .where('faktura_check', '=', true)
    .executeTakeFirst();
  return wanting !== undefined && (await invoiceIdOf(db, paymentId)) === undefined;
}
