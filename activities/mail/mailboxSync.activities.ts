import type { ImapFlow } from 'imapflow';
import { hideMissingFolders, forgetMissingFolders, markGone } from '#database/mail/goneMail.ts';
import { leftFile } from '#database/mail/leftFiles.ts';
import { keepFolders, receivingAccount, type MailFolder } from '#database/mail/mailFolders.ts';
import { fail } from '#domain/kernel/fail.ts';
import { folderPlace, isStorablePath } from '#domain/mail/mailFolder.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { labelKeywords } from '#database/mail/mailLabels.ts';
import type { MailboxReading, MailboxRecords, MailPass } from '#workflows/mail/mailboxSync.activities.ts';
import { alive } from '../alive.ts';
import type { Dependencies } from '../dependencies.ts';
import { withRefusals } from '../refusals.ts';
import { unlessClosed } from './imap/closedFolder.ts';
import type { MailWork } from './imap/folderWork.ts';
import { bringFile } from './imap/bringFile.ts';
import { atServer } from './imap/atServer.ts';
import { mailCredentials } from './signIn/mailCredentials.ts';
import { messageReader } from './imap/messageReader.ts';
import { pushChanges } from './imap/pushChanges.ts';
import { noteGone, proveFolder, readFolder } from './imap/readFolder.ts';
import { tryMailbox } from './imap/tryMailbox.ts';
import { lookUpSenders } from './lookUpSenders.ts';
import { waitForChange } from './imap/waitForChange.ts';

/** After this long a pass ends with what it has stored, so that changes made here do not wait for a first reading. */
const passMs = 60_000;

/**
 * Implements the activities of `mailboxSync`: reads the mail server over IMAP and writes the records of mail. `alive` sends
 * heartbeats while an activity runs; its signal `cancelled` is aborted when Temporal cancels the activity.
 */
export function mailboxSyncActivities(dependencies: Dependencies): MailboxReading & MailboxRecords {
  const { database, openImap, lookUpTxt } = dependencies;
  return withRefusals<MailboxReading & MailboxRecords>({
    readReceiving: async ({ emailAccountId }) => {
      const account = await receivingAccount(database.sql, emailAccountId);
      return { receives: account?.receives ?? false };
    },
    noteReceiving: ({ key, emailAccountId, failure }) =>
      database.once(key, async (tx) => {
        const account = await receivingAccount(tx.sql, emailAccountId);
        if (!account || account.failure === failure) return;
        await tx.records.updateOnly(systemActor, 'emailAccount', emailAccountId, { receiveFailure: failure });
      }),
    readMailbox: ({ emailAccountId, prove }) =>
      alive((cancelled) => {
        const until = Date.now() + passMs;
        const goesOn = () => Date.now() < until && !cancelled.aborted;
        const reader = messageReader();
        return atServer(dependencies, emailAccountId, async (client, { keepsGone }) => {
          // Closing the connection ends the command that is being waited for.
          cancelled.addEventListener('abort', () => client.close());
          const labels = await labelKeywords(database.sql, emailAccountId);
          const parts = { client, database, reader, accountId: emailAccountId, keepsGone, labels, goesOn };
          return passOver({ ...parts, closed: new Map() }, prove); // No folder has been refused yet.
        }).finally(() => void reader.close());
      }),
    awaitMail: ({ emailAccountId }) =>
      alive((cancelled) =>
        atServer(dependencies, emailAccountId, (client) =>
          waitForChange(client, database, emailAccountId, cancelled),
        ),
      ),
    bringFile: ({ fileId }) =>
      alive(async (cancelled) => {
        const file = await leftFile(database.sql, fileId);
        if (!file) return;
        await atServer(dependencies, file.accountId, (client) => {
          cancelled.addEventListener('abort', () => client.close());
          return bringFile(client, database, fileId, file);
        });
      }),
    tryMailbox: async ({ emailAccountId }) => {
      const account = await receivingAccount(database.sql, emailAccountId);
      if (!account) throw fail('record_not_found', { object: 'emailAccount', id: emailAccountId });
      const [connected, senders] = await Promise.all([
        tryMailbox(openImap, account, () => mailCredentials(dependencies, emailAccountId)),
        lookUpSenders(lookUpTxt, account.user),
      ]);
      return { ...connected, senders };
    },
  });
}

/** A folder with one of these flags cannot be read. */
const unreadableFlags = new Set(['\\Noselect', '\\NonExistent']);

