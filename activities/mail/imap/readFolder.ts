import type { FetchMessageObject } from 'imapflow';
import { foldersAmong, moveCursor, noteFolder, type MailFolder } from '#database/mail/mailFolders.ts';
import { takeLabels } from '#database/mail/mailLabels.ts';
import { foldersHolding, heldOf, losePlaces, takeFlags } from '#database/mail/mailPlaces.ts';
import { unlessClosed } from './closedFolder.ts';
import { aboutQuery, takeIn, type MailWork } from './folderWork.ts';
import { openFolder } from './openFolder.ts';
import { headOf } from './readMessage.ts';
import type { Marked } from './serverChanges.ts';

/** One request to the server is about at most this many messages. */
const portionSize = 200;
/** Without CONDSTORE, each pass compares the marks of this many of the newest messages. All marks are compared every night. */
const newestCount = 500;

const uidsOf = async ({ client }: MailWork, range: string): Promise<number[]> => {
  const uids = await client.search({ uid: range }, { uid: true });
  if (!uids) throw new Error('The server did not say which messages it has');
  return uids.toSorted((a, b) => a - b);
};

/** The UIDs above the last one that was read. `n:*` always names the last message, so a UID below n is filtered out. */
const newUids = async (work: MailWork, { lastUid }: MailFolder): Promise<number[]> =>
  (await uidsOf(work, `${lastUid + 1}:*`)).filter((uid) => uid > lastUid);

/** Marks messages as gone that have left the folder. Call it before reading, so that a moved message is recognised. */
export async function noteGone(work: MailWork, storedFolder: MailFolder): Promise<void> {
  // `folder` is `storedFolder` as it is after the opening: `lastUid` is 0 if the server has given all messages new numbers.
  const { folder, exists } = await openFolder(work, storedFolder);
  if (folder.lastUid === 0) return;
  const addedUids = await newUids(work, folder);
  // `held` counts the stored messages of the folder, `exists` those that the server has in it.
  const expectedCount = folder.held + addedUids.length;
  // The folder has as many messages as expected, so none has left it.
  if (exists === expectedCount) return;
  await loseAllBut(work, folder, await uidsOf(work, `1:${folder.lastUid}`));
}

const loseAllBut = (
  { database }: MailWork,
  { id }: MailFolder,
  uidsOnServer: readonly number[],
): Promise<number> => database.transaction((tx) => losePlaces(tx, id, { allBut: uidsOnServer }));

/**
 * A message that is found in this folder and held in another one may have been moved since the other folder was read. The other
 * folder is then compared with the server again, so that a moved message is recognised and not stored twice.
 */
const lookElsewhere = async (
  work: MailWork,
  folder: MailFolder,
  abouts: readonly FetchMessageObject[],
): Promise<void> => {
  const { database, accountId, client } = work;
  const identities = abouts.map((about) => headOf(about).identity);
  const holding = await foldersHolding(database.sql, { ...folder, accountId }, identities);
  if (holding.size === 0) return;
  for (const other of await foldersAmong(database.sql, accountId, holding))
    await unlessClosed(work, other, () => noteGone(work, other));
  // `noteGone` has opened the other folders, so this one must be opened again.
  const { uidValidity } = await client.mailboxOpen(folder.path);
  if (String(uidValidity) !== folder.uidValidity) throw new Error('The folder was numbered anew meanwhile');
};

/**
 * Reads what is new in a folder, and which marks have changed. The folder's cursor is `lastUid`: messages up to it were read.
 * @returns whether more is left to be read
 */
