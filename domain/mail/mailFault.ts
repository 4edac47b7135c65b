/** What keeps us from an account's mail, in the order in which a connection is made. */
export const mailFaults = ['settings', 'consent', 'dns', 'unreachable', 'tls', 'password', 'folder'] as const;
export type MailFault = (typeof mailFaults)[number];
