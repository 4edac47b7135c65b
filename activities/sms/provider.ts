import type { SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';

/** One message to one telephone. */
export interface SmsMessage {
  /** In international form: `+48600100200`. */
  readonly to: string;
  readonly body: string;
  /** Our own id of the message: the provider refuses a second one with the same. */
  readonly idx: string;
  /** Where the provider reports to what became of the message. */
  readonly notifyUrl: string;
}

/** The provider has certainly not taken the message: it may be handed over again. */
export class NotTaken extends Error {}

/** Somebody who sends SMS. */
export interface SmsProvider {
  /** Knows a message by our id and refuses a second one with the same. */
  readonly refusesRepeats: boolean;
  /** Opens the connection over which messages go, where there is one. @throws NotTaken where that is not possible */
  ready?(): Promise<void>;
  /**
   * Hands the message over; the answer is the provider's own id of it, or our `idx` when it had the message already.
   * @throws KejaError phone_invalid when no second attempt can help; any other error may be tried again.
   */
  send(message: SmsMessage): Promise<{ readonly providerId: string }>;
  /** For providers that send receipts over the connection that we opened, instead of calling our API. */
  listen?(heard: (receipt: SmsReceipt) => Promise<void>): void;
  close?(): Promise<void>;
}