/** The folders of a server that are to be read, with their states. */
const foldersOf = async (client: ImapFlow) => {
  const statusQuery = { messages: true, uidNext: true, uidValidity: true, highestModseq: true };
  const listed = await client.list({ statusQuery });
  return listed.filter(({ path, flags, specialUse }) => {
    // A folder of all flagged messages only shows messages of other folders.
    if (specialUse === '\\Flagged') return false;
    return ![...flags].some((flag) => unreadableFlags.has(flag)) && isStorablePath(path);
  });
};

/**
 * Makes one pass. Messages that have left their folders are marked as gone before anything is read, so that a moved message is
 * recognised and not stored twice.
 * @param prove whether every message of every folder is also compared with the server
 */
const passOver = async (work: MailWork, prove: boolean): Promise<MailPass> => {
  const { client, database, accountId, keepsGone, goesOn } = work;
  // Whether the server tells of changes by itself while nothing is asked.
  const tells = client.capabilities.has('IDLE');
  const serverFolders = await foldersOf(client);
  const listedFolders = serverFolders.map(({ path, name, specialUse }) => ({
    path,
    title: name,
    sort: folderPlace(specialUse),
  }));
  const paths = listedFolders.map(({ path }) => path);
  // Each mailbox has an inbox. A list without an inbox is wrong, and must not make all messages lose their places.
  if (!paths.some((path) => path.toUpperCase() === 'INBOX'))
    throw new Error('The list of folders has no inbox');
  /** Stores the folders that the server lists, and returns them as they are stored now, in the order of their places. */
  const refreshFolders = async () => {
    const folders = await database.transaction((tx) => keepFolders(tx, accountId, listedFolders));
    return folders.toSorted(byPlace(listedFolders));
  };
  // Only the places of their messages are forgotten here. Empty folders are hidden at the end of a whole pass, when messages of a
  // renamed folder have been found again.
  await database.transaction((tx) => forgetMissingFolders(tx, accountId, paths));
  const storedFolders = await refreshFolders();
  const statuses = new Map(serverFolders.map(({ path, status }) => [path, status]));
  const changed = storedFolders.filter((folder) => isChanged(folder, statuses.get(folder.path)));
  for (const folder of changed) await unlessClosed(work, folder, () => noteGone(work, folder));
  const pushedCount = await pushChanges(work, storedFolders);
  /** Whether messages are left for the next pass. */
  let more = false;
  // Changes that were pushed may have moved messages into any folder.
  const toRead = new Set((pushedCount > 0 ? storedFolders : changed).map(({ id }) => id));
  for (const folder of (await refreshFolders()).filter(({ id }) => toRead.has(id))) {
    if (!goesOn()) return { more: true, tells };
    more = (await unlessClosed(work, folder, () => readFolder(work, folder))) || more;
  }
  if (more) return { more, tells };
  if (prove)
    for (const folder of await refreshFolders())
      await unlessClosed(work, folder, () => proveFolder(work, folder));
  // A message that was found nowhere may lie in a folder that was read earlier and is refused now.
  const mayBeHidden = [...work.closed.values()].some(({ uidValidity }) => uidValidity !== null);
  await database.transaction(async (tx) => {
    if (!keepsGone && !mayBeHidden) await markGone(tx, accountId);
    await hideMissingFolders(tx, accountId, paths);
  });
  return { more, tells };
};

/** Compares two folders by the places that the list gives them. */
const byPlace = (listedFolders: readonly { readonly path: string; readonly sort: number }[]) => {
  const places = new Map(listedFolders.map(({ path, sort }) => [path, sort]));
  return (one: MailFolder, other: MailFolder) => (places.get(one.path) ?? 0) - (places.get(other.path) ?? 0);
};

type Status = Awaited<ReturnType<ImapFlow['list']>>[number]['status'];

/**
 * Whether a folder must be opened: if its state on the server is not the one that was stored, or if the server does not say the
 * state or counts no changes. `held` is how many messages of the folder are stored.
 */
const isChanged = (folder: MailFolder, status: Status): boolean => {
  if (!status?.highestModseq) return true;
  const isRenumbered = String(status.uidValidity) !== folder.uidValidity;
  const hasNewMessages = (status.uidNext ?? 0) - 1 > folder.lastUid;
  const hasOtherCount = status.messages !== folder.held;
  const hasChanges = String(status.highestModseq) !== folder.highestModSeq;
  return isRenumbered || hasNewMessages || hasOtherCount || hasChanges;
};
