import { WorkflowNotFoundError } from '@temporalio/client';
import { fail } from '#domain/kernel/fail.ts';
import {
  ksefInvoiceId,
  ksefInvoiceState,
  resendInvoice,
  type KsefInvoiceState,
} from '#workflows/finance/ksefInvoice.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Invoices on their way to KSeF. */
export interface KsefInvoices {
  /** Where the invoice of a payment stands; nothing when none is under way. */
  state(deliveryPaymentId: number): Promise<KsefInvoiceState | undefined>;
  /** @throws invoice_not_resendable */
  resend(deliveryPaymentId: number, updateId: string): Promise<void>;
}

export const ksefInvoices = (temporal: Temporal): KsefInvoices => ({
  state: (deliveryPaymentId) =>
    temporal.look((workflow) => workflow.getHandle(ksefInvoiceId(deliveryPaymentId)).query(ksefInvoiceState)),
  resend: (deliveryPaymentId, updateId) =>
    temporal
      .command((workflow) =>
        workflow.getHandle(ksefInvoiceId(deliveryPaymentId)).executeUpdate(resendInvoice, { updateId }),
      )
      .catch((error: unknown) => {
        if (error instanceof WorkflowNotFoundError) throw fail('invoice_not_resendable');
        throw error;
      }),
});
