import { changedMessages, noteMarked, noteMoved, type ChangedMessage } from '#database/mail/changedMail.ts';
import type { MailWork } from './folderWork.ts';

const marks = [
  { flag: '\\Seen', here: 'seen', there: 'serverSeen' },
  { flag: '\\Flagged', here: 'flagged', there: 'serverFlagged' },
] as const;

/**
 * Takes to the server what was changed here, also while it could not be reached. A message that is not where it was has
 * been moved by somebody else: then it stays where they have put it.
 * @returns how many messages were changed
 */
export async function pushChanges(work: MailWork): Promise<number> {
  const changed = await changedMessages(work.database.sql, work.accountId);
  for (const [path, messages] of Map.groupBy(changed, (message) => message.path)) {
    const { uidValidity } = await work.client.mailboxOpen(path);
    const there = messages.filter((message) => message.uidValidity === String(uidValidity));
    await pushMarks(work, there);
    await pushMoves(work, there);
  }
  return changed.length;
}

const rangeOf = (messages: readonly ChangedMessage[]): string => messages.map(({ uid }) => uid).join(',');

const pushMarks = async (
  { client, database }: MailWork,
  messages: readonly ChangedMessage[],
): Promise<void> => {
  for (const { flag, here, there } of marks) {
    const differ = messages.filter((message) => message[here] !== message[there]);
    const [set, unset] = [differ.filter((each) => each[here]), differ.filter((each) => !each[here])];
    if (set.length > 0) await client.messageFlagsAdd(rangeOf(set), [flag], { uid: true });
    if (unset.length > 0) await client.messageFlagsRemove(rangeOf(unset), [flag], { uid: true });
  }
  for (const message of messages) await noteMarked(database.sql, message);
};

const pushMoves = async (
  { client, database }: MailWork,
  messages: readonly ChangedMessage[],
): Promise<void> => {
  const moved = messages.filter(({ to }) => to !== null);
  for (const [to, some] of Map.groupBy(moved, (message) => message.to ?? '')) {
    if (!(await client.messageMove(rangeOf(some), to, { uid: true }))) continue;
    for (const { id } of some) await noteMoved(database.sql, id);
  }
};
