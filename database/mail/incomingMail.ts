import { sql } from 'kysely';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { keepContent } from '../files/fileContent.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import type { MailFolder } from './mailFolders.ts';

/** Where a message lies on the server, by what it is known, and how it is marked there. */
export interface MailHead {
  readonly uid: number;
  readonly identity: string;
  readonly seen: boolean;
  readonly flagged: boolean;
}

/** A file of a message, in memory. */
export interface MailPart {
  readonly filename: string;
  readonly contentType: string;
  readonly contentId: string | null;
  readonly inline: boolean;
  readonly checksum: string;
  readonly bytes: Uint8Array;
}

/** A message that was read: its fields of `incomingEmail`, and its files. */
export interface ReadMessage {
  readonly head: MailHead;
  readonly fields: RecordInput;
  readonly parts: readonly MailPart[];
}

type Folder = Pick<MailFolder, 'id' | 'uidValidity'> & { readonly accountId: number };

const placeOf = ({ accountId, id, uidValidity }: Folder, uid: number): string =>
  [accountId, id, uidValidity, uid].join('/');

/** Stores a message once: one that is already at this place changes nothing. */
export async function storeMessage(
  tx: Transaction,
  folder: Folder,
  { head, fields, parts }: ReadMessage,
): Promise<void> {
  const externalId = placeOf(folder, head.uid);
  if (await isHeld(tx.sql, externalId)) return;
  const id = await tx.records.createOnly(systemActor, 'incomingEmail', {
    ...fields,
    emailAccount: folder.accountId,
    mailbox: folder.id,
    serverMailbox: folder.id,
    uidValidity: folder.uidValidity,
    uid: String(head.uid),
    externalId,
    identity: head.identity,
    seen: head.seen,
    serverSeen: head.seen,
    flagged: head.flagged,
    serverFlagged: head.flagged,
    hasAttachments: parts.length > 0,
  });
  for (const part of parts) await storePart(tx, id, part);
}

const isHeld = async (db: Sql, externalId: string): Promise<boolean> =>
  (await db.selectFrom('incoming_email').select('id').where('external_id', '=', externalId).execute())
    .length > 0;

const storePart = async (tx: Transaction, incomingEmail: number, part: MailPart): Promise<void> => {
  const { filename, contentType, contentId, inline, checksum, bytes } = part;
  await keepContent(tx.sql, { checksum, size: bytes.length }, pieces(bytes));
  const file = await tx.records.createOnly(systemActor, 'file', {
    name: filename,
    type: contentType,
    size: bytes.length,
    checksum,
    objectName: 'incomingEmail',
    objectId: incomingEmail,
  });
  const about = { incomingEmail, filename, contentType, contentId, inline, size: bytes.length, file };
  await tx.records.createOnly(systemActor, 'incomingEmailAttachment', about);
};

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Gives messages that have lost their place on the server, as when a folder is numbered anew or somebody moved them, the
 * place at which they were found. @returns the UIDs of those that were known
 */
export async function findAgain(
  tx: Transaction,
  folder: Folder,
  heads: readonly MailHead[],
): Promise<Set<number>> {
  const found = new Set<number>();
  if (heads.length === 0) return found;
  const placeless = await tx.sql
    .selectFrom('incoming_email')
    .select(['id', 'identity'])
    .where('email_account_id', '=', folder.accountId)
    .where('server_mailbox_id', 'is', null)
    .where('identity', 'in', [...new Set(heads.map(({ identity }) => identity))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const head of heads) {
    if (await isHeld(tx.sql, placeOf(folder, head.uid))) found.add(head.uid);
    else {
      const at = placeless.findIndex(({ identity }) => identity === head.identity);
      const [row] = at < 0 ? [] : placeless.splice(at, 1);
      if (!row) continue;
      found.add(head.uid);
      await place(tx, folder, row.id, head);
    }
  }
  return found;
}

const place = async (tx: Transaction, folder: Folder, id: number, head: MailHead): Promise<void> => {
  await sql`update incoming_email set mailbox_id = ${folder.id}, server_mailbox_id = ${folder.id},
    uid = ${head.uid}, uid_validity = ${folder.uidValidity}, external_id = ${placeOf(folder, head.uid)},
    seen = case when seen = server_seen then ${head.seen} else seen end, server_seen = ${head.seen},
    flagged = case when flagged = server_flagged then ${head.flagged} else flagged end,
    server_flagged = ${head.flagged},
    server_behind = server_behind and ((seen <> server_seen and seen <> ${head.seen})
      or (flagged <> server_flagged and flagged <> ${head.flagged})) where id = ${id}`.execute(tx.sql);
  await tx.announce('incomingEmail', id);
};

/** What is held of a folder, by UID. */
export async function heldOf(db: Sql, mailboxId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('incoming_email')
    .select(['uid', 'identity'])
    .where('server_mailbox_id', '=', mailboxId)
    .execute();
  return new Map(rows.map(({ uid, identity }) => [Number(uid), identity ?? '']));
}

/**
 * Messages that are no longer at their place on the server. Their records stay, unless the account keeps only what its
 * server has: then they are marked for deletion. `uids` undefined is all of the folder.
 */
export async function losePlaces(
  tx: Transaction,
  mailboxId: number,
  { uids, marks }: { readonly uids?: readonly number[]; readonly marks: boolean },
): Promise<void> {
  if (uids?.length === 0) return;
  const { rows } = await sql<{ id: number }>`update incoming_email
    set server_mailbox_id = null, uid = null, uid_validity = null, external_id = null,
      marked_to_delete = marked_to_delete or ${marks}
    where server_mailbox_id = ${mailboxId}
      ${uids ? sql`and uid = any(${uids.map(String)}::numeric[])` : sql``}
    returning id`.execute(tx.sql);
  for (const { id } of rows) await tx.announce('incomingEmail', id);
}

/** Takes over how messages are marked on the server; what was changed here and is not there yet stays as it is. */
export async function takeFlags(
  tx: Transaction,
  mailboxId: number,
  heads: readonly Omit<MailHead, 'identity'>[],
): Promise<void> {
  if (heads.length === 0) return;
  const of = (name: 'seen' | 'flagged') => heads.map((head) => head[name]);
  const { rows } = await sql<{ id: number }>`update incoming_email e
    set seen = case when e.seen = e.server_seen then v.seen else e.seen end, server_seen = v.seen,
      flagged = case when e.flagged = e.server_flagged then v.flagged else e.flagged end, server_flagged = v.flagged
    from unnest(${heads.map(({ uid }) => String(uid))}::numeric[], ${of('seen')}::boolean[], ${of('flagged')}::boolean[])
      as v (uid, seen, flagged)
    where e.server_mailbox_id = ${mailboxId} and e.uid = v.uid
      and (e.server_seen <> v.seen or e.server_flagged <> v.flagged) returning e.id`.execute(tx.sql);
  for (const { id } of rows) await tx.announce('incomingEmail', id);
}
