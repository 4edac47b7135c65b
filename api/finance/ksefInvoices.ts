import { WorkflowNotFoundError } from '@temporalio/client';
import { fail } from '#domain/kernel/fail.ts';
import {
  ksefInvoiceId,
  ksefInvoiceState,
  resendInvoice,
  type KsefInvoiceState,
} from '#workflows/finance/ksefInvoice.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** The workflows that send invoices to KSeF. */
export interface KsefInvoices {
  /** The state of the invoice of a payment; undefined if none is being sent. */
  state(deliveryPaymentId: number): Promise<KsefInvoiceState | undefined>;
  /** Tries to send the invoice again now. @throws invoice_not_resendable if there is nothing to try */
  resend(deliveryPaymentId: number, updateId: string): Promise<void>;
}

export function ksefInvoices(temporal: Temporal): KsefInvoices {
  return {
    state: (deliveryPaymentId) =>
      temporal.look((workflow) =>
        workflow.getHandle(ksefInvoiceId(deliveryPaymentId)).query(ksefInvoiceState),
      ),
    resend: (deliveryPaymentId, updateId) =>
      temporal
        .command((workflow) =>
          workflow.getHandle(ksefInvoiceId(deliveryPaymentId)).executeUpdate(resendInvoice, { updateId }),
        )
        .catch((error: unknown) => {
          if (error instanceof WorkflowNotFoundError) throw fail('invoice_not_resendable');
          throw error;
        }),
  };
}
