import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

export const outgoingEmailStatus = defineEnum('outgoingEmailStatus', ['draft', 'queued', 'sent', 'failed']);

/** What servers have told of a letter after it was sent. */
export const outgoingEmailDelivery = defineEnum('outgoingEmailDelivery', ['delayed', 'delivered', 'bounced']);

/** How we sign in to the server of an account: by its password, or with the consent of its owner (OAuth 2). */
export const emailSignIn = defineEnum('emailSignIn', ['password', 'google', 'microsoft']);
export type EmailSignIn = EnumValue<typeof emailSignIn>;

/** Who wrote a message: a person, a server that returns or delays a letter or confirms it, a program, or we ourselves. */
export const incomingEmailKind = defineEnum('incomingEmailKind', [
  'letter',
  'bounce',
  'delay',
  'receipt',
  'autoReply',
  'sentCopy',
]);
export type IncomingEmailKind = EnumValue<typeof incomingEmailKind>;
