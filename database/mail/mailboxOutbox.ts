/** The kind of outbox rows that make the workflow of an account read its mail at once, or stop reading it. */
export const mailboxOutbox = 'mailbox';
