import { isInvoiceDue } from '#domain/finance/invoiceWish.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { lockInvoiceOf } from './invoicePapers.ts';

/**
 * Asks once more for the invoice of a payment that has none: because something still stands in its way, or because nothing in
 * the payment was subject to VAT. Its process then goes on, or begins again.
 * @returns false if the payment has its invoice, or if none was wanted
 */
export async function askForInvoice(tx: Transaction, paymentId: number): Promise<boolean> {
  await lockRow(tx.sql, 'delivery_payment', paymentId);
  const payment = await tx.records.get(systemActor, 'deliveryPayment', paymentId);
  const isWanted = payment.fakturaCheck === true || Boolean(payment.invoiceFailure);
  if (!isWanted || !isInvoiceDue({ ...payment, fakturaCheck: true })) return false;
  if ((await lockInvoiceOf(tx.sql, paymentId)) !== undefined) return false;
  if (payment.fakturaCheck === true)
    await tx.outbox('ksefInvoice', { deliveryPaymentId: paymentId, askedAt: new Date().toISOString() });
  // The hooks of the payment ask for the invoice when it is wanted again.
  else
    await tx.records.update(systemActor, 'deliveryPayment', paymentId, {
      fakturaCheck: true,
      invoiceFailure: null,
    });
  return true;
}
