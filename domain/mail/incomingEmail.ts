import { register } from '../kernel/declaration.ts';
import { boolean, datetime, decimal, enumeration, integer, reference, rows, text } from '../kernel/field.ts';
import { emailBodyType } from '../processes/enums.ts';
import { incomingEmailKind } from './enums.ts';
import { everyCallBut } from '../kernel/lifecycle.ts';

/** A message as it arrived, and what has been done about it. */
export const incomingEmail = register('incomingEmail', {
  module: 'mail',
  path: 'incoming_email',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  ofAccount: 'emailAccount',
  openedBy: 'incomingEmailLinkedDoc.incomingEmail',
  createdBy: 'server',
  lifecycle: {
    states: [
      {
        name: 'received',
        when: [],
        open: everyCallBut('confirm', 'undoConfirm'),
        opensOnly: [
          'seen',
          'flagged',
          'processed',
          'mailbox',
          'labels',
          'counterparty',
          'contactPerson',
          'additional',
        ],
        refusal: 'letter_received',
      },
    ],
  },
  presentation: ['subject'],
  sort: { field: 'date', desc: true },
  search: ['subject', 'from', 'fromName', 'to', 'text'],
  list: [
    'date',
    'from',
    'subject',
    'mailbox',
    'counterparty',
    'hasAttachments',
    'hasLinks',
    'seen',
    'processed',
    'failure',
  ],
  indexes: [
    ['mailbox', 'date'],
    ['mailbox', 'thread', 'date'],
    ['thread', 'date'],
    ['emailAccount', 'threadTopic', 'date'],
    ['seen', 'mailbox'],
    ['serverMailbox', 'uid'],
    ['emailAccount', 'serverBehind'],
    ['counterparty', 'date'],
    ['processed', 'date'],
  ],
  rarelyFilled: ['failure'],
  fields: {
    emailAccount: reference('emailAccount', { required: true }),
    mailbox: reference('mailbox'),
    /** Numbers of IMAP: `uid` is the same as long as `uidValidity` is, `seq` is the place in the folder when it was read. */
    uidValidity: decimal({ scale: 0, min: '0', readOnly: true }),
    uid: decimal({ scale: 0, min: '0', readOnly: true }),
    seq: integer({ min: 0, readOnly: true }),
    /** Account, folder, UIDVALIDITY and UID in one text. It is unique, so a message is stored once even if it is read twice. */
    externalId: text({ readOnly: true, unique: true }),
    /** A checksum of its Message-ID and size. By it a message that was moved on the server is recognised. */
    identity: text({ maxLength: 64, readOnly: true, index: true }),
    messageId: text({ maxLength: 1000, readOnly: true, index: true }),
    inReplyTo: text({ maxLength: 1000, readOnly: true, index: true }),
    /** The same for all letters of a conversation. */
    thread: text({ maxLength: 32, readOnly: true }),
    /** The subject without `Re:` and the like. By it an answer that names no earlier letter is added to its thread. */
    threadTopic: text({ maxLength: 255, readOnly: true }),
    date: datetime({ required: true }),
    from: text({ maxLength: 1000 }),
    fromName: text(),
    to: text({ maxLength: 10_000 }),
    cc: text({ maxLength: 10_000 }),
    replyTo: text({ maxLength: 1000 }),
    subject: text({ maxLength: 1000 }),
    body: text({ multiline: true, maxLength: 2_000_000, long: true }),
    /** The text by which the message is found: the body without its layout, and the names of the files. */
    text: text({ multiline: true, maxLength: 100_000, readOnly: true, long: true }),
    bodyType: enumeration(emailBodyType, { default: 'html' }),
    size: integer({ min: 0, readOnly: true }),
    seen: boolean({ default: false }),
    flagged: boolean({ default: false }),
    /** Whether somebody has marked it as dealt with. */
    processed: boolean({ default: false }),
    /** Whether it is linked with records. It saves a search for the links of letters without any. */
    hasLinks: boolean({ default: false, readOnly: true }),
    hasAttachments: boolean({ default: false, readOnly: true }),
    /** What it is: a letter, the report of a server or a program on one of our letters, or the copy of a sent letter of ours. */
    kind: enumeration(incomingEmailKind, { default: 'letter', readOnly: true }),
    /** The letter of ours that it reports on, or of which it is the copy in the folder of sent mail. */
    outgoingEmail: reference('outgoingEmail', { readOnly: true }),
    /** Why the message could not be read; its source is then its attachment. */
    failure: text({ maxLength: 1000, readOnly: true, cut: true }),
    /** The folder on the server when it was last read. If it differs from `mailbox`, our change must still be made there. */
    serverMailbox: reference('mailbox', { readOnly: true }),
    /** The folder into which we have moved it on the server, until it is found there. */
    movedTo: reference('mailbox', { readOnly: true }),
    /** The flags on the server when it was last read. */
    serverSeen: boolean({ default: false, readOnly: true }),
    serverFlagged: boolean({ default: false, readOnly: true }),
    /** The keywords on the server that are labels, with spaces between. */
    serverLabels: text({ maxLength: 2000, readOnly: true }),
    /** Whether a change that was made here must still be made on the server. */
    serverBehind: boolean({ default: false, readOnly: true }),
    counterparty: reference('counterparty'),
    contactPerson: reference('contactPerson'),
    labels: rows({ emailLabel: reference('emailLabel', { required: true }) }, { shownAs: 'tags' }),
  },
});
