import { sql } from 'kysely';
import type { LetterName } from '#domain/mail/letters.ts';
import type { Sql } from '../sql.ts';
import { sendsBy } from './sendingAccounts.ts';

/** Which letter of the system a message is; null if a person wrote it. */
export async function letterOf(db: Sql, outgoingEmailId: number): Promise<LetterName | null> {
  const email = await db
    .selectFrom('outgoing_email')
    .select('letter')
    .where('id', '=', outgoingEmailId)
    .executeTakeFirst();
  return (email?.letter ?? null) as LetterName | null;
}

/** Removes the facts of a sent letter, because they contain its link or code. */
export async function forgetLetterFacts(db: Sql, outgoingEmailId: number): Promise<void> {
  await db
    .updateTable('outgoing_email')
    .set({ letter_facts: null })
    .where('id', '=', outgoingEmailId)
    .execute();
}

/**
 * A message that waits to be sent, with the account that sends it: its own; for a letter of the system the service account,
 * where there is one. Otherwise the server of the installation sends it.
 */
export interface QueuedMail {
  readonly date: Date | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly replyTo: string | null;
  readonly subject: string | null;
  readonly body: string | null;
  readonly bodyType: string;
  /** What a letter of the system tells, sealed; null for a message that a person wrote. */
  readonly letterFacts: string | null;
  /** The iCalendar of an invitation, its withdrawal or an answer to one; null for other messages. */
  readonly calendar: string | null;
  /** The Message-ID of the message that it answers. */
  readonly answered: string | null;
  /** The recipient of a mailing whose letter it is; null for other messages. */
  readonly mailingRecipientId: number | null;
  /** The account that sends it; null if the server of the installation does. All fields below are then null, too. */
  readonly accountId: number | null;
  /** Whether the account may send. */
  readonly usable: boolean | null;
  readonly host: string | null;
  readonly port: number | null;
  readonly tls: boolean | null;
  readonly accountName: string | null;
  readonly user: string | null;
}

/** The message with its account; undefined if it has another status or is marked for deletion. */
export async function queuedMail(
  db: Sql,
  id: number,
  status: 'queued' | 'sent',
): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    select m.date, m."from", m."to", m.cc, m.bcc, m.reply_to as "replyTo", m.subject, m.body, m.body_type as "bodyType",
      m.letter_facts as "letterFacts", m.calendar, i.message_id as answered, r.id as "mailingRecipientId", a.id as "accountId",
      a.is_active and a.for_send and not a.marked_to_delete as usable, a.smtp_host as host, a.smtp_port as port,
      a.smtp_tls as tls, a.name as "accountName", a."user"
    from outgoing_email m left join email_account a on a.id = coalesce(m.email_account_id,
        case when m.letter is null then null else (select s.id from email_account s where s.is_service and ${sendsBy('s')}
          order by s.id limit 1) end)
      left join incoming_email i on i.id = m.in_reply_to_id
      left join mailing_recipient r on r.outgoing_email_id = m.id
    where m.id = ${id} and m.status = ${status} and not m.marked_to_delete`.execute(db);
  return rows[0];
}

/** An attachment of a message; `checksum` and `size` are those of its content. */
export interface QueuedAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentId: string | null;
  readonly inline: boolean;
  readonly checksum: string | null;
  readonly size: number | null;
}

/** The attachments of a message, in their order, without those marked for deletion. */
export async function mailAttachments(db: Sql, id: number): Promise<readonly QueuedAttachment[]> {
  const { rows } = await sql<QueuedAttachment>`
    select a.filename, coalesce(a.content_type, f.type) as "contentType", a.content_id as "contentId", a.inline,
      f.checksum, f.size
    from outgoing_email_attachment a left join file f on f.id = a.file_id
    where a.outgoing_email_id = ${id} and not a.marked_to_delete order by a.id`.execute(db);
  return rows;
}
