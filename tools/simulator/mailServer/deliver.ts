import { randomUUID } from 'node:crypto';
import { sourceOf } from '#activities/mail/smtp.ts';
import { imapOpener, withImap } from '#activities/mail/imap/openImap.ts';
import type { Dovecot } from '#tools/peers/dovecot.ts';
import type { Customer, LetterText } from './customers.ts';

/** The mailbox that the demo reads. */
export const demoAccount = { name: 'Biuro handlowe', user: 'biuro@keja.example' } as const;

/** Puts a customer's letter into the inbox. @param options when it was written, and the message id of the letter it answers */
export async function deliver(
  { host, port, password, ca }: Dovecot,
  customer: Customer,
  { subject, body }: LetterText,
  options: { readonly date?: Date; readonly inReplyTo?: string } = {},
): Promise<void> {
  const date = options.date ?? new Date();
  const source = await sourceOf({
    messageId: `<${randomUUID()}@${customer.email.split('@')[1] ?? 'customer.example'}>`,
    from: `"${customer.name}" <${customer.email}>`,
    to: `"${demoAccount.name}" <${demoAccount.user}>`,
    date,
    subject,
    text: body,
    automatic: false,
    attachments: [],
    ...(options.inReplyTo ? { inReplyTo: options.inReplyTo } : {}),
  });
  const server = { host, port, tls: true, user: demoAccount.user, credentials: { password } };
  await withImap(imapOpener({ ca }), server, async (client) => {
    await client.append('INBOX', source, [], date);
  });
}
