import { sql } from 'kysely';
import { z } from 'zod';
import { cardPaymentOutbox } from '#database/payment/cardPayments.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { startWithinSeconds } from '#domain/terminal/cardPayment.rules.ts';
import { cardPaymentStart, cardPaymentWorkflow } from '#workflows/payment/cardPayment.messages.ts';
import type { Surroundings } from '../surroundings.ts';
import { unlessStarted } from '../unlessStarted.ts';

const payload = z.object({ cardPaymentId: z.int().positive() });

/** Starts the process of an attempt that was stored. */
export const paymentOutboxHandlers = ({ database, client, taskQueue, publicUrl }: Surroundings) => ({
  [cardPaymentOutbox]: async (given: unknown): Promise<void> => {
    const { cardPaymentId: attemptId } = payload.parse(given);
    const { rows } = await sql<{ number: string; at: Date | string }>`
      select p.number_str as number, c.created_at as at from card_payment c
      join delivery_payment p on p.id = c.delivery_payment_id where c.id = ${attemptId}`.execute(
      database.sql,
    );
    const [row] = rows;
    if (!row) return;
    const startBy = new Date(new Date(row.at).getTime() + startWithinSeconds * 1000).toISOString();
    const link = recordLink(publicUrl, 'cardPayment', attemptId);
    const start = cardPaymentStart({ attemptId, startBy, numberStr: row.number, taskQueue, link });
    await unlessStarted(client.workflow.start(cardPaymentWorkflow, start));
  },
});
