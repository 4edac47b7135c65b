import type { ImapFlow, FetchMessageObject } from 'imapflow';
import type { Database } from '#database/connect.ts';
import { storeMessages, type ReadMessage } from '#database/mail/incomingMail.ts';
import { lockFolder, moveCursor, type MailFolder } from '#database/mail/mailFolders.ts';
import { findAgain } from '#database/mail/mailPlaces.ts';
import { takeLabels } from '#database/mail/mailLabels.ts';
import { ahead } from './ahead.ts';
import { fetchMessages } from './fetchMessage.ts';
import type { MessageReader } from './messageReader.ts';
import { headOf } from './readMessage.ts';

/** The connection, the settings and the limits of one pass over an account's folders. */
export interface MailWork {
  readonly client: ImapFlow;
  readonly database: Database;
  readonly reader: MessageReader;
  readonly accountId: number;
  /** Whether messages that are gone from the server stay here. */
  readonly keepsGone: boolean;
  /** The labels of the account by the keyword that stands for each on the server. */
  readonly labels: ReadonlyMap<string, number>;
  /** Folders that the server refused in this pass, by their ids. */
  readonly closed: Map<number, MailFolder>;
  /** False once the pass has run out of time, or is cancelled. */
  readonly goesOn: () => boolean;
}

/** The data of a message that are fetched before its body, and by which it is recognised. */
export const aboutQuery = { uid: true, flags: true, envelope: true, internalDate: true, size: true } as const;

/** The most that one transaction stores, and so the most that is read again after a crash. */
const transactionLimits = { messages: 20, bytes: 8 * 1024 * 1024 };

/**
 * Stores messages of the open folder. Messages that are already stored from another folder are moved to this one; all others are
 * read. With `movesCursor`, each transaction moves the cursor of the folder (`lastUid`) to its last message, and never past a
 * message that is not stored. While some messages are stored, the next ones are already being read.
 * @param abouts what the server says of the messages before they are read (`aboutQuery`), in the order of their UIDs
 * @returns false if the pass had to end before all of them were taken in
 */
export async function takeIn(
  work: MailWork,
  folder: MailFolder,
  abouts: readonly FetchMessageObject[],
  { movesCursor }: { readonly movesCursor: boolean },
): Promise<boolean> {
  const place = { ...folder, accountId: work.accountId, keepsGone: work.keepsGone };
  const storedUids = await work.database.transaction(async (tx) => {
    const uids = await findAgain(tx, place, abouts.map(headOf));
    await takeLabels(tx, folder.id, abouts.map(headOf), work.labels);
    return uids;
  });
  for await (const { messages, upTo } of ahead(readToStore(work, abouts, storedUids))) {
    await work.database.transaction(async (tx) => {
      const lockedFolder = await lockFolder(tx.sql, folder.id);
      if (lockedFolder.uidValidity !== folder.uidValidity)
        throw new Error('The folder was numbered anew meanwhile');
      await storeMessages(tx, place, messages);
      // The call above, before the loop, could label only messages that were stored already.
      await takeLabels(
        tx,
        folder.id,
        messages.map(({ head }) => head),
        work.labels,
      );
      if (movesCursor && upTo > lockedFolder.lastUid) await moveCursor(tx.sql, { ...folder, lastUid: upTo });
    });
    if (!work.goesOn()) return upTo === abouts.at(-1)?.uid;
  }
  return true;
}

/** The messages that one transaction stores. After this transaction, all messages up to the UID `upTo` are stored. */
interface ToStore {
  readonly messages: readonly ReadMessage[];
  readonly upTo: number;
}

/** Reads the messages that are not stored yet, and divides them by the limits of a transaction. */
async function* readToStore(
  { client, reader }: MailWork,
  abouts: readonly FetchMessageObject[],
  storedUids: ReadonlySet<number>,
): AsyncGenerator<ToStore> {
  let [messages, bytes, upTo]: [ReadMessage[], number, number] = [[], 0, 0];
  const unread = abouts.filter(({ uid }) => !storedUids.has(uid));
  for await (const { about, message } of fetchMessages(client, reader, unread)) {
    upTo = about.uid;
    // Undefined: the message was removed from the server meanwhile.
    if (message) messages.push(message);
    for (const { content } of message?.parts ?? []) bytes += content?.bytes.length ?? 0;
    if (messages.length < transactionLimits.messages && bytes < transactionLimits.bytes) continue;
    yield { messages, upTo };
    [messages, bytes] = [[], 0];
  }
  // Any messages after the last one that was read are stored already, so the cursor may move past them.
  const last = abouts.at(-1);
  if (last && last.uid > upTo) upTo = last.uid;
  if (last) yield { messages, upTo };
}
