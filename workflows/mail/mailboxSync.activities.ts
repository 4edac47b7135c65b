import type { MailTrial } from './mailboxTrial.messages.ts';

/** How far a pass over an account's folders came. */
export interface MailPass {
  /** More is left to be read: the next pass follows at once. */
  readonly more: boolean;
  /** Whether the server reports changes by itself (IDLE). */
  readonly tells: boolean;
}

/** The activities that reach the mail server; no person waits for them, except for the trial. */
export interface MailboxReading {
  /**
   * Takes changes made here to the server, and reads what is new there. What was stored stays stored, whenever it is cut
   * off. @param prove compare every message as well @throws mail_server_away with the reason; any other error likewise
   */
  readMailbox(input: { readonly emailAccountId: number; readonly prove: boolean }): Promise<MailPass>;
  /** Waits for news in the inbox, until cancelled or for some minutes. */
  awaitMail(input: { readonly emailAccountId: number }): Promise<void>;
  /** Stores the content of an attachment that was left on its server. @throws mail_server_away, mail_file_gone, mail_file_too_large */
  bringFile(input: { readonly fileId: number }): Promise<void>;
  /** Connects as far as it goes. */
  tryMailbox(input: { readonly emailAccountId: number }): Promise<MailTrial>;
}

/** Reads and writes of our own database. */
export interface MailboxRecords {
  readReceiving(input: { readonly emailAccountId: number }): Promise<{ readonly receives: boolean }>;
  /** Writes on the account why no mail can be received, or that it can again. */
  noteReceiving(input: {
    readonly key: string;
    readonly emailAccountId: number;
    readonly failure: string | null;
  }): Promise<void>;
}
