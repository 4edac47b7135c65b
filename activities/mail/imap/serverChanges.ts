import type { ExpungeEvent, FlagsEvent, ImapFlow } from 'imapflow';
import type { MailFolder } from '#database/mail/mailFolders.ts';
import { marksOf } from './readMessage.ts';
import type { MailHead } from '#database/mail/incomingMail.ts';

/** How a message is marked on the server. */
export type Marked = Omit<MailHead, 'identity'>;

/** What a server reports about a folder without being asked. */
interface ServerChanges {
  /** The UIDs of messages that are no longer in the folder. */
  readonly gone: readonly number[];
  readonly marked: readonly Marked[];
}

/** A server that reports more changes than this is not listened to: the folder is then compared message by message. */
const mostChanges = 100_000;

/** Listens to the changes that the server reports of messages that were read before (VANISHED and FETCH). */
export function listenForChanges(client: ImapFlow, { path, lastUid }: MailFolder) {
  const gone = new Set<number>();
  const marked = new Map<number, Marked>();
  let isComplete = true;
  /** Whether a change is about a message that was read. A change that cannot be used makes the report incomplete. */
  const wasRead = (uid: number | undefined): uid is number => {
    if (uid === undefined || gone.size + marked.size >= mostChanges) isComplete = false;
    return isComplete && uid !== undefined && uid <= lastUid;
  };
  const onGone = ({ path: changedPath, uid }: ExpungeEvent): void => {
    if (changedPath === path && wasRead(uid)) gone.add(uid);
  };
  const onMarked = ({ path: changedPath, uid, flags }: FlagsEvent): void => {
    if (changedPath !== path || !wasRead(uid)) return;
    marked.set(uid, { uid, ...marksOf(flags) });
  };
  client.on('expunge', onGone).on('flags', onMarked);
  return {
    /** Stops listening. */
    end: (): void => void client.off('expunge', onGone).off('flags', onMarked),
    /** The changes; undefined if there were too many, or one of them had no UID. */
    reported: (): ServerChanges | undefined =>
      isComplete ? { gone: [...gone], marked: [...marked.values()] } : undefined,
  };
}
