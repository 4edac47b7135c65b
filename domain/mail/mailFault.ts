/** Why the mail of an account cannot be read, in the order of the steps of a connection. */
export const mailFaults = ['settings', 'consent', 'dns', 'unreachable', 'tls', 'password', 'folder'] as const;
export type MailFault = (typeof mailFaults)[number];
