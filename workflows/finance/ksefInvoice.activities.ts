import type { KsefVerdict } from '#domain/finance/ksefStatus.rules.ts';
import type { ErrorParams } from '#domain/kernel/fail.ts';

/** An invoice that has its number; its XML lies in the database. */
export interface IssuedInvoice {
  readonly invoiceId: number;
  readonly numberStr: string;
  /** The day it is of, in Warsaw: `2026-11-20`. */
  readonly issuedOn: string;
  /** ISO 8601: by when it must have been sent. */
  readonly sendBy: string;
}

/** What KSeF says of an invoice. */
export interface KsefWord {
  readonly verdict: KsefVerdict;
  readonly reason: string;
  readonly ksefNumber: string | null;
  /** ISO 8601 */
  readonly acquiredAt: string | null;
}

/** What is noted on the record, once per key. */
export interface KsefNote {
  readonly key: string;
  readonly invoiceId: number;
  readonly ksefStatus: 'Waiting' | 'Sent' | 'Offline' | 'Accepted' | 'Refused';
  readonly ksefNumber?: string | null;
  readonly acquiredAt?: string | null;
  readonly issuedOffline?: boolean;
  readonly reason?: string | null;
}

/** Writes to our own database: one transaction, one key. */
export interface InvoiceRecords {
  /**
   * Reserves the number and makes the XML, in one transaction: a number is never without its invoice. Null when nothing
   * in the payment bears VAT, so that there is nothing to invoice.
   * @throws refusals that a person has to mend: invoice_invalid, vat_rate_unusable, ksef_not_set_up
   */
  issueInvoice(input: {
    readonly key: string;
    readonly deliveryPaymentId: number;
    readonly askedAt: string;
  }): Promise<IssuedInvoice | null>;
  /** Makes the XML anew from what stands in the records now, under the number it has. @throws as issueInvoice */
  rebuildInvoice(input: { readonly key: string; readonly invoiceId: number }): Promise<void>;
  /** Leaves on the payment why it has no invoice yet; null when that is over. */
  noteInvoiceTrouble(input: {
    readonly key: string;
    readonly deliveryPaymentId: number;
    readonly trouble: { readonly code: string; readonly params: ErrorParams } | null;
  }): Promise<void>;
  noteKsef(note: KsefNote): Promise<void>;
}

/** What reaches outside. Each is done once; the workflow decides what follows a failure. */
export interface KsefOffice {
  /** Asks the register of firms for the buyer's name and address, where nobody has yet. */
  confirmBuyer(input: { readonly deliveryPaymentId: number }): Promise<void>;
  /**
   * Opens a session, writes down that it is about to hand the invoice over, and hands it over.
   * @throws ksefBusy with the seconds to wait; ksef_refused, ksef_not_set_up; anything else leaves open whether KSeF has it
   */
  handOver(input: { readonly invoiceId: number; readonly offline: boolean }): Promise<void>;
  /** What KSeF knows of the invoice: in the sessions it was handed over in, then by its number. Null when nothing. */
  lookUp(input: { readonly invoiceId: number }): Promise<KsefWord | null>;
  /** Fetches the official receipt and keeps it. */
  keepReceipt(input: { readonly invoiceId: number }): Promise<void>;
}

/** Type of the failure by which `handOver` and `lookUp` tell how many seconds KSeF wants to be left alone. */
export const ksefBusy = 'ksefBusy';
