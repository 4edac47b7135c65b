import { sql } from 'kysely';
import { inConversation, type ConversationLetter } from '#domain/mail/conversation.rules.ts';
import { junkPlace, trashPlace } from '#domain/mail/mailFolder.rules.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { noteForeignMail } from '../reading/noteForeignMail.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** A letter of a conversation as a line of it. */
export interface ConversationLine extends ConversationLetter {
  /** The sender of a received letter, or the recipients of a letter that was written here. */
  readonly who: string | null;
  readonly subject: string | null;
  /** The beginning of its text. */
  readonly excerpt: string | null;
  readonly seen: boolean;
  readonly hasAttachments: boolean;
  /** The status of a letter that was written here; null for a received one. */
  readonly status: string | null;
  /** What became of a letter that was written here; null for a received one. */
  readonly delivery: string | null;
}

/** Only programs write longer conversations. Of these the newest letters are shown. */
const mostLines = 200;

/**
 * The letters of a thread that the actor may see, the oldest first, without drafts, junk and letters that were thrown away.
 * @param mailboxId the folder that the person has open; its letters are shown even if it is the junk or the trash
 */
export async function conversation(
  db: Sql,
  registry: Registry,
  actor: Actor,
  thread: string,
  mailboxId: number | null,
): Promise<ConversationLine[]> {
  const conditions = openLetters(registry, actor, mailboxId);
  const received =
    await sql<ConversationLine>`select 'incomingEmail' as "objectName", i.id, i.date, i.message_id as "messageId",
      i.mailbox_id as "mailboxId", coalesce(nullif(i.from_name, ''), i."from") as who, i.subject,
      left(i.text, 200) as excerpt, i.seen, i.has_attachments as "hasAttachments", null as status, null as delivery
    from incoming_email as i left join mailbox as f on f.id = i.mailbox_id
    where i.thread = ${thread} and ${conditions.received}
    order by i.date desc, i.id desc limit ${mostLines}`.execute(db);
  const written =
    await sql<ConversationLine>`select 'outgoingEmail' as "objectName", o.id, coalesce(o.date, o.created_at) as date,
      o.message_id as "messageId", null as "mailboxId", o."to" as who, o.subject, left(o.text, 200) as excerpt,
      true as seen, exists (select 1 from outgoing_email_attachment as a where a.outgoing_email_id = o.id
        and not a.marked_to_delete) as "hasAttachments", o.status, o.delivery
    from outgoing_email as o where o.thread = ${thread} and ${conditions.written}
    order by o.date desc, o.id desc limit ${mostLines}`.execute(db);
  const { incomingEmail, outgoingEmail } = objects;
  // For the access log: who reads letters of other people's accounts is noted before anything is answered.
  await noteForeignMail(db, registry, actor, incomingEmail, { records: received.rows });
  await noteForeignMail(db, registry, actor, outgoingEmail, { records: written.rows });
  return inConversation([...written.rows, ...received.rows].map(withTime), mailboxId).slice(-mostLines);
}

/**
 * Conditions for the letters of a conversation: received ones are called `i` and their folder `f`, written ones are called `o`.
 * They leave out letters that the actor may not see, drafts, junk and letters that were thrown away, and the server's copies of
 * letters that were written here. Letters in the folder `mailboxId` stay, also if it is the junk or the trash.
 */
const openLetters = (registry: Registry, actor: Actor, mailboxId: number | null) => {
  const readable = (declaration: Declaration, alias: string) =>
    readableBy(actor, registry, declaration, alias);
  const { incomingEmail, outgoingEmail } = objects;
  return {
    received: sql`not i.marked_to_delete and i.kind <> 'sentCopy'
      and (f.sort is null or f.sort not in (${junkPlace}, ${trashPlace}) or f.id = ${mailboxId})
      and ${readable(incomingEmail, 'i')}`,
    written: sql`not o.marked_to_delete and o.status <> 'draft' and ${readable(outgoingEmail, 'o')}`,
  };
};

const withTime = (line: ConversationLine): ConversationLine => ({
  ...line,
  date: new Date(line.date).toISOString(),
});

/** How many letters a thread has, and how many of them are unread in a folder. */
export interface ThreadSize {
  readonly thread: string;
  readonly count: number;
  readonly unread: number;
}

/** The sizes of the threads on a page of a folder's list. Only letters that `conversation` would show are counted. */
export async function threadSizes(
  db: Sql,
  registry: Registry,
  actor: Actor,
  threads: readonly string[],
  mailboxId: number,
): Promise<ThreadSize[]> {
  if (threads.length === 0) return [];
  const conditions = openLetters(registry, actor, mailboxId);
  // A letter that is in several folders has one Message-ID and counts once.
  const { rows } = await sql<ThreadSize>`select thread, count(distinct letter)::int as count,
      (count(*) filter (where unread))::int as unread
    from (
      select i.thread, coalesce(nullif(i.message_id, ''), 'i' || i.id) as letter,
        not i.seen and i.mailbox_id = ${mailboxId} as unread
      from incoming_email as i left join mailbox as f on f.id = i.mailbox_id
      where i.thread in (${sql.join(threads)}) and ${conditions.received}
      union all
      select o.thread, coalesce(nullif(o.message_id, ''), 'o' || o.id), false from outgoing_email as o
      where o.thread in (${sql.join(threads)}) and ${conditions.written}
    ) as letters group by thread`.execute(db);
  return rows;
}
