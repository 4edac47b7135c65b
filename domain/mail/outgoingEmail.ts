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
        // Every message that is not a draft: it waits to be sent, was sent, or has failed.
        name: 'handedOver',
        when: [],
        open: everyCallBut('delete'),
        // These fields keep their values; one that is empty may still be filled.
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
    /** When it was begun; once somebody asks to send it, the moment at which it should go out. */
    date: datetime(),
    from: text({ maxLength: 1000 }),
    to: text({ maxLength: 10_000 }),
    cc: text({ maxLength: 10_000 }),
    bcc: text({ maxLength: 10_000 }),
    replyTo: text({ maxLength: 1000 }),
    subject: text({ maxLength: 1000 }),
    body: text({ multiline: true, maxLength: 2_000_000, long: true }),
    /** The text by which the message is found: the body without its layout, and the names of the files. */
    text: text({ multiline: true, maxLength: 100_000, readOnly: true, long: true }),
    bodyType: enumeration(emailBodyType, { default: 'html' }),
    status: enumeration(outgoingEmailStatus, { default: 'draft', readOnly: true }),
    /** It is not sent before this moment. Until then its author can undo the sending. */
    sendAt: datetime({ readOnly: true }),
    /** How often its sending was undone. Each sending has a workflow of its own, and this number tells them apart. */
    withdrawals: integer({ default: 0, min: 0, readOnly: true }),
    sent: boolean({ default: false, readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    /** The words of a server, the code of our own error, or `notSentInTime`. */
    failure: text({ readOnly: true, cut: true }),
    /** The state that servers have reported since it was sent; empty if they have reported nothing. */
    delivery: enumeration(outgoingEmailDelivery, { readOnly: true }),
    deliveryReply: text({ maxLength: 1000, readOnly: true, cut: true }),
    /** Whether a program has answered it automatically, because its recipient is out of the office, for example. */
    autoReplied: boolean({ default: false, readOnly: true }),
    /** The event for which the message was sent. It is unique, so a repeated event sends no second message. */
    event: text({ maxLength: 200, readOnly: true, unique: true }),
    /**
     * For one of the letters of Keja itself: its name and its data. The data is encrypted until the letter is sent, because links
     * and codes are only for its reader.
     */
    letter: text({ maxLength: 40, readOnly: true }),
    letterFacts: text({ secret: true, multiline: true }),
    /** An iCalendar that calendar programs take from the message: an invitation, its withdrawal, or an answer to one. */
    calendar: text({ multiline: true, maxLength: 200_000, readOnly: true }),
    messageId: text({ maxLength: 1000, readOnly: true, index: true }),
    /** The same for all letters of a conversation. */
    thread: text({ maxLength: 32, readOnly: true }),
    emailTemplate: reference('emailTemplate'),
    inReplyTo: reference('incomingEmail'),
    /** Whether somebody has marked it as dealt with. */
    processed: boolean({ default: false }),
    /** Whether it is linked with records of other objects. */
    hasLinks: boolean({ default: false, readOnly: true }),
    counterparty: reference('counterparty'),
    contactPerson: reference('contactPerson'),
    labels: rows({ emailLabel: reference('emailLabel', { required: true }) }, { shownAs: 'tags' }),
  },
});
