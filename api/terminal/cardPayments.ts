import { WorkflowNotFoundError } from '@temporalio/client';
import { fail } from '#domain/kernel/fail.ts';
import {
  cancelCardPayment,
  cardPaymentId,
  settleCardPayment,
  type CardSettlement,
} from '#workflows/payment/cardPayment.messages.ts';
import { absent } from '../temporal/reach.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Card payments in progress. */
export interface CardPayments {
  /** The driver cancels the payment by card. Does nothing if the payment has ended. */
  cancel(attemptId: number): Promise<void>;
  /** @throws payment_not_unknown while the workflow can still find out the result itself, and after it has ended */
  settle(attemptId: number, settlement: CardSettlement, updateId: string): Promise<void>;
}

export function cardPayments(temporal: Temporal): CardPayments {
  return {
    cancel: (attemptId) =>
      temporal
        .command((workflow) => workflow.getHandle(cardPaymentId(attemptId)).signal(cancelCardPayment))
        .catch(absent),
    settle: (attemptId, settlement, updateId) =>
      temporal
        .command(async (workflow) => {
          const handle = workflow.getHandle(cardPaymentId(attemptId));
          await handle.executeUpdate(settleCardPayment, { args: [settlement], updateId });
        })
        .catch((error: unknown) => {
          if (error instanceof WorkflowNotFoundError) throw fail('payment_not_unknown');
          throw error;
        }),
  };
}
