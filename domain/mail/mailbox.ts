import { catalog } from '../kernel/declaration.ts';
import { datetime, decimal, integer, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { longestPath, otherPlace } from './mailFolder.rules.ts';

/** A folder of an e-mail account, and how far its messages have been fetched from the server. */
export const mailbox = catalog('mailbox', {
  module: 'mail',
  path: 'mailbox',
  access: { read: ['operator', 'sales'], modify: [] },
  ofAccount: 'emailAccount',
  lifecycle: openLifecycle,
  sort: { field: 'sort', desc: false },
  search: ['name', 'title'],
  list: ['title', 'name', 'emailAccount', 'sort', 'held', 'onServer', 'provedAt'],
  indexes: [['emailAccount', 'sort']],
  fields: {
    /** Its exact path on the server, such as `Kontrahenci/2026`. By it the folder is opened and recognised. */
    name: text({ required: true, maxLength: longestPath, verbatim: true }),
    /** The name that people see. */
    title: text({ cut: true }),
    icon: text({ maxLength: 60 }),
    /** Inbox 1, Drafts 2, Sent 3, Spam 4, Trash 5, all others 99. */
    sort: integer({ default: otherPlace }),
    emailAccount: reference('emailAccount'),
    /** 32 bits without a sign, as IMAP counts: more than an integer holds. */
    uidValidity: decimal({ scale: 0, min: '0', readOnly: true }),
    /** The UID of the newest message that was fetched from the server. */
    lastUid: decimal({ scale: 0, min: '0', readOnly: true }),
    /** The newest change that was fetched, where the server counts changes (CONDSTORE). */
    highestModSeq: text({ maxLength: 20, readOnly: true }),
    /** How many messages of the folder are stored here, how many the server has, and when both were last compared. */
    held: integer({ min: 0, readOnly: true }),
    onServer: integer({ min: 0, readOnly: true }),
    provedAt: datetime({ readOnly: true }),
  },
});
