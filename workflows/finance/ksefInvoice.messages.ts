import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { KsefStage } from '#domain/finance/ksefStages.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const ksefInvoiceWorkflow = 'ksefInvoice';
export function ksefInvoiceId(deliveryPaymentId: number): string {
  return `ksefInvoice-${deliveryPaymentId}`;
}

export interface KsefInvoiceInput {
  readonly deliveryPaymentId: number;
  /** When the invoice became due, ISO 8601; its day in Warsaw is the date of the invoice. */
  readonly askedAt: string;
}

/** `nothing`: no line has VAT; somebody may set a rate and ask for the invoice again. */
export type KsefInvoiceOutcome =
  { readonly ksefNumber: string; readonly numberStr: string } | { readonly nothing: true };

export interface KsefInvoiceState {
  readonly deliveryPaymentId: number;
  readonly stage: KsefStage;
  /** Both are null until the invoice is issued; `numberStr` is the number of the invoice. */
  readonly invoiceId: number | null;
  readonly numberStr: string | null;
  /** Until when the invoice must have been sent, ISO 8601. */
  readonly sendBy: string | null;
  /** How often the invoice was sent. */
  readonly attempts: number;
  /** Why the invoice cannot be issued, waits or was refused; null if nothing hinders it. */
  readonly reason: string | null;
}
export const ksefInvoiceState = defineQuery<KsefInvoiceState>('state');

/** Tries again now, after a person has corrected the fault. Refused if there is nothing to try. */
export const resendInvoice = defineUpdate<void>('resend');

/**
 * The records of the payment were corrected: an invoice that waits for such a correction is tried again. The outbox sends this
 * signal with start, so it also starts the workflow of a new invoice.
 */
export const invoiceCorrected = defineSignal('corrected');

export interface KsefInvoiceStart extends KsefInvoiceInput {
  /** The number of the payment. The invoice has no number yet. */
  readonly numberStr: string;
  readonly taskQueue: string;
  readonly link: string;
  /** Whether the payment wants an invoice and has none, so that a workflow that has ended may begin again. */
  readonly lacksInvoice?: boolean;
}

/**
 * Options for starting: a second start joins the running workflow. After its end Temporal rejects a start, unless the payment lacks
 * its invoice.
 */
export function ksefInvoiceStart(start: KsefInvoiceStart) {
  return {
    workflowId: ksefInvoiceId(start.deliveryPaymentId),
    taskQueue: start.taskQueue,
    workflowTaskTimeout,
    args: [{ deliveryPaymentId: start.deliveryPaymentId, askedAt: start.askedAt }] as [KsefInvoiceInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: start.lacksInvoice ? 'ALLOW_DUPLICATE' : 'REJECT_DUPLICATE',
    staticSummary: `Invoice for ${start.numberStr}`,
    staticDetails: `[${start.numberStr}](${start.link})`,
    memo: { link: start.link },
    typedSearchAttributes: startAttributes({
      area: 'finance',
      object: 'deliveryPayment',
      objectId: start.deliveryPaymentId,
      number: start.numberStr,
      stage: 'issuing',
    }),
  } as const;
}
