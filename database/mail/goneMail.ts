import { sql } from 'kysely';
import { announceAll, type Transaction } from '../transaction.ts';
import { losePlaces } from './mailPlaces.ts';

/**
 * Forgets the places of messages in folders that the server no longer has, because somebody renamed or removed them. The
 * messages are recognised in the folder where they are found again.
 * @param paths the folders that the server has
 */
export async function forgetMissingFolders(
  tx: Transaction,
  accountId: number,
  paths: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`update mailbox
    set uid_validity = null, last_uid = null, highest_mod_seq = null, held = 0, on_server = 0, proved_at = null
    where email_account_id = ${accountId} and uid_validity is not null and name <> all(${paths}::text[])
    returning id`.execute(tx.sql);
  for (const { id } of rows) await losePlaces(tx, id, { allBut: [] });
  await announceAll(
    tx.sql,
    'mailbox',
    rows.map(({ id }) => id),
  );
}

/**
 * Hides folders that the server does not have and in which no message is left; shows all others again. A folder that was never
 * read, such as one that somebody made by hand, stays as it is.
 */
export async function hideMissingFolders(
  tx: Transaction,
  accountId: number,
  paths: readonly string[],
): Promise<void> {
  // Changes the mark of each folder where it is not what it should be.
  const { rows } = await sql<{ id: number }>`update mailbox f set marked_to_delete = not f.marked_to_delete
    where f.email_account_id = ${accountId} and f.on_server is not null and f.marked_to_delete <> (f.name <> all(${paths}::text[])
      and not exists (select from incoming_email e where e.mailbox_id = f.id)) returning f.id`.execute(
    tx.sql,
  );
  await announceAll(
    tx.sql,
    'mailbox',
    rows.map(({ id }) => id),
  );
}

/** Marks for deletion the messages of an account that are nowhere on its server any more. */
export async function markGone(tx: Transaction, accountId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`update incoming_email set marked_to_delete = true
    where email_account_id = ${accountId} and server_mailbox_id is null and not marked_to_delete
    returning id`.execute(tx.sql);
  await announceAll(
    tx.sql,
    'incomingEmail',
    rows.map(({ id }) => id),
  );
}
