import type { SmsOutcome } from './sendSms.messages.ts';

/** One recipient's message as the provider accepted it. */
export interface SentMessage {
  readonly recipientId: number;
  /** The provider's id; our own if the provider only said that it already had the message. */
  readonly providerId: string;
}

/** Sending through the provider: an ordinary activity, because nobody waits for it. */
export interface SmsDelivery {
  /**
   * Hands the message to the provider, once for each recipient even if repeated: the provider recognises it by our id.
   * @throws phone_invalid, which is not retried; any other error is
   */
  deliverSms(input: {
    readonly outgoingSmsId: number;
  }): Promise<{ readonly messages: readonly SentMessage[] }>;
}

/** Writes to our own database, each one transaction with its key. */
export interface SmsRecords {
  markSmsSent(input: {
    readonly key: string;
    readonly outgoingSmsId: number;
    readonly messages: readonly SentMessage[];
  }): Promise<void>;
  /** Stores the final outcome of the message; tells the operators when it did not arrive. */
  closeSms(input: {
    readonly key: string;
    readonly outgoingSmsId: number;
    readonly outcome: SmsOutcome;
  }): Promise<void>;
}
