/** The kind of outbox rows that have an account's mail read at once, or no longer. */
export const mailboxOutbox = 'mailbox';
