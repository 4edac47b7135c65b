import type { ImapFlow, FetchMessageObject } from 'imapflow';
import type { Database } from '#database/connect.ts';
import { storeMessage, type ReadMessage } from '#database/mail/incomingMail.ts';
import { holdFolder, moveCursor, type MailFolder } from '#database/mail/mailFolders.ts';
import { findAgain } from '#database/mail/mailPlaces.ts';
import { fetchMessage } from './fetchMessage.ts';
import type { MessageReader } from './messageReader.ts';
import { headOf } from './readMessage.ts';

/** What a pass over an account's folders works with. */
export interface MailWork {
  readonly client: ImapFlow;
  readonly database: Database;
  readonly reader: MessageReader;
  readonly accountId: number;
  /** Whether messages that are gone from the server stay here. */
  readonly keepsGone: boolean;
  /** False once the pass has taken its time, or is called off. */
  readonly goesOn: () => boolean;
}

/** What tells one message from another, without its body. */
export const aboutQuery = { uid: true, flags: true, envelope: true, internalDate: true, size: true } as const;

/** One transaction stores so many messages, or so many bytes: what a crash may make us read again. */
const most = { messages: 20, bytes: 8 * 1024 * 1024 };

/**
 * Takes in messages of the open folder: those that are known from another place are placed, all others are read. Where
 * `movesCursor`, each transaction moves it to its last message, never past one that is not stored.
 * @param abouts in the order of their UIDs
 * @returns false if the pass had to end before all of them were taken in
 */
export async function takeIn(
  work: MailWork,
  folder: MailFolder,
  abouts: readonly FetchMessageObject[],
  movesCursor: boolean,
): Promise<boolean> {
  const place = { ...folder, accountId: work.accountId };
  const known = await work.database.transaction((tx) => findAgain(tx, place, abouts.map(headOf)));
  let waiting: ReadMessage[] = [];
  let bytes = 0;
  const store = async (upTo: number): Promise<void> => {
    const messages = waiting;
    [waiting, bytes] = [[], 0];
    await work.database.transaction(async (tx) => {
      const at = await holdFolder(tx.sql, folder.id);
      if (at.uidValidity !== folder.uidValidity) throw new Error('The folder was numbered anew meanwhile');
      for (const message of messages) await storeMessage(tx, place, message);
      if (movesCursor && upTo > at.lastUid) await moveCursor(tx.sql, { ...folder, lastUid: upTo });
    });
  };
  for (const about of abouts) {
    if (!known.has(about.uid)) {
      const message = await fetchMessage(work.client, work.reader, about);
      if (message) waiting.push(message);
      for (const { content } of message?.parts ?? []) bytes += content?.bytes.length ?? 0;
    }
    if (waiting.length < most.messages && bytes < most.bytes) continue;
    await store(about.uid);
    if (!work.goesOn()) return about === abouts.at(-1);
  }
  const last = abouts.at(-1);
  if (last) await store(last.uid);
  return true;
}
