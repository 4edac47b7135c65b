import { sql } from 'kysely';
import { trashPlace } from '#domain/mail/mailFolder.rules.ts';
import type { Sql } from '../sql.ts';
import { announceAll, type Transaction } from '../transaction.ts';
import { placesStored, placeOf, type MailHead, type PlacedFolder } from './incomingMail.ts';

/**
 * Gives messages that have lost their place on the server the place at which they are found again. A place is lost when the
 * server numbers a folder anew, or when somebody moves the message. In an account that keeps only what its server has, the
 * messages are no longer marked for deletion, unless the folder is the trash. Such an account has `keepsGone: false`.
 *
 * Changes that people made here meanwhile are still to be taken to the server. For example, a message that they moved again
 * while our first move was under way is to be moved from here.
 * @param heads messages that the folder has on the server
 * @returns the UIDs of those that are stored here
 */
export async function findAgain(
  tx: Transaction,
  folder: PlacedFolder & { readonly keepsGone: boolean },
  heads: readonly MailHead[],
): Promise<Set<number>> {
  if (heads.length === 0) return new Set();
  const storedPlaces = await placesStored(
    tx.sql,
    heads.map(({ uid }) => placeOf(folder, uid)),
  );
  const storedUids = new Set(
    heads.flatMap(({ uid }) => (storedPlaces.has(placeOf(folder, uid)) ? [uid] : [])),
  );
  const unplaced = await tx.sql
    .selectFrom('incoming_email')
    .select(['id', 'identity'])
    .where('email_account_id', '=', folder.accountId)
    .where('server_mailbox_id', 'is', null)
    .where('identity', 'in', [...new Set(heads.map(({ identity }) => identity))])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Copies of one message have the same identity: each found place takes one record, the oldest first.
  const placed: Placed[] = [];
  for (const head of heads.filter(({ uid }) => !storedUids.has(uid))) {
    const index = unplaced.findIndex(({ identity }) => identity === head.identity);
    const [row] = index < 0 ? [] : unplaced.splice(index, 1);
    if (row) placed.push({ ...head, id: row.id });
  }
  const unmarks = !folder.keepsGone && folder.sort !== trashPlace;
  await placeMessages(tx, folder, placed, unmarks);
  return storedUids.union(new Set(placed.map(({ uid }) => uid)));
}

/** A message and where it was found. */
type Placed = MailHead & { readonly id: number };

/**
 * Writes the places and the marks of messages into their records.
 * @param unmarks whether the messages are no longer marked for deletion
 */
const placeMessages = async (
  tx: Transaction,
  folder: PlacedFolder,
  placed: readonly Placed[],
  unmarks: boolean,
): Promise<void> => {
  if (placed.length === 0) return;
  const marks = (name: 'seen' | 'flagged') => sql`${placed.map((each) => each[name])}::boolean[]`;
  const ids = placed.map(({ id }) => id);
  // Our own move of the message was to `moved_to_id`. Since it began, somebody has put the message into a third folder.
  // For a message that we were not moving, `moved_to_id` is null, and so this condition may be null.
  const isMovedAgain = sql`e.moved_to_id <> e.mailbox_id and e.mailbox_id <> ${folder.id}`;
  // A mark that was changed here and is not on the server yet (`seen` differs from `server_seen`) stays as it is. `server_behind`
  // says that the server has not got all changes that were made here.
  await sql`update incoming_email as e set
    mailbox_id = case when ${isMovedAgain} then e.mailbox_id else ${folder.id} end,
    server_behind = e.server_behind or coalesce(${isMovedAgain}, false), server_mailbox_id = ${folder.id}, moved_to_id = null,
    uid = v.uid, uid_validity = ${folder.uidValidity}, external_id = v.place,
    marked_to_delete = e.marked_to_delete and not ${unmarks},
    seen = case when e.seen = e.server_seen then v.seen else e.seen end, server_seen = v.seen,
    flagged = case when e.flagged = e.server_flagged then v.flagged else e.flagged end, server_flagged = v.flagged
    from unnest(${ids}::int[], ${numbers(placed.map(({ uid }) => uid))},
      ${placed.map(({ uid }) => placeOf(folder, uid))}::text[], ${marks('seen')}, ${marks('flagged')})
      as v (id, uid, place, seen, flagged)
    where e.id = v.id`.execute(tx.sql);
  await announceAll(tx.sql, 'incomingEmail', ids);
};

