import type { KsefVerdict } from '#domain/finance/ksefStatus.rules.ts';
import type { ErrorParams } from '#domain/kernel/fail.ts';

/** An invoice that has its number; its XML is in the database. */
export interface IssuedInvoice {
  readonly invoiceId: number;
  readonly numberStr: string;
  /** The date of the invoice, in Warsaw: `2026-11-20`. */
  readonly issuedOn: string;
  /** The latest time for sending it, ISO 8601. */
  readonly sendBy: string;
}

/** The answer of KSeF about an invoice. */
export interface KsefAnswer {
  readonly verdict: KsefVerdict;
  readonly reason: string;
  readonly ksefNumber: string | null;
  /** ISO 8601 */
  readonly acquiredAt: string | null;
}

/** What is written to the invoice, once per key. A field that is absent stays as it is. */
export interface KsefNote {
  readonly key: string;
  readonly invoiceId: number;
  readonly ksefStatus: 'Waiting' | 'Sent' | 'Offline' | 'Accepted' | 'Refused';
  readonly ksefNumber?: string | null;
  readonly acquiredAt?: string | null;
  readonly issuedOffline?: boolean;
  readonly reason?: string | null;
}

/** The calls to our own database. Each write is one transaction with one key; `wasSent` only reads. */
export interface InvoiceRecords {
  /**
   * Reserves the number and makes the XML in one transaction, so that no number is without an invoice. The day of
   * `askedAt` (ISO) in Warsaw is the date of issue. Null if no line of the payment has VAT, so that there is nothing to invoice,
   * or if an earlier run has sent its invoice.
   * @throws errors that a person has to correct, such as invoice_invalid, vat_rate_unusable and ksef_not_set_up
   */
  issueInvoice(input: {
    readonly key: string;
    readonly deliveryPaymentId: number;
    readonly askedAt: string;
  }): Promise<IssuedInvoice | null>;
  /** Whether a session of KSeF was ever opened for the invoice, so that KSeF may have it. */
  wasSent(input: { readonly invoiceId: number }): Promise<boolean>;
  /** Makes the XML again from the present records, with the same number. @throws as issueInvoice */
  rebuildInvoice(input: { readonly key: string; readonly invoiceId: number }): Promise<void>;
  /** Writes to the payment why it has no invoice yet. Null clears it, as does the code `invoice_not_wanted`. */
  noteInvoiceTrouble(input: {
    readonly key: string;
    readonly deliveryPaymentId: number;
    readonly trouble: { readonly code: string; readonly params: ErrorParams } | null;
  }): Promise<void>;
  noteKsef(note: KsefNote): Promise<void>;
}

/** The calls to external services. Each is tried once; the workflow decides what follows a failure. */
export interface KsefOffice {
  /** Gets the buyer's name and address from the register of firms, if that was not done yet. */
  confirmBuyer(input: { readonly deliveryPaymentId: number }): Promise<void>;
  /**
   * Opens a session, records the attempt, and sends the invoice. `offline` tells KSeF that the invoice was issued offline.
   * @throws ksefBusy with the seconds to wait; ksef_refused, ksef_not_set_up; after any other error KSeF may have the invoice
   */
  handOver(input: { readonly invoiceId: number; readonly offline: boolean }): Promise<void>;
  /** Looks for the invoice in KSeF: in the sessions of its attempts, then by its number. Null if KSeF does not have it. */
  lookUp(input: { readonly invoiceId: number }): Promise<KsefAnswer | null>;
  /** Fetches the official receipt and stores it. */
  keepReceipt(input: { readonly invoiceId: number }): Promise<void>;
}

/** Type of the failure by which `handOver` and `lookUp` report how many seconds KSeF asks to wait. */
export const ksefBusy = 'ksefBusy';
