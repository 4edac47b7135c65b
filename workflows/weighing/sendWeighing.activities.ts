import type { SendingOutcome } from './sendWeighing.messages.ts';

/** The activity that sends a weighing to an external receiver. */
export interface WeighingDelivery {
  /**
   * Posts the weighing to its receiver with the id of the sending, by which the receiver can recognise a repetition. Returns
   * the receiver's answer. @throws weighing_refused, which is not tried again; any other error is.
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
