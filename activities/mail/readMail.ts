import { Readable } from 'node:stream';
import type { Database } from '#database/connect.ts';
import { readContent } from '#database/files/fileContent.ts';
import { mailAttachments, queuedMail, type QueuedMail } from '#database/mail/outgoingEmails.ts';
import { unsubscribeLink } from '#database/mail/unsubscribeLink.ts';
import { namedAddress } from '#domain/kernel/addresses.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Letter } from '#domain/mail/letters.ts';
import { plainLetter } from '#domain/mail/plainText.ts';
import { renderLetter } from '#domain/mail/renderLetter.ts';
import type { Dependencies } from '../dependencies.ts';
import { cleanedHtml } from './cleanedHtml.ts';
import type { MailAttachment, MailMessage, MailServer } from './sender.ts';
import { mailCredentials } from './signIn/mailCredentials.ts';

export interface MailToSend {
  readonly message: MailMessage;
  /** Absent if the server of the installation sends it. */
  readonly server?: MailServer;
}

/** The name and the address of this installation in its e-mails, and who gives tokens for its accounts. */
type MailSite = Pick<Dependencies, 'database' | 'publicUrl' | 'mailFrom' | 'signInProviders'>;

/**
 * The message of a record, ready to be sent. In a letter that the system writes itself, the link or code is decrypted.
 * @param status `queued` to send it, `sent` for the copy that is then put into the folder of sent letters
 * @throws record_not_found if the record has not this status; mail_account_unusable, mail_refused
 */
export async function readMail(
  site: MailSite,
  id: number,
  status: 'queued' | 'sent' = 'queued',
): Promise<MailToSend> {
  const { database } = site;
  const row = await queuedMail(database.sql, id, status);
  if (!row) throw fail('record_not_found', { object: 'outgoingEmail', id, ...(await whyGone(database, id)) });
  const server = row.accountId === null ? undefined : await serverOf(site, row.accountId, row);
  const message: MailMessage = {
    messageId: `<outgoing-${id}@${new URL(site.publicUrl).hostname}>`,
    from: row.from || (server ? addressOf(row) : site.mailFrom),
    to: row.to ?? '',
    ...(row.date ? { date: row.date } : {}),
    ...filledOnly({ cc: row.cc, bcc: row.bcc, replyTo: row.replyTo, inReplyTo: row.answered }),
    ...contentOf(site, row),
    ...(row.calendar === null ? {} : { calendar: row.calendar }),
    ...(row.mailingRecipientId === null
      ? {}
      : { unsubscribeUrl: unsubscribeLink(database.secrets, site.publicUrl, row.mailingRecipientId) }),
    automatic: row.letterFacts !== null,
    attachments: await attachmentsOf(database, id),
  };
  return server ? { message, server } : { message };
}

/** A letter that is a draft again was taken back in the meantime. */
const whyGone = async ({ sql }: Database, id: number): Promise<{ readonly reason?: 'withdrawn' }> => {
  const row = await sql.selectFrom('outgoing_email').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status === 'draft' ? { reason: 'withdrawn' } : {};
};

const filledOnly = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const addressOf = ({ accountName, user }: QueuedMail): string => namedAddress(accountName, user ?? '');

const serverOf = async (site: MailSite, accountId: number, row: QueuedMail): Promise<MailServer> => {
  const { usable, host, port, tls, user } = row;
  const unusable = () => fail('mail_account_unusable', { emailAccountId: accountId });
  if (!usable || !host || !port || !user) throw unusable();
  const credentials = await mailCredentials(site, accountId);
  if (!credentials) throw unusable();
  return { host, port, tls: tls ?? true, user, credentials };
};

const contentOf = ({ database: { secrets }, publicUrl }: MailSite, row: QueuedMail) => {
  // Only a letter that the system writes itself has `letterFacts`.
  if (row.letterFacts !== null)
    return renderLetter(JSON.parse(secrets.open(row.letterFacts)) as Letter, new URL(publicUrl).host);
  const body = row.body ?? '';
  return { subject: row.subject ?? '', ...(row.bodyType === 'html' ? inHtml(body) : { text: body }) };
};

/** The cleaned HTML of a letter, and the same text without HTML for mail programs that show none. */
const inHtml = (body: string) => {
  const html = cleanedHtml(body);
  return { html, text: plainLetter(html) };
};

const attachmentsOf = async (database: Database, id: number): Promise<MailAttachment[]> => {
  const rows = await mailAttachments(database.sql, id);
  return rows.map(({ checksum, size, ...attachment }) => {
    if (!checksum) throw fail('mail_refused', { reason: `no content: ${attachment.filename}` });
    const pieces = size ? readContent(database.sql, checksum, 0, size - 1) : [];
    return { ...attachment, content: Readable.from(pieces) };
  });
};
