import type { SmsOutcome } from './sendSms.messages.ts';

/** One recipient's message as the provider took it. */
export interface SentMessage {
  readonly recipientId: number;
  /** The provider's id; our own where it only said that it had the message already. */
  readonly providerId: string;
}

/** What sending an SMS needs from the world outside: an ordinary activity that nobody waits for. */
export interface SmsDelivery {
  /**
   * Hands the message to the provider, once for each recipient whatever happens: the provider knows it by our id.
   * @throws phone_invalid, which no second attempt can mend; anything else is tried again.
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
  /** The last word on the message; tells the operators when it did not arrive. */
  closeSms(input: {
    readonly key: string;
    readonly outgoingSmsId: number;
    readonly outcome: SmsOutcome;
  }): Promise<void>;
}
