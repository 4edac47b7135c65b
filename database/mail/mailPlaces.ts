import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { heldAmong, placeOf, type MailHead, type PlacedFolder } from './incomingMail.ts';

/**
 * Gives messages that have lost their place on the server, as when a folder is numbered anew or somebody moved them, the
 * place at which they were found. @returns the UIDs of those that were known
 */
export async function findAgain(
  tx: Transaction,
  folder: PlacedFolder,
  heads: readonly MailHead[],
): Promise<Set<number>> {
  if (heads.length === 0) return new Set();
  const held = await heldAmong(
    tx.sql,
    heads.map(({ uid }) => placeOf(folder, uid)),
  );
  const found = new Set(heads.flatMap(({ uid }) => (held.has(placeOf(folder, uid)) ? [uid] : [])));
  const placeless = await tx.sql
    .selectFrom('incoming_email')
    .select(['id', 'identity'])
    .where('email_account_id', '=', folder.accountId)
    .where('server_mailbox_id', 'is', null)
    .where('identity', 'in', [...new Set(heads.map(({ identity }) => identity))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const head of heads.filter(({ uid }) => !found.has(uid))) {
    const at = placeless.findIndex(({ identity }) => identity === head.identity);
    const [row] = at < 0 ? [] : placeless.splice(at, 1);
    if (!row) continue;
    found.add(head.uid);
    await place(tx, folder, row.id, head);
  }
  return found;
}

const place = async (tx: Transaction, folder: PlacedFolder, id: number, head: MailHead): Promise<void> => {
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