export async function readFolder(work: MailWork, storedFolder: MailFolder): Promise<boolean> {
  const { folder, exists, lastGiven, highestModSeq, marked } = await openFolder(work, storedFolder);
  // A server with QRESYNC has told the changed marks when the folder was opened.
  const changed = marked ?? (await changedMarks(work, folder));
  await work.database.transaction(async (tx) => {
    await takeFlags(tx, folder.id, changed);
    await takeLabels(tx, folder.id, changed, work.labels);
  });
  const uids = await newUids(work, folder);
  for (let from = 0; from < uids.length; from += portionSize) {
    const portionUids = uids.slice(from, from + portionSize);
    const abouts = await work.client.fetchAll(portionUids.join(','), aboutQuery, { uid: true });
    const inOrder = abouts.toSorted((a, b) => a.uid - b.uid);
    await lookElsewhere(work, folder, inOrder);
    const isDone = await takeIn(work, folder, inOrder, { movesCursor: true });
    const isLastPortion = from + portionSize >= uids.length;
    if (!isDone || (!work.goesOn() && !isLastPortion)) return true;
  }
  await work.database.transaction(async (tx) => {
    await moveCursor(tx.sql, readUpTo(folder, uids, lastGiven));
    await noteFolder(tx, folder.id, { onServer: exists, highestModSeq });
  });
  return false;
}

/**
 * The cursor of a folder that is read to its end, also past removed messages, which would otherwise be looked for again.
 * @param lastGiven the highest UID that the server has given to any message of the folder; 0 if the server does not say
 */
const readUpTo = (folder: MailFolder, uids: readonly number[], lastGiven: number): MailFolder => ({
  ...folder,
  lastUid: Math.max(folder.lastUid, uids.at(-1) ?? 0, lastGiven),
});

/** The marks of messages that were read before: of all that have changed if the server knows that, otherwise of the newest. */
const changedMarks = async (
  { client }: MailWork,
  { lastUid, highestModSeq }: MailFolder,
): Promise<readonly Marked[]> => {
  if (lastUid === 0) return [];
  // With CONDSTORE the server counts changes, and can say which messages changed after a count.
  const countsChanges = highestModSeq !== null && client.capabilities.has('CONDSTORE');
  const range = `${countsChanges ? 1 : Math.max(1, lastUid - newestCount)}:${lastUid}`;
  const filter = countsChanges ? { changedSince: BigInt(highestModSeq) } : {};
  const marked = await client.fetchAll(range, { uid: true, flags: true }, { uid: true, ...filter });
  return marked.map(headOf);
};

/**
 * Compares every message of a folder on the server with the stored ones. A message that is not stored is read. A stored message
 * that the server no longer has, or whose UID is now that of another message, is marked as gone. Marks of the server, such as
 * that a message was read, are stored. `provedAt` says when this was done.
 */
export async function proveFolder(work: MailWork, storedFolder: MailFolder): Promise<void> {
  const { folder, exists, lastGiven, highestModSeq } = await openFolder(work, storedFolder);
  const { database, client } = work;
  const uids = exists === 0 ? [] : await uidsOf(work, '1:*');
  await loseAllBut(work, folder, uids);
  for (let from = 0; from < uids.length; from += portionSize) {
    const portionUids = uids.slice(from, from + portionSize);
    const storedIdentities = await heldOf(database.sql, folder.id, portionUids);
    const fetched = await client.fetchAll(portionUids.join(','), aboutQuery, { uid: true });
    const abouts = fetched.toSorted((a, b) => a.uid - b.uid);
    const heads = abouts.map(headOf);
    // Messages whose UID is stored here as that of another message.
    const misnumbered = heads.filter(
      ({ uid, identity }) => storedIdentities.has(uid) && storedIdentities.get(uid) !== identity,
    );
    await database.transaction(async (tx) => {
      await losePlaces(tx, folder.id, { uids: misnumbered.map(({ uid }) => uid) });
      await takeFlags(tx, folder.id, heads);
      await takeLabels(tx, folder.id, heads, work.labels);
    });
    const misnumberedUids = new Set(misnumbered.map(({ uid }) => uid));
    const missing = abouts.filter(({ uid }) => !storedIdentities.has(uid) || misnumberedUids.has(uid));
    await lookElsewhere(work, folder, missing);
    // The cursor moves at the end, because these messages may be below it. A comparison goes on until all is compared, however
    // long the pass takes.
    await takeIn({ ...work, goesOn: () => true }, folder, missing, { movesCursor: false });
  }
  await database.transaction(async (tx) => {
    await moveCursor(tx.sql, readUpTo(folder, uids, lastGiven));
    const provedAt = new Date().toISOString();
    await noteFolder(tx, folder.id, { onServer: uids.length, highestModSeq, provedAt });
  });
}
