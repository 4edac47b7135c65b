import type { KsefStage } from './ksefStages.ts';
import { call } from '../data/http.ts';

/** What KSeF knows of an invoice, and which of its papers are there. */
export interface InvoiceInKsef {
  /** Where anybody can look the invoice up; null while it has no XML. */
  readonly link: string | null;
  readonly label: string;
  /** Proves who issued an invoice that KSeF does not know yet; null where none is needed or possible. */
  readonly certificateLink: string | null;
  readonly papers: readonly ('xml' | 'upo')[];
  readonly stage: KsefStage | null;
  readonly reason: string | null;
}

export const invoiceCalls = {
  ksef: (id: number, signal: AbortSignal) => call<InvoiceInKsef>(`/invoices/${id}/ksef`, { signal }),
  resend: (deliveryPaymentId: number) =>
    call(`/delivery_payments/${deliveryPaymentId}/resend_invoice`, { method: 'POST', body: {} }),
};
