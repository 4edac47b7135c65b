import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, reference, rows, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** An address that mail is read from and sent by, and who may use it. */
export const emailAccount = catalog('emailAccount', {
  module: 'mail',
  path: 'email_accounts',
  access: { read: ['operator', 'sales'], modify: [] },
  lifecycle: openLifecycle,
  constraints: [
    {
      field: 'password',
      rule: 'writtenAgainWith',
      fields: ['imapHost', 'imapPort', 'imapTls', 'smtpHost', 'smtpPort', 'smtpTls'],
    },
  ],
  search: ['name', 'user'],
  list: ['name', 'user', 'isGeneral', 'forReceive', 'forSend', 'imapHost', 'smtpHost', 'isActive'],
  fields: {
    name: text({ required: true }),
    isActive: boolean({ default: true }),
    isGeneral: boolean({ default: false }),
    isService: boolean({ default: false }),
    user: text({ required: true }),
    password: text({ secret: true }),
    imapHost: text(),
    imapPort: integer({ min: 1, default: 993 }),
    imapTls: boolean({ default: true }),
    smtpHost: text(),
    smtpPort: integer({ min: 1, default: 465 }),
    smtpTls: boolean({ default: true }),
    forSend: boolean({ default: true }),
    forReceive: boolean({ default: true }),
    storeReceived: boolean({ default: true }),
    storeSended: boolean({ default: true }),
    /** Why no mail could be received when it was last tried; empty while all is well. */
    receiveFailure: text({ readOnly: true }),
    users: rows({ user: reference('user', { required: true }) }),
  },
});
