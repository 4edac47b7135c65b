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

/** Somebody who sends SMS. */
export interface SmsProvider {
  /**
   * Hands the message over; the answer is the provider's own id of it, or our `idx` when it had the message already.
   * @throws KejaError phone_invalid when no second attempt can help; any other error may be tried again.
   */
  send(message: SmsMessage): Promise<{ readonly providerId: string }>;
}
