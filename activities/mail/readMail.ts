import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { readContent } from '#database/files/fileContent.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Letter } from '#domain/mail/letters.ts';
import { renderLetter } from '#domain/mail/renderLetter.ts';
import type { MailAttachment, MailMessage, MailServer } from './sender.ts';

interface Row {
  readonly from: string | null;
  readonly to: string | null;
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly replyTo: string | null;
  readonly subject: string | null;
  readonly body: string | null;
  readonly bodyType: string;
  readonly letterFacts: string | null;
  readonly answered: string | null;
  readonly accountId: number | null;
  readonly usable: boolean | null;
  readonly host: string | null;
  readonly port: number | null;
  readonly tls: boolean | null;
  readonly accountName: string | null;
  readonly user: string | null;
  readonly password: string | null;
}

export interface MailToSend {
  readonly message: MailMessage;
  /** Absent where the installation's own server sends it. */
  readonly server?: MailServer;
}

/** By what name the installation writes, and where it stands. */
export interface MailSite {
  readonly publicUrl: string;
  readonly mailFrom: string;
}

/** A queued message with everything that belongs to it; a letter of our own with its link or code unsealed. */
export const readMail = async (database: Database, site: MailSite, id: number): Promise<MailToSend> => {
  const { rows } = await sql<Row>`
    select m."from", m."to", m.cc, m.bcc, m.reply_to as "replyTo", m.subject, m.body, m.body_type as "bodyType",
      m.letter_facts as "letterFacts", i.message_id as answered, a.id as "accountId",
      a.is_active and a.for_send and not a.marked_to_delete as usable, a.smtp_host as host, a.smtp_port as port,
      a.smtp_tls as tls, a.name as "accountName", a."user", a.password
    from outgoing_email m left join email_account a on a.id = m.email_account_id
      left join incoming_email i on i.id = m.in_reply_to_id
    where m.id = ${id} and m.status = 'queued' and not m.marked_to_delete`.execute(database.sql);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'outgoingEmail', id });
  const server = row.accountId === null ? undefined : serverOf(database, row);
  const message: MailMessage = {
    messageId: `<outgoing-${id}@${new URL(site.publicUrl).hostname}>`,
    from: row.from || (server ? addressOf(row) : site.mailFrom),
    to: row.to ?? '',
    ...filled({ cc: row.cc, bcc: row.bcc, replyTo: row.replyTo, inReplyTo: row.answered }),
    ...contentOf(database, site, row),
    automatic: row.letterFacts !== null,
    attachments: await attachmentsOf(database, id),
  };
  return server ? { message, server } : { message };
};

const filled = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const addressOf = ({ accountName, user }: Row): string =>
  `"${(accountName ?? '').replaceAll('"', '')}" <${user ?? ''}>`;

const serverOf = ({ secrets }: Database, row: Row): MailServer => {
  const { usable, host, port, tls, user, password } = row;
  if (!usable || !host || !port || !user || !password)
    throw fail('mail_account_unusable', { emailAccountId: row.accountId });
  return { host, port, tls: tls ?? true, user, password: secrets.open(password) };
};

const contentOf = ({ secrets }: Database, { publicUrl }: MailSite, row: Row) => {
  if (row.letterFacts !== null)
    return renderLetter(JSON.parse(secrets.open(row.letterFacts)) as Letter, new URL(publicUrl).host);
  const body = row.body ?? '';
  return { subject: row.subject ?? '', ...(row.bodyType === 'html' ? { html: body } : { text: body }) };
};

const attachmentsOf = async (database: Database, id: number): Promise<MailAttachment[]> => {
  const { rows } = await sql<
    Omit<MailAttachment, 'content'> & { checksum: string | null; size: number | null }
  >`
    select a.filename, coalesce(a.content_type, f.type) as "contentType", a.content_id as "contentId", a.inline,
      f.checksum, f.size
    from outgoing_email_attachment a left join file f on f.id = a.file_id
    where a.outgoing_email_id = ${id} and not a.marked_to_delete order by a.id`.execute(database.sql);
  return rows.map(({ checksum, size, ...attachment }) => {
    if (!checksum) throw fail('mail_refused', { reason: `no content: ${attachment.filename}` });
    const pieces = size ? readContent(database.sql, checksum, 0, size - 1) : [];
    return { ...attachment, content: Readable.from(pieces) };
  });
};
