import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

export const outgoingEmailStatus = defineEnum('outgoingEmailStatus', ['draft', 'queued', 'sent', 'failed']);

/** What servers have told of a letter after it was sent. */
export const outgoingEmailDelivery = defineEnum('outgoingEmailDelivery', ['delayed', 'delivered', 'bounced']);

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
