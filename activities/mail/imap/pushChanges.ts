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

const pushMarks = async (work: MailWork, messages: readonly ChangedMessage[]): Promise<void> => {
  const { client, database } = work;
  for (const { flag, here, there } of marks) {
    const differ = messages.filter((message) => message[here] !== message[there]);
    const [set, unset] = [differ.filter((each) => each[here]), differ.filter((each) => !each[here])];
    if (set.length > 0) await client.messageFlagsAdd(rangeOf(set), [flag], { uid: true });
    if (unset.length > 0) await client.messageFlagsRemove(rangeOf(unset), [flag], { uid: true });
  }
  const labelled = await pushLabels(work, messages);
  for (const message of messages)
    await noteMarked(database.sql, message, labelled.get(message.id) ?? message.serverLabels);
};

/**
 * Labels are keywords on the server. One that it refuses stays here.
 * @returns the keywords that each message has there now; empty where the server keeps none
 */
const pushLabels = async (
  { client, labels }: MailWork,
  messages: readonly ChangedMessage[],
): Promise<ReadonlyMap<number, string>> => {
  if (!client.mailbox || !client.mailbox.permanentFlags?.has('\\*')) return new Map();
  const now = new Map(messages.map(({ id }) => [id, [] as string[]]));
  for (const [keyword, label] of labels) {
    const isThere = ({ serverLabels }: ChangedMessage) => serverLabels.split(' ').includes(keyword);
    const isWanted = (message: ChangedMessage) => message.labels.includes(label);
    const set = messages.filter((each) => isWanted(each) && !isThere(each));
    const unset = messages.filter((each) => !isWanted(each) && isThere(each));
    const isSet = set.length > 0 && (await client.messageFlagsAdd(rangeOf(set), [keyword], { uid: true }));
    if (unset.length > 0) await client.messageFlagsRemove(rangeOf(unset), [keyword], { uid: true });
    for (const message of messages)
      if (isWanted(message) && (isSet || isThere(message))) now.get(message.id)?.push(keyword);
  }
  return new Map([...now].map(([id, keywords]) => [id, keywords.toSorted().join(' ')]));
};

const pushMoves = async (
  { client, database }: MailWork,
  messages: readonly ChangedMessage[],
): Promise<void> => {
  const moved = messages.filter(({ to }) => to !== null);
  for (const [to, some] of Map.groupBy(moved, (message) => message.to ?? '')) {
    if (!(await client.messageMove(rangeOf(some), to, { uid: true }))) continue;
    for (const message of some) await noteMoved(database.sql, message);
  }
};
