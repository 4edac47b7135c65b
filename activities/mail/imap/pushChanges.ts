import { changedMessages, noteMarked, noteMoved, type ChangedMessage } from '#database/mail/changedMail.ts';
import type { MailFolder } from '#database/mail/mailFolders.ts';
import { unlessClosed } from './closedFolder.ts';
import type { MailWork } from './folderWork.ts';

/** Each mark as the server knows it (`flag`), as it is here (`field`), and as the server had it last (`serverField`). */
const marks = [
  { flag: '\\Seen', field: 'seen', serverField: 'serverSeen' },
  { flag: '\\Flagged', field: 'flagged', serverField: 'serverFlagged' },
] as const;

/**
 * Sends to the server the changes that were made here, also those made while the server could not be reached. A message that is
 * no longer in its folder was moved by somebody else, and stays where they have put it.
 * @param folders the folders that the server has
 * @returns how many messages may be different on the server now. Above 0, the caller reads all folders, to see them as they are.
 */
export async function pushChanges(work: MailWork, folders: readonly MailFolder[]): Promise<number> {
  let pushed = 0;
  for await (const changed of changedMessages(work.database.sql, work.accountId)) {
    for (const [path, messages] of Map.groupBy(changed, (message) => message.path)) {
      const folder = folders.find((each) => each.path === path);
      // A folder that the server refuses to open is left out of this pass.
      if (folder) pushed += (await unlessClosed(work, folder, () => pushTo(work, path, messages))) ?? 0;
    }
    if (!work.goesOn()) break;
  }
  return pushed;
}

const pushTo = async (work: MailWork, path: string, messages: readonly ChangedMessage[]): Promise<number> => {
  const { uidValidity } = await work.client.mailboxOpen(path);
  // After a change of UIDVALIDITY the stored UIDs mean other messages.
  const reachable = messages.filter((message) => message.uidValidity === String(uidValidity));
  const refused = await pushMarks(work, reachable);
  await pushMoves(work, reachable);
  // A message whose mark was refused and that is not moved is certainly as before on the server.
  const isUnchanged = (message: ChangedMessage) => refused.has(message) && message.to === null;
  return messages.filter((message) => !isUnchanged(message)).length;
};

const rangeOf = (messages: readonly ChangedMessage[]): string => messages.map(({ uid }) => uid).join(',');

/**
 * Sets a flag or a keyword on messages of the open folder, or takes it off if `isSet` is false.
 * @returns false if the server refuses it
 * @throws Error if the connection was lost: then it is not known what was done, and nothing may be recorded
 */
const mark = async (
  { client }: MailWork,
  messages: readonly ChangedMessage[],
  flag: string,
  isSet: boolean,
): Promise<boolean> => {
  if (messages.length === 0) return true;
  const range = rangeOf(messages);
  const isAccepted = isSet
    ? await client.messageFlagsAdd(range, [flag], { uid: true })
    : await client.messageFlagsRemove(range, [flag], { uid: true });
  if (!isAccepted && !client.usable) throw new Error('The line broke while messages were marked');
  return isAccepted;
};

/**
 * Sends the marks and labels. A mark that the server refuses stays here as it is, and is tried again in the next pass.
 * @returns the messages of which the server refuses a mark
 */
const pushMarks = async (
  work: MailWork,
  messages: readonly ChangedMessage[],
): Promise<ReadonlySet<ChangedMessage>> => {
  const refused = new Set<ChangedMessage>();
  // The messages with the marks that the server has now. It begins as if the server accepts all marks; below, each mark that it
  // refuses gets its old value again.
  const asOnServer = new Map(messages.map((message) => [message, message]));
  for (const { flag, field, serverField } of marks) {
    const differing = messages.filter((message) => message[field] !== message[serverField]);
    for (const isSet of [true, false]) {
      const toMark = differing.filter((each) => each[field] === isSet);
      if (await mark(work, toMark, flag, isSet)) continue;
      for (const message of toMark) {
        refused.add(message);
        asOnServer.set(message, { ...(asOnServer.get(message) ?? message), [field]: message[serverField] });
      }
    }
  }
  const keywordsOf = await pushLabels(work, messages);
  for (const [{ id, serverLabels }, message] of asOnServer)
    await noteMarked(work.database.sql, message, keywordsOf.get(id) ?? serverLabels);
  return refused;
};

/**
 * Sends the labels, which are keywords on the server. If the server refuses to set a keyword, the label stays set here. If it
 * refuses to remove a keyword, the label stays removed here.
 * @returns the keywords that each message has on the server now, separated by spaces, by the id of the message; an empty map if
 * the server keeps none
 */
const pushLabels = async (
  work: MailWork,
  messages: readonly ChangedMessage[],
): Promise<ReadonlyMap<number, string>> => {
  const { client, labels } = work;
  // With the flag `\*` a server says that it keeps any keyword.
  if (!client.mailbox || !client.mailbox.permanentFlags?.has('\\*')) return new Map();
  const serverKeywords = new Map(messages.map(({ id }) => [id, [] as string[]]));
  for (const [keyword, label] of labels) {
    const isOnServer = ({ serverLabels }: ChangedMessage) => serverLabels.split(' ').includes(keyword);
    const isWanted = (message: ChangedMessage) => message.labels.includes(label);
    const toSet = messages.filter((each) => isWanted(each) && !isOnServer(each));
    const toUnset = messages.filter((each) => !isWanted(each) && isOnServer(each));
    const isSettingAccepted = await mark(work, toSet, keyword, true);
    const isRemovalAccepted = await mark(work, toUnset, keyword, false);
    for (const message of messages) {
      const wasAdded = isWanted(message) && isSettingAccepted;
      const wasRemoved = !isWanted(message) && isRemovalAccepted;
      if (wasAdded || (isOnServer(message) && !wasRemoved)) serverKeywords.get(message.id)?.push(keyword);
    }
  }
  return new Map([...serverKeywords].map(([id, keywords]) => [id, keywords.toSorted().join(' ')]));
};

const pushMoves = async (
  { client, database }: MailWork,
  messages: readonly ChangedMessage[],
): Promise<void> => {
  const moved = messages.filter(({ to }) => to !== null);
  for (const [to, group] of Map.groupBy(moved, (message) => message.to ?? '')) {
    const isMoved = await client.messageMove(rangeOf(group), to, { uid: true });
    // After a refusal or a lost connection nothing is noted, so that the next pass tries again.
    if (!isMoved) continue;
    for (const message of group) await noteMoved(database.sql, message);
  }
};