/** UIDs as an array of Postgres. They are sent as text, because a UID may be larger than an `int`. */
const numbers = (uids: readonly number[]) => sql`${uids.map(String)}::numeric[]`;

/** The ids of the folders of an account, other than this one, that hold messages with these identities. */
export async function foldersHolding(
  db: Sql,
  { accountId, id: ownId }: PlacedFolder,
  identities: readonly string[],
): Promise<ReadonlySet<number>> {
  if (identities.length === 0) return new Set();
  const rows = await db
    .selectFrom('incoming_email')
    .select('server_mailbox_id')
    .distinct()
    .where('identity', 'in', [...new Set(identities)])
    .where('email_account_id', '=', accountId)
    .where('server_mailbox_id', '<>', ownId)
    .execute();
  return new Set(rows.flatMap(({ server_mailbox_id: id }) => (id === null ? [] : [id])));
}

/** The identities of the messages that are held at these UIDs of a folder, by UID. */
export async function heldOf(
  db: Sql,
  mailboxId: number,
  uids: readonly number[],
): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .selectFrom('incoming_email')
    .select(['uid', 'identity'])
    .where('server_mailbox_id', '=', mailboxId)
    .where('uid', 'in', uids.map(String))
    .execute();
  return new Map(rows.map(({ uid, identity }) => [Number(uid), identity ?? '']));
}

/** Which messages of a folder have lost their place: those at these UIDs, or all but those. */
type Lost = { readonly uids: readonly number[] } | { readonly allBut: readonly number[] };

/**
 * Notes that messages are no longer at their place on the server. Their records stay.
 * @returns how many there were
 */
export async function losePlaces(tx: Transaction, mailboxId: number, lost: Lost): Promise<number> {
  if ('uids' in lost && lost.uids.length === 0) return 0;
  const hasLostPlace = 'uids' in lost ? sql`uid = any(${numbers(lost.uids)})` : without(lost.allBut);
  const { rows } = await sql<{ id: number }>`update incoming_email
    set server_mailbox_id = null, uid = null, uid_validity = null, external_id = null
    where server_mailbox_id = ${mailboxId} and ${hasLostPlace} returning id`.execute(tx.sql);
  await announceAll(
    tx.sql,
    'incomingEmail',
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/**
 * SQL condition: the UID is none of these. Postgres hashes the subquery, so that many thousand messages are not each compared
 * with every UID.
 */
const without = (uids: readonly number[]) => sql`uid not in (select unnest(${numbers(uids)}))`;

/**
 * Takes over the marks that messages have on the server. A mark that was changed here and is not there yet stays as it is.
 */
export async function takeFlags(
  tx: Transaction,
  mailboxId: number,
  heads: readonly Omit<MailHead, 'identity'>[],
): Promise<void> {
  if (heads.length === 0) return;
  const marks = (name: 'seen' | 'flagged') => heads.map((head) => head[name]);
  const { rows } = await sql<{ id: number }>`update incoming_email e
    set seen = case when e.seen = e.server_seen then v.seen else e.seen end, server_seen = v.seen,
      flagged = case when e.flagged = e.server_flagged then v.flagged else e.flagged end, server_flagged = v.flagged
    from unnest(${heads.map(({ uid }) => String(uid))}::numeric[], ${marks('seen')}::boolean[], ${marks('flagged')}::boolean[])
      as v (uid, seen, flagged)
    where e.server_mailbox_id = ${mailboxId} and e.uid = v.uid
      and (e.server_seen <> v.seen or e.server_flagged <> v.flagged) returning e.id`.execute(tx.sql);
  await announceAll(
    tx.sql,
    'incomingEmail',
    rows.map(({ id }) => id),
  );
}
