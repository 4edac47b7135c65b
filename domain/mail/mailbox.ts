import { catalog } from '../kernel/declaration.ts';
import { decimal, integer, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** A folder of an e-mail account, and how far it has been read. */
export const mailbox = catalog('mailbox', {
  module: 'mail',
  path: 'mailbox',
  access: { read: ['operator', 'sales'], modify: [] },
  lifecycle: openLifecycle,
  sort: { field: 'sort', desc: false },
  search: ['name', 'title'],
  list: ['title', 'name', 'emailAccount', 'sort', 'icon'],
  indexes: [['emailAccount', 'sort']],
  fields: {
    name: text({ required: true }),
    title: text(),
    icon: text({ maxLength: 60 }),
    /** Inbox 1, Drafts 2, Sent 3, Spam 4, Trash 5, all others 99. */
    sort: integer({ default: 99 }),
    emailAccount: reference('emailAccount'),
    /** 32 bits without a sign, as IMAP counts: more than an integer holds. */
    uidValidity: decimal({ scale: 0, min: '0', readOnly: true }),
    lastUid: decimal({ scale: 0, min: '0', readOnly: true }),
  },
});
