import type { Readable } from 'node:stream';

/** One message, ready for the wire. */
export interface MailMessage {
  /** Our own, and the same for every attempt: programs show a message that came twice once. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly cc?: string;
  readonly bcc?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  /** Nobody answers it, and holiday notices need not either. */
  readonly automatic: boolean;
  readonly inReplyTo?: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string | null;
  readonly contentId: string | null;
  readonly inline: boolean;
  readonly content: Readable;
}

/** A server that messages go out by, other than the installation's own. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly user: string;
  readonly password: string;
}

/** Somebody who takes e-mails to where they are sent on. */
export interface MailSender {
  /**
   * @returns the addresses that the server would not take, where it took others
   * @throws KejaError mail_refused when no second attempt can help; any other error may be tried again
   */
  send(message: MailMessage, server?: MailServer): Promise<{ readonly rejected: readonly string[] }>;
}
