import type { ImapFlow } from 'imapflow';
import { restartFolder, type MailFolder } from '#database/mail/mailFolders.ts';
import { losePlaces } from '#database/mail/mailPlaces.ts';
import type { MailWork } from './folderWork.ts';
import { listenForChanges, type Marked } from './serverChanges.ts';

/** A folder as its server has it. */
export interface OpenedFolder {
  readonly folder: MailFolder;
  /** How many messages the folder holds on its server. */
  readonly exists: number;
  /** The highest UID that the server can have given until now: later messages get higher ones. 0 if the server does not say. */
  readonly lastGiven: number;
  /** The server's counter of changes in this folder (CONDSTORE); null if it counts none. */
  readonly highestModSeq: string | null;
  /** Messages whose marks may have changed since the folder was last read; undefined if the server does not say (QRESYNC). */
  readonly marked: readonly Marked[] | undefined;
}

/**
 * Opens a folder. If the server has given its messages new numbers (UIDVALIDITY), the folder is read from the beginning; messages
 * that are stored already are recognised by their content. Messages that the server reports as deleted (QRESYNC) lose their
 * places: the folder and the UID in their records are emptied, and the records stay.
 */
export async function openFolder(work: MailWork, folder: MailFolder): Promise<OpenedFolder> {
  const { client, database } = work;
  const changes = listenForChanges(client, folder);
  const { uidValidity, uidNext, exists, highestModseq, noModseq } = await selectFolder(
    client,
    folder,
  ).finally(changes.end);
  const lastGiven = Math.max(0, (uidNext || 1) - 1);
  const highestModSeq = noModseq || !highestModseq ? null : String(highestModseq);
  if (folder.uidValidity !== String(uidValidity)) {
    const restartedFolder = {
      ...folder,
      uidValidity: String(uidValidity),
      lastUid: 0,
      highestModSeq: null,
      held: 0,
    };
    // The old UIDs name nothing any more, so all stored messages of the folder lose their places.
    await database.transaction(async (tx) => {
      await losePlaces(tx, folder.id, { allBut: [] });
      await restartFolder(tx.sql, folder.id, restartedFolder.uidValidity);
    });
    return { folder: restartedFolder, exists, lastGiven, highestModSeq, marked: undefined };
  }
  const reported = reportsChanges(client, folder) && highestModSeq !== null ? changes.reported() : undefined;
  if (!reported) return { folder, exists, lastGiven, highestModSeq, marked: undefined };
  const lost = await database.transaction((tx) => losePlaces(tx, folder.id, { uids: reported.gone }));
  const shrunkFolder = { ...folder, held: folder.held - lost };
  return { folder: shrunkFolder, exists, lastGiven, highestModSeq, marked: reported.marked };
}

/** Whether the server reports all changes since the folder was last read, when it is opened. */
const reportsChanges = ({ enabled }: ImapFlow, { highestModSeq, lastUid }: MailFolder): boolean =>
  enabled.has('QRESYNC') && highestModSeq !== null && lastUid > 0;

const selectFolder = (client: ImapFlow, folder: MailFolder) =>
  client.mailboxOpen(
    folder.path,
    reportsChanges(client, folder)
      ? { changedSince: BigInt(folder.highestModSeq ?? 0), uidValidity: BigInt(folder.uidValidity ?? 0) }
      : {},
  );
