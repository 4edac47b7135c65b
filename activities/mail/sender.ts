import type { Readable } from 'node:stream';
import type { DeferredRecipient } from '#workflows/mail/sendMail.messages.ts';
import type { MailCredentials } from './signIn/mailCredentials.ts';

/** An e-mail that is ready to be sent. */
export interface MailMessage {
  /** Our own Message-ID, the same in every attempt, so that mail programs show a doubled e-mail once. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly cc?: string;
  readonly bcc?: string;
  readonly replyTo?: string;
  readonly date?: Date;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  /** An iCalendar that calendar programs take from the message. */
  readonly calendar?: string;
  /** True for automatic e-mails: their headers ask mail programs to send no automatic replies. */
  readonly automatic: boolean;
  readonly inReplyTo?: string;
  /** The address of the header List-Unsubscribe. */
  readonly unsubscribeUrl?: string;
  readonly attachments: readonly MailAttachment[];
  /** The addresses of the message to which it is sent now; absent if it is sent to all of them. */
  readonly only?: readonly string[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string | null;
  readonly contentId: string | null;
  readonly inline: boolean;
  readonly content: Readable;
}

/** A server for outgoing e-mails other than the one of the installation. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly user: string;
  readonly credentials: MailCredentials;
}

/** The answer of a mail server that has accepted a message for at least one recipient. */
export interface SentMail {
  /** Its words about each address that it refuses for good. */
  readonly rejected: readonly string[];
  /** Addresses that it may take later. */
  readonly deferred?: readonly DeferredRecipient[];
}

/** Sends e-mails by a mail server. */
export interface MailSender {
  /**
   * @param cancelled ends the transfer, so that the server does not accept the letter while the next attempt sends it
   * @returns what the server said of the addresses that it did not accept
   * @throws KejaError mail_refused if no second attempt can help; any other error may be tried again
   */
  send(message: MailMessage, server?: MailServer, cancelled?: AbortSignal): Promise<SentMail>;
}
