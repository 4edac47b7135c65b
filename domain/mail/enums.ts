import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

export const outgoingEmailStatus = defineEnum('outgoingEmailStatus', ['draft', 'queued', 'sent', 'failed']);

/** What servers reported about a letter after it was sent. */
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

/** The role of a person in a letter by its template. */
export const notificationType = defineEnum('notificationType', ['recipient', 'copy', 'notSend']);
export type NotificationType = EnumValue<typeof notificationType>;

/** The people of a mailing: the contact persons of a list, or those of the firms of a list. */
export const mailingAudience = defineEnum('mailingAudience', ['contactPerson', 'counterparty']);
export type MailingAudience = EnumValue<typeof mailingAudience>;

export const mailingStatus = defineEnum('mailingStatus', ['draft', 'sending', 'paused', 'stopped', 'done']);
export type MailingStatus = EnumValue<typeof mailingStatus>;

export const mailingRecipientStatus = defineEnum('mailingRecipientStatus', ['waiting', 'queued', 'leftOut']);

/**
 * Why somebody gets no letter of a mailing. `left`: they no longer work there; `doubled`: their address has got the letter;
 * `notDue`: the condition of the template is not true for them; `unwritable`: the letter could not be written, because a text
 * is wrong.
 */
export const mailingLeftOut = defineEnum('mailingLeftOut', [
  'noAddress',
  'left',
  'noConsent',
  'unsubscribed',
  'doubled',
  'notDue',
  'unwritable',
]);
export type MailingLeftOut = EnumValue<typeof mailingLeftOut>;

/** The `failure` of a message that no server took in time. */
export const notSentInTime = 'givenUp';
