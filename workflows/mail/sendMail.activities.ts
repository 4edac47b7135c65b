import type { MailOutcome } from './sendMail.messages.ts';

/** What the mail server took. */
export interface TakenMail {
  readonly messageId: string;
  /** Addresses that it would not take, each with its words; somebody else did get the message. */
  readonly rejected: readonly string[];
}

/** What sending an e-mail needs from the world outside: an ordinary activity that nobody waits for. */
export interface MailDelivery {
  /**
   * Hands the message to the mail server. Handed over twice, because the answer was lost, it has the same Message-ID.
   * @throws mail_refused, mail_account_unusable, which no second attempt can mend; anything else is tried again.
   */
  deliverMail(input: { readonly outgoingEmailId: number }): Promise<TakenMail>;
}

/** Writes to our own database, one transaction with its key. */
export interface MailRecords {
  /** The last word on the message. */
  closeMail(input: {
    readonly key: string;
    readonly outgoingEmailId: number;
    readonly outcome: MailOutcome;
  }): Promise<void>;
}
