import { invoiceWishOf } from '#database/finance/payments.ts';
import { z } from 'zod';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  invoiceCorrected,
  ksefInvoiceStart,
  ksefInvoiceWorkflow,
} from '#workflows/finance/ksefInvoice.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessStarted } from '../unlessStarted.ts';

const invoicePayload = z.object({ deliveryPaymentId: z.int().positive(), askedAt: z.iso.datetime() });

/**
 * Starts the invoice workflow of a payment, or signals it that the records were corrected. A workflow that has ended begins again
 * only if the payment lacks the invoice that it wants.
 */
export function financeOutboxHandlers({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    ksefInvoice: async (payload: unknown): Promise<void> => {
      const input = invoicePayload.parse(payload);
      const { deliveryPaymentId } = input;
      const wish = await invoiceWishOf(database.sql, deliveryPaymentId);
      const link = recordLink(publicUrl, 'deliveryPayment', deliveryPaymentId);
      const start = ksefInvoiceStart({
        ...input,
        numberStr: wish?.numberStr ?? String(deliveryPaymentId),
        taskQueue,
        link,
        lacksInvoice: wish?.lacksInvoice === true,
      });
      await unlessStarted(
        client.workflow.signalWithStart(ksefInvoiceWorkflow, { ...start, signal: invoiceCorrected }),
      );
    },
  };
}
