import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** A message whose marks or folder were changed here, and how it is on the server. */
export interface ChangedMessage {
  readonly id: number;
  readonly uid: number;
  readonly uidValidity: string;
  readonly path: string;
  /** The path of the folder that it was moved to here, and its id; null if it was not moved. */
  readonly to: string | null;
  readonly toId: number | null;
  readonly seen: boolean;
  readonly serverSeen: boolean;
  readonly flagged: boolean;
  readonly serverFlagged: boolean;
  /** The ids of the labels that it has here, and the keywords on the server that are labels, with spaces between. */
  readonly labels: readonly number[];
  readonly serverLabels: string;
}

/** How many changes one statement reads. */
const usualPortion = 500;

/**
 * Messages of an account that its server does not have as they are here (`server_behind`), folder by folder, in portions. Each
 * is given once, also if the server refuses its change: otherwise many refused changes would keep all others from ever being taken
 * to the server.
 */
export async function* changedMessages(
  db: Sql,
  accountId: number,
  portion = usualPortion,
): AsyncGenerator<readonly ChangedMessage[]> {
  let last: ChangedMessage | undefined;
  do {
    const messages = await nextChanged(db, accountId, last, portion);
    if (messages.length > 0) yield messages;
    last = messages.length < portion ? undefined : messages.at(-1);
  } while (last);
}

/**
 * The portion that follows the message `last`, in the order of folders and ids; without `last`, the first one. `uid` is read as
 * `float8`, which the driver gives as a number; it gives other numbers of this size as text.
 */
const nextChanged = async (
  db: Sql,
  accountId: number,
  last: ChangedMessage | undefined,
  portion: number,
): Promise<readonly ChangedMessage[]> => {
  const isNext = last ? sql`(f.name, e.id) > (${last.path}, ${last.id})` : sql`true`;
  const { rows } = await sql<ChangedMessage>`
    select e.id, e.uid::int8::float8 as uid, e.uid_validity::text as "uidValidity", f.name as path, e.seen,
      e.server_seen as "serverSeen", e.flagged, e.server_flagged as "serverFlagged",
      array(select l.email_label_id from incoming_email_labels l where l.parent_id = e.id order by 1) as labels,
      coalesce(e.server_labels, '') as "serverLabels",
      case when e.mailbox_id <> e.server_mailbox_id then t.name end as to,
      case when e.mailbox_id <> e.server_mailbox_id then t.id end as "toId"
    from incoming_email e join mailbox f on f.id = e.server_mailbox_id left join mailbox t on t.id = e.mailbox_id
    where e.email_account_id = ${accountId} and e.server_behind and ${isNext}
    order by f.name, e.id limit ${portion}`.execute(db);
  return rows;
};

/**
 * Notes that the server has the marks with which `message` was read, and these keywords for its labels. What was changed
 * since then is still to be taken there.
 */
export async function noteMarked(db: Sql, message: ChangedMessage, serverLabels: string): Promise<void> {
  const { id, seen, flagged } = message;
  await sql`update incoming_email set server_seen = ${seen}, server_flagged = ${flagged}, server_labels = ${serverLabels},
    server_behind = seen <> ${seen} or flagged <> ${flagged} or mailbox_id is distinct from server_mailbox_id
      or ${hasOtherLabels(message)}
    where id = ${id}`.execute(db);
}

/**
 * Notes that the server has moved the message, which has no place until it is found in the new folder. What was changed since
 * `message` was read is taken there afterwards.
 */
export async function noteMoved(db: Sql, message: ChangedMessage): Promise<void> {
  await sql`update incoming_email set server_mailbox_id = null, uid = null, uid_validity = null, external_id = null,
    moved_to_id = ${message.toId}, server_behind = seen <> server_seen or flagged <> server_flagged
      or mailbox_id is distinct from ${message.toId} or ${hasOtherLabels(message)}
    where id = ${message.id}`.execute(db);
}

/** Whether the labels were changed here since `message` was read. */
const hasOtherLabels = ({ id, labels }: ChangedMessage) =>
  sql`array(select l.email_label_id from incoming_email_labels l where l.parent_id = ${id} order by 1)
    <> ${[...labels]}::int[]`;
