import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from '../data/client.ts';

/** What KSeF knows of an invoice, and which of its papers are there. */
export type InvoiceInKsef = AnswerAt<'GET /invoices/:id/ksef'>;

export const invoiceCalls = {
  ksef: (id: number, signal: AbortSignal) => callApi('GET /invoices/:id/ksef', { params: { id }, signal }),
  resend: (deliveryPaymentId: number) =>
    callApi('POST /delivery_payments/:id/resend_invoice', { params: { id: deliveryPaymentId } }),
};
