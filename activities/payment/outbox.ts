import { z } from 'zod';
import { cardPaymentOutbox } from '#database/payment/cardPayments.ts';
import { cardPaymentStartOf } from '#database/payment/lastCardPayment.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { startWithinSeconds } from '#domain/terminal/cardPayment.rules.ts';
import { cardPaymentStart, cardPaymentWorkflow } from '#workflows/payment/cardPayment.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessStarted } from '../unlessStarted.ts';

const cardPaymentPayload = z.object({ cardPaymentId: z.int().positive() });

/** Starts the workflow of a stored attempt to pay by card. Does nothing if the attempt no longer exists. */
export function paymentOutboxHandlers({ database, client, taskQueue, publicUrl }: Dependencies) {
  return {
    [cardPaymentOutbox]: async (payload: unknown): Promise<void> => {
      const { cardPaymentId: attemptId } = cardPaymentPayload.parse(payload);
      const row = await cardPaymentStartOf(database.sql, attemptId);
      if (!row) return;
      const startBy = new Date(new Date(row.at).getTime() + startWithinSeconds * 1000).toISOString();
      const link = recordLink(publicUrl, 'cardPayment', attemptId);
      const start = cardPaymentStart({
        attemptId,
        startBy,
        numberStr: row.number ?? String(attemptId),
        taskQueue,
        link,
      });
      await unlessStarted(client.workflow.start(cardPaymentWorkflow, start));
    },
  };
}
