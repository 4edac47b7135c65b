import { addressesIn } from '../kernel/addresses.ts';

/** What a letter says about the letters before it, with Message-IDs as they are written: in angle brackets. */
export interface LetterLinks {
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  /** As in `References`, oldest first. */
  readonly references: readonly string[];
}

/** A letter whose thread may be continued by its subject alone. */
export interface TopicLetter {
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly cc: string | null;
}

/** Some programs never shorten the list of references, and we would have to look for thousands of letters. */
const mostNamed = 50;
/** A letter without references counts as an answer only if it comes within this many days. */
const topicDays = 30;
const dayMs = 86_400_000;

/** The Message-IDs in a header, in their order: `<a@x> <b@x>`. */
export function messageIdsIn(header: string | null | undefined): string[] {
  return [...(header ?? '').matchAll(/<[^<>\s]+>/g)].map(([id]) => id);
}

/** The Message-IDs of the earlier letters that a letter names: the nearest first, each once, and never its own. */
export function lettersNamed({ messageId, inReplyTo, references }: LetterLinks): string[] {
  const nearestFirst = [...messageIdsIn(inReplyTo), ...references.toReversed()];
  return [...new Set(nearestFirst)].filter((id) => id !== messageId).slice(0, mostNamed);
}

/** The Message-ID of the first letter of the thread, as far as this letter names it; null if it has no Message-IDs at all. */
export function rootOf({ messageId, inReplyTo, references }: LetterLinks): string | null {
  return references[0] ?? messageIdsIn(inReplyTo)[0] ?? (messageId || null);
}

// The marks that programs in several languages put before a subject, as `Re:`, `Odp:` or `AW[2]:`. Chinese and Japanese programs
// write a wide colon. `answerMark` accepts the marks of answers, `anyMark` also those of forwarded letters.
const answerMark = /^\s*(?:re|odp|aw|sv|antw|rif)\s*(?:\[\d+\])?\s*[:：]/i;
const anyMark = /^\s*(?:re|odp|aw|sv|antw|rif|fwd?|pd|wg|tr|i|rv|doorst)\s*(?:\[\d+\])?\s*[:：]/i;

/** Whether a subject says that its letter answers another one. */
export function isAnswer(subject: string | null): boolean {
  return answerMark.test(subject ?? '');
}

/** A subject without its marks of answers and forwards, in small letters: the same for all letters of a thread. */
export function topicOf(subject: string | null): string {
  let words = subject ?? '';
  while (anyMark.test(words)) words = words.replace(anyMark, '');
  // The field `threadTopic` holds 255 characters. `toWellFormed` replaces a character that the cut has halved.
  return words.replaceAll(/\s+/g, ' ').trim().toLowerCase().slice(0, 255).toWellFormed();
}

/**
 * The letter that a letter without references answers. Of the letters with the same topic it is the newest one of the last
 * `topicDays` days between the same people; undefined if there is none.
 */
export function answeredByTopic<L extends TopicLetter>(
  letter: TopicLetter,
  sameTopic: readonly L[],
): L | undefined {
  const letterTime = Date.parse(letter.date);
  return sameTopic
    .filter(
      ({ date }) => Date.parse(date) <= letterTime && letterTime - Date.parse(date) <= topicDays * dayMs,
    )
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .find(
      (earlier) => isSenderOrRecipient(earlier, letter.from) && isSenderOrRecipient(letter, earlier.from),
    );
}

/** Whether somebody wrote a letter or received it. */
const isSenderOrRecipient = ({ from, to, cc }: TopicLetter, person: string | null): boolean => {
  const address = person?.toLowerCase();
  if (!address) return false;
  if (from?.toLowerCase() === address) return true;
  return addressesIn([to, cc].filter(Boolean).join(', ')).some(
    (each) => each.address.toLowerCase() === address,
  );
};
