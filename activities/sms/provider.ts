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

/** The provider has certainly not taken the message, so it may be sent again. */
export class NotTaken extends Error {}

/** A provider that sends SMS. */
export interface SmsProvider {
  /** Whether the provider recognises a message by our id and refuses a second one with the same id. */
  readonly refusesRepeats: boolean;
  /** Opens the connection, for providers that need one. @throws NotTaken if that is not possible */
  ready?(): Promise<void>;
  /**
   * Sends the message to the provider. Returns the provider's id of it, or our `idx` if the provider already had the message.
   * @throws KejaError phone_invalid if no second attempt can help; any other error may be tried again.
   */
  send(message: SmsMessage): Promise<{ readonly providerId: string }>;
  /** For providers that send receipts over the connection that we opened, instead of calling our API. */
  listen?(onReceipt: (receipt: SmsReceipt) => Promise<void>): void;
  close?(): Promise<void>;
}
