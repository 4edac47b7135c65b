import { catalog } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text } from '../kernel/field.ts';
import { largestPort } from '../kernel/largestPort.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { emailSignIn } from './enums.ts';

/** An account at a mail server, by which mail is received and sent, and who may use it. */
export const emailAccount = catalog('emailAccount', {
  module: 'mail',
  path: 'email_accounts',
  access: { read: ['operator', 'sales'], modify: [] },
  lifecycle: openLifecycle,
  constraints: [
    // Otherwise somebody who does not know the password could have it sent to a server of their own.
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
    /** Whether all staff may use it, and not only its `users`. */
    isGeneral: boolean({ default: false }),
    /** Whether Keja sends its own letters by it, such as codes and links. People do not send by it. */
    isService: boolean({ default: false }),
    /**
     * The name by which we sign in at the mail servers, as a rule the address itself. It is no user of Keja: those are in
     * `users`.
     */
    user: text({ required: true }),
    signIn: enumeration(emailSignIn, { default: 'password' }),
    password: text({ secret: true }),
    /** When the owner of the mailbox gave us access; empty if they did not, or have withdrawn it. */
    consentedAt: datetime({ readOnly: true }),
    /** The token with which we request access tokens. Each access token opens the mailbox until `accessUntil`. */
    refreshToken: text({ secret: true, readOnly: true, multiline: true, maxLength: 8000 }),
    accessToken: text({ secret: true, readOnly: true, multiline: true, maxLength: 16_000 }),
    accessUntil: datetime({ readOnly: true }),
    imapHost: text(),
    imapPort: integer({ min: 1, max: largestPort, default: 993 }),
    /** As `smtpTls`, for receiving. */
    imapTls: boolean({ default: true }),
    smtpHost: text(),
    smtpPort: integer({ min: 1, max: largestPort, default: 465 }),
    /** Whether the connection begins with TLS. If not, it begins in plain text and changes to TLS (STARTTLS). */
    smtpTls: boolean({ default: true }),
    forSend: boolean({ default: true }),
    forReceive: boolean({ default: true }),
    /** Whether messages stay here that were deleted on the server. */
    storeReceived: boolean({ default: true }),
    /** Whether a copy of each sent letter goes into the sent folder; servers that do so themselves get none. */
    storeSended: boolean({ default: true }),
    /** Why no mail could be received when it was last tried; empty while all is well. */
    receiveFailure: text({ readOnly: true, cut: true }),
    users: rows({ user: reference('user', { required: true }) }),
    /** Colleagues to whom the users of a personal account have opened it: they may read its letters, but change nothing. */
    openTo: rows(
      { user: reference('user', { required: true }), since: datetime({ readOnly: true }) },
      { readOnly: true },
    ),
  },
});
