import type { MailOutcome, TakenMail } from './sendMail.messages.ts';

/** The activities that send an e-mail and store its copy; no person waits for them. */
export interface MailDelivery {
  /**
   * Sends the message to the mail server. If it is sent twice because the answer was lost, it has the same Message-ID.
   * @param input.only the addresses that have not got the message yet; absent for all addresses
   * @throws mail_refused, mail_account_unusable, which are not tried again; after any other error the activity is tried again
   */
  deliverMail(input: {
    readonly outgoingEmailId: number;
    readonly only?: readonly string[];
  }): Promise<TakenMail>;
  /** Puts a copy of the message into the account's folder of sent mail, unless a copy is there already. */
  keepSentCopy(input: { readonly outgoingEmailId: number }): Promise<void>;
}

/** Writes to our own database, one transaction with its key. */
export interface MailRecords {
  /** Writes the final state of the message. */
  closeMail(input: {
    readonly key: string;
    readonly outgoingEmailId: number;
    readonly outcome: MailOutcome;
  }): Promise<void>;
  /** Makes a message that waits to be sent a draft again. */
  reopenMail(input: { readonly key: string; readonly outgoingEmailId: number }): Promise<void>;
  /** Notes the moment at which a waiting message is sent. */
  postponeMail(input: {
    readonly key: string;
    readonly outgoingEmailId: number;
    readonly sendAt: string;
  }): Promise<void>;
}
