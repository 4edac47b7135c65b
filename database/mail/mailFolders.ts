import { systemActor } from '#domain/platform/actor.ts';
import { hasCredentials } from './sendingAccounts.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** The settings by which the mail of an account is received. */
export interface ReceivingAccount {
  readonly name: string;
  readonly receives: boolean;
  /** Whether we sign in by the consent of the owner, and not with a password. */
  readonly asksConsent: boolean;
  /** Whether messages stay here after they are gone from the server. */
  readonly keepsGone: boolean;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly user: string;
  /** Why the mail could not be received at the last attempt; null if it could. */
  readonly failure: string | null;
}

/** The receiving settings of an account; undefined if there is no such account. */
export async function receivingAccount(db: Sql, id: number): Promise<ReceivingAccount | undefined> {
  const row = await db.selectFrom('email_account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { imap_host: host, imap_port: port, imap_tls: tls, user } = row;
  const isSet = [host, port, user, row.sign_in === 'password' ? row.password : row.refresh_token].every(
    Boolean,
  );
  return {
    name: row.name,
    receives: row.is_active && row.for_receive && !row.marked_to_delete && isSet,
    asksConsent: row.sign_in !== 'password',
    keepsGone: row.store_received ?? true,
    host: host ?? '',
    port: port ?? 993,
    tls: tls ?? true,
    user: user ?? '',
    failure: row.receive_failure,
  };
}

/** The ids of the accounts whose mail is to be read. */
export async function receivingAccounts(db: Sql): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('email_account')
    .select('id')
    .where('is_active', '=', true)
    .where('for_receive', '=', true)
    .where('marked_to_delete', '=', false)
    .where('imap_host', '<>', '')
    .where('imap_port', 'is not', null)
    .where('user', '<>', '')
    .where(hasCredentials)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A folder of an account, and how far it has been read. */
export interface MailFolder {
  readonly id: number;
  readonly path: string;
  readonly uidValidity: string | null;
  /** Every message up to this UID is held here, or was gone when it was to be read. */
  readonly lastUid: number;
  /** The server's number of the last change that was read (IMAP: HIGHESTMODSEQ); null if none is known. */
  readonly highestModSeq: string | null;
  /** How many messages of the folder are held here. */
  readonly held: number;
  /** How many messages the server had when the folder was last read to its end. */
  readonly onServer: number;
  /** Its place among the folders, as `folderPlace` gives it. */
  readonly sort: number;
}

/**
 * Makes records for the folders of a server that are new here. A record of a folder is kept for ever.
 * @returns the folders of the account that its server has
 */
export async function keepFolders(
  tx: Transaction,
  accountId: number,
  serverFolders: readonly { readonly path: string; readonly title: string; readonly sort: number }[],
): Promise<MailFolder[]> {
  const existing = await foldersOf(tx.sql, accountId);
  for (const { path, title, sort } of serverFolders.filter(
    (each) => !existing.some(({ path: own }) => own === each.path),
  ))
    await tx.records.createOnly(systemActor, 'mailbox', {
      name: path,
      title,
      sort,
      emailAccount: accountId,
    });
  const paths = new Set(serverFolders.map(({ path }) => path));
  return (await foldersOf(tx.sql, accountId)).filter(({ path }) => paths.has(path));
}

/** The folders of an account. People can make a second record for a path by hand: the oldest record is the folder. */
const foldersOf = async (db: Sql, accountId: number): Promise<MailFolder[]> => {
  const rows = await db
    .selectFrom('mailbox')
    .select(['id', 'name', 'uid_validity', 'last_uid', 'highest_mod_seq', 'held', 'on_server', 'sort'])
    .distinctOn('name')
    .where('email_account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: row.name,
    uidValidity: row.uid_validity,
    lastUid: Number(row.last_uid ?? 0),
    highestModSeq: row.highest_mod_seq,
    held: row.held ?? 0,
    onServer: row.on_server ?? 0,
    // This is `otherPlace`: behind the inbox and the other folders that have a place of their own.
    sort: row.sort ?? 99,
  }));
};

/** Some folders of an account. */
export async function foldersAmong(
  db: Sql,
  accountId: number,
  ids: ReadonlySet<number>,
): Promise<readonly MailFolder[]> {
  return (await foldersOf(db, accountId)).filter(({ id }) => ids.has(id));
}

/** The inbox of an account, if it was ever read. */
export async function inboxOf(db: Sql, accountId: number): Promise<MailFolder | undefined> {
  return (await foldersOf(db, accountId)).find(({ path }) => path.toUpperCase() === 'INBOX');
}

/**
 * Notes that the server has numbered the messages of a folder anew. What is known by the old numbers is cleared in the same
 * write: if the reading stops midway, the next one must not ask for changes since an old number. How many messages are held is
 * counted again when the folder was read (`noteFolder`).
 */
export async function restartFolder(tx: Sql, id: number, uidValidity: string): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({ uid_validity: uidValidity, last_uid: '0', highest_mod_seq: null, held: 0 })
    .where('id', '=', id)
    .execute();
}

/** Notes how far a folder has been read. The caller stores what was read in the same transaction. */
export async function moveCursor(
  tx: Sql,
  folder: Pick<MailFolder, 'id' | 'uidValidity' | 'lastUid'>,
): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({ uid_validity: folder.uidValidity, last_uid: String(folder.lastUid) })
    .where('id', '=', folder.id)
    .execute();
}

/**
 * Notes how many messages of a folder are held here and how many are on the server, after it was read. `provedAt` is set if
 * every message was compared.
 */
export async function noteFolder(
  tx: Transaction,
  id: number,
  serverState: {
    readonly onServer: number;
    readonly highestModSeq: string | null;
    readonly provedAt?: string;
  },
): Promise<void> {
  const { held } = await tx.sql
    .selectFrom('incoming_email')
    .select((count) => count.fn.countAll<string>().as('held'))
    .where('server_mailbox_id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = await tx.sql
    .updateTable('mailbox')
    .set({
      held: Number(held),
      on_server: serverState.onServer,
      highest_mod_seq: serverState.highestModSeq,
      ...(serverState.provedAt ? { proved_at: serverState.provedAt } : {}),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  if (changed.numUpdatedRows) await tx.announce('mailbox', id);
}

/**
 * Locks a folder until the transaction ends, so that only one pass works on it. A second pass waits and then reads where the
 * first one has ended.
 */
export async function lockFolder(
  tx: Sql,
  id: number,
): Promise<{ uidValidity: string | null; lastUid: number }> {
  const row = await tx
    .selectFrom('mailbox')
    .select(['uid_validity', 'last_uid'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    uidValidity: row.uid_validity,
    lastUid: Number(row.last_uid ?? 0),
  };
}
