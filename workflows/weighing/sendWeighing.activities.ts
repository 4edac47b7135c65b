import type { SendingOutcome } from './sendWeighing.messages.ts';

/** What telling a receiver needs from the world outside. */
export interface WeighingDelivery {
  /**
   * Posts the weighing to its receiver under the sending's own id, so that one told twice can know it. Answers what the
   * receiver said. @throws weighing_refused, which no second attempt can mend; anything else is tried again.
   */
  readonly postWeighing: (input: {
    readonly weightSendingId: number;
  }) => Promise<{ readonly answer: string }>;
}

/** Writes to our own database, one transaction with its key. */
export interface WeighingSendings {
  readonly closeSending: (
    input: { readonly key: string; readonly weightSendingId: number } & SendingOutcome,
  ) => Promise<void>;
}
