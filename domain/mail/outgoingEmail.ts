import { register } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text } from '../kernel/field.ts';
import { emailBodyType } from '../processes/enums.ts';
import { outgoingEmailDelivery, outgoingEmailStatus } from './enums.ts';
import { everyCall, everyCallBut } from '../kernel/lifecycle.ts';

/** A message that is being written, or has gone out. */
export const outgoingEmail = register('outgoingEmail', {
  module: 'mail',
  path: 'outgoing_email',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  ofAccount: 'emailAccount',
  openedBy: 'outgoingEmailLinkedDoc.outgoingEmail',
  lifecycle: {
    states: [
      {
        name: 'draft',
        when: [{ path: 'status', is: ['draft'] }],
        open: everyCall,
        refusal: 'message_gone_out',
      },
      {
        name: 'handedOver',
        when: [],
        open: everyCallBut('delete'),
        keeps: ['from', 'to', 'cc', 'bcc', 'replyTo', 'subject', 'body', 'emailAccount', 'emailTemplate'],
        refusal: 'message_gone_out',
      },
    ],
  },
  presentation: ['subject'],
  sort: { field: 'date', desc: true },
  search: ['subject', 'to', 'text'],
  list: ['date', 'to', 'subject', 'status', 'emailAccount', 'counterparty', 'hasLinks', 'author'],
  indexes: [
    ['status', 'date'],
    ['thread', 'date'],
    ['emailAccount', 'date'],
    ['counterparty', 'date'],
  ],
  fields: {
    emailAccount: reference('emailAccount'),
    date: datetime(),
    from: text({ maxLength: 1000 }),
    to: text({ maxLength: 10_000 }),
    cc: text({ maxLength: 10_000 }),
    bcc: text({ maxLength: 10_000 }),
    replyTo: text({ maxLength: 1000 }),
    subject: text({ maxLength: 1000 }),
    body: text({ multiline: true, maxLength: 2_000_000, long: true }),
    /** What a reader sees of the body, and the names of the files: what searches look through. */
    text: text({ multiline: true, maxLength: 100_000, readOnly: true, long: true }),
    bodyType: enumeration(emailBodyType, { default: 'html' }),
    status: enumeration(outgoingEmailStatus, { default: 'draft', readOnly: true }),
    /** Not before this moment; until then it can be taken back. */
    sendAt: datetime({ readOnly: true }),
    /** How often it was taken back before it was sent: each sending has a workflow of its own. */
    withdrawals: integer({ default: 0, min: 0, readOnly: true }),
    sent: boolean({ default: false, readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    failure: text({ readOnly: true }),
    /** What servers have reported since it was sent; empty until they have reported something. */
    delivery: enumeration(outgoingEmailDelivery, { readOnly: true }),
    deliveryReply: text({ maxLength: 1000, readOnly: true }),
    /** A program has answered it, as somebody's who is out of the office. */
    autoReplied: boolean({ default: false, readOnly: true }),
    /** What this message was sent for: one message for each event, whatever happens twice. */
    event: text({ maxLength: 200, readOnly: true, unique: true }),
    /** One of our own letters: which one, and its data. The data is encrypted until the letter is sent, because links and codes are for its reader only. */
    letter: text({ maxLength: 40, readOnly: true }),
    letterFacts: text({ secret: true, multiline: true }),
    /** An iCalendar that calendar programs take from the message: an invitation, its withdrawal, or an answer to one. */
    calendar: text({ multiline: true, maxLength: 200_000, readOnly: true }),
    messageId: text({ maxLength: 1000, readOnly: true, index: true }),
    /** The same for all letters of a conversation. */
    thread: text({ maxLength: 32, readOnly: true }),
    emailTemplate: reference('emailTemplate'),
    inReplyTo: reference('incomingEmail'),
    processed: boolean({ default: false }),
    hasLinks: boolean({ default: false, readOnly: true }),
    counterparty: reference('counterparty'),
    contactPerson: reference('contactPerson'),
    labels: rows({ emailLabel: reference('emailLabel', { required: true }) }, { shownAs: 'tags' }),
  },
});
