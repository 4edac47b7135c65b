import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { paymentNumber } from '#database/finance/payments.ts';
import { z } from 'zod';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  ksefInvoiceStart,
  ksefInvoiceWorkflow,
  resendInvoice,
} from '#workflows/finance/ksefInvoice.messages.ts';
import type { Dependencies } from '../dependencies.ts';

const payload = z.object({ deliveryPaymentId: z.int().positive(), askedAt: z.iso.datetime() });

/** Starts the invoice workflow of a payment. If it runs already, the buyer was corrected and it tries again. */
export function financeOutboxHandlers({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    ksefInvoice: async (given: unknown): Promise<void> => {
      const input = payload.parse(given);
      const { deliveryPaymentId } = input;
      const numberStr = (await paymentNumber(database.sql, deliveryPaymentId)) ?? String(deliveryPaymentId);
      const link = recordLink(publicUrl, 'deliveryPayment', deliveryPaymentId);
      const start = ksefInvoiceStart({ ...input, numberStr, taskQueue, link });
      try {
        await client.workflow.start(ksefInvoiceWorkflow, start);
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
        await wake(client.workflow.getHandle(start.workflowId));
      }
    },
  };
}

interface Wakeable {
  startUpdate(update: typeof resendInvoice, options: { waitForStage: 'ACCEPTED' }): Promise<unknown>;
}

/** A workflow that does not wait refuses the update, and one that has ended cannot receive it. Neither is an error. */
const wake = async (invoice: Wakeable): Promise<void> => {
  await invoice.startUpdate(resendInvoice, { waitForStage: 'ACCEPTED' }).catch(() => undefined);
};
