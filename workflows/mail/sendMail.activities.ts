import type { MailOutcome, TakenMail } from './sendMail.messages.ts';

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
