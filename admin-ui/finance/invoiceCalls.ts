import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from '../data/client.ts';

/** The state of an invoice in KSeF, and which of its documents exist. */
export type InvoiceInKsef = AnswerAt<'GET /invoices/:id/ksef'>;

export const invoiceCalls = {
  ksef: (id: number, signal: AbortSignal) => callApi('GET /invoices/:id/ksef', { params: { id }, signal }),
  resend: (deliveryPaymentId: number) =>
    callApi('POST /delivery_payments/:id/resend_invoice', { params: { id: deliveryPaymentId } }),
};
