import type { MailTrial } from './mailboxTrial.messages.ts';

/** The result of a pass over an account's folders. */
export interface MailPass {
  /** More is left to be read: the next pass follows at once. */
  readonly more: boolean;
  /** Whether the server reports changes by itself (IDLE). */
  readonly tells: boolean;
}

/** The activities that reach the mail server. A person waits for `bringFile` and `tryMailbox`, and for no other. */
export interface MailboxReading {
  /**
   * Sends changes that were made here to the server, and reads what is new there. If the pass is interrupted, the messages that
   * it has stored remain stored.
   * @param input.prove whether every message is compared with the server as well
   * @throws mail_server_away with the reason; any other error also means that the server could not be read
   */
  readMailbox(input: { readonly emailAccountId: number; readonly prove: boolean }): Promise<MailPass>;
  /** Waits until the server reports a change in the inbox, for some minutes at most, or until cancelled. */
  awaitMail(input: { readonly emailAccountId: number }): Promise<void>;
  /**
   * Stores the content of an attachment that was left on its server.
   * @throws mail_server_away, mail_file_gone, mail_file_too_large
   */
  bringFile(input: { readonly fileId: number }): Promise<void>;
  /** Tries to connect and to open the inbox. Returns which step failed, if one did. */
  tryMailbox(input: { readonly emailAccountId: number }): Promise<MailTrial>;
}

/** Reads and writes of our own database. */
export interface MailboxRecords {
  readReceiving(input: { readonly emailAccountId: number }): Promise<{ readonly receives: boolean }>;
  /** Writes on the account why no mail can be received; `failure` is null if mail can be received again. */
  noteReceiving(input: {
    readonly key: string;
    readonly emailAccountId: number;
    readonly failure: string | null;
  }): Promise<void>;
}
