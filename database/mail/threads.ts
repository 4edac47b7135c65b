import { createHash } from 'node:crypto';
import {
  answeredByTopic,
  isAnswer,
  lettersNamed,
  rootOf,
  topicOf,
  type LetterLinks,
  type TopicLetter,
} from '#domain/mail/thread.rules.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import type { Transaction } from '../transaction.ts';

/** What decides to which thread a received letter belongs. */
export interface ThreadedLetter extends LetterLinks, TopicLetter {
  readonly accountId: number;
  readonly subject: string | null;
  /** Identifies a letter without a Message-ID. */
  readonly place: string;
  /** The letter of ours that it is the copy of, or reports on. */
  readonly outgoingEmailId: number | null;
}

/** What is known of a received letter besides its fields. */
type LetterOrigin = Pick<ThreadedLetter, 'accountId' | 'place' | 'outgoingEmailId'> &
  Partial<Pick<ThreadedLetter, 'references'>>;

/** Makes the letter from the fields of its record; the present time stands for a missing date. */
export function threadedLetter(
  fields: RecordInput,
  { references = [], ...origin }: LetterOrigin,
): ThreadedLetter {
  const field = (name: string): string | null => fieldText(fields, name);
  return {
    ...origin,
    references,
    messageId: field('messageId'),
    inReplyTo: field('inReplyTo'),
    subject: field('subject'),
    date: field('date') ?? new Date().toISOString(),
    from: field('from'),
    to: field('to'),
    cc: field('cc'),
  };
}

/** The text of a field; null if there is none. */
export function fieldText(fields: RecordInput, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * The thread that a received letter belongs to, the first of these that there is:
 * - the thread of a letter that its headers name;
 * - the thread of the letter that it answers by its subject;
 * - the thread of a letter that answers it;
 * - a thread of its own.
 *
 * The threads of all letters that its headers name, or that answer it, are joined into this one.
 */
export async function threadOf(tx: Transaction, letter: ThreadedLetter): Promise<string> {
  const own = keyOf(letter.accountId, letter.messageId || letter.place);
  const root = keyOf(letter.accountId, rootOf(letter) ?? letter.place);
  const named = await threadsNamed(tx, letter);
  const following = await threadsOfFollowers(tx, letter);
  const candidates = named.length > 0 ? named : [...(await threadByTopic(tx, letter)), ...following];
  // Without candidates a new thread begins. Its key is made from the first letter of the conversation that the headers name.
  const [thread = root] = candidates;
  // Earlier letters that name this letter, or the same first letter, may have begun the threads `own` and `root`.
  await join(tx, thread, [...named, ...following, own, root]);
  return thread;
}

/**
 * The threads of the letters that a letter names, the nearest letter first. If the letter is a copy of a letter of ours, or a
 * report on one, the thread of that comes before them: its Message-ID is not among the named ones, so that `indexOf` gives -1.
 */
const threadsNamed = async (tx: Transaction, letter: ThreadedLetter): Promise<string[]> => {
  const ids = lettersNamed(letter);
  const { accountId, outgoingEmailId } = letter;
  const received =
    ids.length === 0
      ? []
      : await tx.sql
          .selectFrom('incoming_email')
          .select(['thread', 'message_id'])
          .where('message_id', 'in', ids)
          .where('email_account_id', '=', accountId)
          .where('thread', 'is not', null)
          .execute();
  const written = await tx.sql
    .selectFrom('outgoing_email')
    .select(['thread', 'message_id'])
    .where((where) =>
      where.or([
        ...(ids.length === 0 ? [] : [where('message_id', 'in', ids)]),
        ...(outgoingEmailId === null ? [] : [where('id', '=', outgoingEmailId)]),
        // An `or` of no conditions would let all letters through.
        where.lit(false),
      ]),
    )
    .where((where) =>
      where.or([where('email_account_id', '=', accountId), where('email_account_id', 'is', null)]),
    )
    .where('thread', 'is not', null)
    .execute();
  return [...received, ...written]
    .toSorted((one, other) => ids.indexOf(one.message_id ?? '') - ids.indexOf(other.message_id ?? ''))
    .flatMap(({ thread }) => thread ?? []);
};

/** Of the letters that answer a letter, so many are looked at. */
const mostFollowers = 20;

/** The threads of letters that answer a letter and were stored here before it. */
const threadsOfFollowers = async (
  tx: Transaction,
  { accountId, messageId }: ThreadedLetter,
): Promise<string[]> => {
  if (!messageId) return [];
  const rows = await tx.sql
    .selectFrom('incoming_email')
    .select('thread')
    .where('in_reply_to', '=', messageId)
    .where('email_account_id', '=', accountId)
    .where('thread', 'is not', null)
    .limit(mostFollowers)
    .execute();
  return rows.flatMap(({ thread }) => thread ?? []);
};

/** How many of the newest letters with the same topic are compared. */
const mostOfTopic = 20;

/** The thread of the letter that this one answers by its subject, if its headers name no letter; an empty list if there is none. */
const threadByTopic = async (tx: Transaction, letter: ThreadedLetter): Promise<string[]> => {
  const topic = topicOf(letter.subject);
  if (topic === '' || !isAnswer(letter.subject) || lettersNamed(letter).length > 0) return [];
  const rows = await tx.sql
    .selectFrom('incoming_email')
    .select(['thread', 'date', 'from', 'to', 'cc'])
    .where('email_account_id', '=', letter.accountId)
    .where('thread_topic', '=', topic)
    .where('date', '<=', letter.date)
    .where('thread', 'is not', null)
    .orderBy('date', 'desc')
    .limit(mostOfTopic)
    .execute();
  const found = answeredByTopic(letter, rows);
  return found?.thread ? [found.thread] : [];
};

/** Joins threads into one: all their letters get the key `thread`. */
const join = async (tx: Transaction, thread: string, threads: readonly string[]): Promise<void> => {
  const others = [...new Set(threads)].filter((each) => each !== thread);
  if (others.length === 0) return;
  for (const table of ['incoming_email', 'outgoing_email'] as const)
    await tx.sql.updateTable(table).set({ thread }).where('thread', 'in', others).execute();
};

/** The key of a thread: a hash of its account and of the letter with which it began. */
const keyOf = (accountId: number, letter: string): string =>
  createHash('sha256').update(`${accountId} ${letter}`).digest('hex').slice(0, 32);
