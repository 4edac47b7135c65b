import type { SmsOutcome } from './sendSms.messages.ts';

/** One recipient's message as the provider accepted it. */
export interface SentMessage {
  readonly recipientId: number;
  /** The provider's id; our own if the provider only said that it already had the message. */
  readonly providerId: string;
}

export interface HandedOver {
  readonly messages: readonly SentMessage[];
  /** Recipients whose number is not valid. Absent in runs of earlier releases, where one such number stopped the whole SMS. */
  readonly unreachable?: readonly number[];
}

/** Sending through the provider: an ordinary activity, because nobody waits for it. */
export interface SmsDelivery {
  /**
   * Sends the message to the provider. If the activity is repeated, nobody gets it twice: the provider recognises our id, or we
   * have recorded the first attempt.
   * @throws phone_missing, phone_invalid if the message can reach nobody, sms_code_expired: these are not tried again; after any
   * other error the activity is tried again
   */
  deliverSms(input: { readonly outgoingSmsId: number }): Promise<HandedOver>;
}

/** Writes to our own database, each one transaction with its key. */
export interface SmsRecords {
  markSmsSent(input: {
    readonly key: string;
    readonly outgoingSmsId: number;
    readonly messages: readonly SentMessage[];
  }): Promise<void>;
  /** Stores the final outcome of the message. */
  closeSms(input: {
    readonly key: string;
    readonly outgoingSmsId: number;
    readonly outcome: SmsOutcome;
  }): Promise<void>;
}
