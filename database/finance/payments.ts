import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The id of the last paid payment of a truck; undefined if it has paid nothing. */
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

/** What the invoice workflow of a payment is started with. */
interface InvoiceWish {
  /** The document number of the payment; null if it has none. */
  readonly numberStr: string | null;
  /** Whether the payment wants an invoice and has none. */
  readonly lacksInvoice: boolean;
}

/** The invoice that a payment wants; undefined if there is no such payment. */
export async function invoiceWishOf(db: Sql, paymentId: number): Promise<InvoiceWish | undefined> {
  const { rows } = await sql<InvoiceWish>`
    select p.number_str as "numberStr", p.is_paid and p.faktura_check
      and not exists (select from invoice i where i.delivery_payment_id = p.id) as "lacksInvoice"
    from delivery_payment p where p.id = ${paymentId}`.execute(db);
  return rows[0];
}

/** The id of the invoice of a payment; undefined if it has none. */
export async function invoiceIdOf(db: Sql, paymentId: number): Promise<number | undefined> {
  const invoice = await db
    .selectFrom('invoice')
    .select('id')
    .where('delivery_payment_id', '=', paymentId)
    .executeTakeFirst();
  return invoice?.id;
}
