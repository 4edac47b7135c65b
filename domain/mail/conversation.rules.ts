/** A letter of a conversation: a received letter, or a letter that was written here. */
export interface ConversationLetter {
  readonly objectName: 'incomingEmail' | 'outgoingEmail';
  readonly id: number;
  /** ISO in UTC. */
  readonly date: string;
  readonly messageId: string | null;
  /** The folder of a received letter; null for a letter without one, as each that was written here. */
  readonly mailboxId: number | null;
}

/**
 * The letters of a conversation, oldest first, each once. Servers show the same letter in several folders. Of its copies the one
 * that was written here wins, then the one in the folder `mailboxId`, then the first.
 */
export function inConversation<L extends ConversationLetter>(
  letters: readonly L[],
  mailboxId: number | null,
): L[] {
  const byMessage = new Map<string, L>();
  for (const letter of letters) {
    const key = letter.messageId || `${letter.objectName} ${letter.id}`;
    const chosen = byMessage.get(key);
    const isWrittenHere = letter.objectName === 'outgoingEmail';
    const isFirstInFolder = letter.mailboxId === mailboxId && chosen?.mailboxId !== mailboxId;
    const isBetter = chosen?.objectName === 'incomingEmail' && (isWrittenHere || isFirstInFolder);
    if (!chosen || isBetter) byMessage.set(key, letter);
  }
  return [...byMessage.values()].toSorted(
    (one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id,
  );
}
