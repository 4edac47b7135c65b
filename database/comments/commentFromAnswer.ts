import { sql } from 'kysely';
import { addressesIn } from '#domain/kernel/addresses.ts';
import { shortened } from '#domain/kernel/shortText.ts';
import { lettersNamed, type LetterLinks } from '#domain/mail/thread.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { commentOfLetter, type MailCommented } from './commentOfLetter.ts';

/** A letter that has just been stored. */
export interface ReceivedLetter extends LetterLinks {
  readonly id: number;
  readonly accountId: number;
  readonly thread: string;
  readonly from: string | null;
}

/** A comment that went out by e-mail, with its letter and its record. */
interface AnsweredComment {
  /** The object of the commented record, its id and its number. */
  readonly object: MailCommented;
  readonly about: number;
  readonly number: string;
  /** The id of the letter by which the comment went out. */
  readonly letter: number;
  readonly message_id: string | null;
  readonly recipients: string | null;
  /** The author of the letter. */
  readonly author_id: number | null;
  readonly manager_id: number | null;
  readonly executor_id: number | null;
  readonly customer_id: number | null;
}

/** Characters of the answer that a notification shows. */
const shownCharacters = 200;

/**
 * If the letter answers a comment, its text becomes a comment on the same record. The sender must have received the answered
 * comment or belong to the customer. The answer of a colleague is not taken over, because the customer could read it. The author
 * of the answered comment, the executor and the manager of the record are notified.
 */
export async function commentFromAnswer(tx: Transaction, received: ReceivedLetter): Promise<void> {
  const answered = await findAnsweredComment(tx, received);
  if (!answered || !(await isFromCustomer(tx, received.from, answered))) return;
  const letter = await tx.records.get(systemActor, 'incomingEmail', received.id);
  const { object, about: id, number } = answered;
  const { isNew, text } = await commentOfLetter(tx, systemActor, { object, id }, letter);
  if (!isNew) return;
  const people = [answered.author_id, answered.executor_id, answered.manager_id];
  await notify(tx, {
    to: people.filter((each) => each !== null),
    notice: 'commentAnswered',
    facts: {
      number,
      from: String(letter.fromName || letter.from || ''),
      words: shortened(text, shownCharacters),
    },
    about: { object, id },
  });
}

/** The comment that a letter answers: the nearest one that it names, else the newest one of its thread. */
const findAnsweredComment = async (
  tx: Transaction,
  { thread, accountId, ...links }: ReceivedLetter,
): Promise<AnsweredComment | undefined> => {
  // The ids of the messages that the letter names, the nearest first.
  const named = lettersNamed(links);
  // `letters`: of the letters that we sent by the same account or by the terminal's own, those that the received letter names and
  // those of its thread. The rows: the comments that went out by these letters, on requests and on interactions.
  const { rows } = await sql<AnsweredComment>`
    with letters as (
      select id, message_id, concat_ws(', ', "to", cc) as recipients, author_id from outgoing_email
      where (message_id = any(${named}::text[]) or thread = ${thread})
        and (email_account_id = ${accountId} or email_account_id is null) and not marked_to_delete
    )
    select 'customerRequest' as object, r.id as about, r.number_str as number, m.id as letter, m.message_id, m.recipients,
      m.author_id, r.manager_id, r.executor_id, r.customer_id
    from letters m join customer_request_comment c on c.outgoing_email_id = m.id and not c.marked_to_delete
      join customer_request r on r.id = c.customer_request_id and not r.marked_to_delete
    union all
    select 'interaction', r.id, r.number_str, m.id, m.message_id, m.recipients, m.author_id, r.manager_id, r.executor_id,
      r.customer_id
    from letters m join interaction_comment c on c.outgoing_email_id = m.id and not c.marked_to_delete
      join interaction r on r.id = c.interaction_id and not r.marked_to_delete`.execute(tx.sql);
  /** The place of the comment's letter among the named ones; after all of them if it is only in the same thread. */
  const distance = ({ message_id: id }: AnsweredComment): number => {
    const at = id === null ? -1 : named.indexOf(id);
    return at < 0 ? named.length : at;
  };
  return rows.toSorted((one, other) => distance(one) - distance(other) || other.letter - one.letter)[0];
};

/** Whether the sender is no colleague, and either belongs to the customer or has received the comment. */
const isFromCustomer = async (
  tx: Transaction,
  from: string | null,
  { recipients, customer_id: customer }: AnsweredComment,
): Promise<boolean> => {
  const sender = from?.toLowerCase() ?? '';
  if (sender === '') return false;
  const { rows } = await sql<{ works: boolean; belongs: boolean }>`select
    exists (select from "user" where lower(email) = ${sender} and not external_user) as works,
    exists (select from counterparty where id = ${customer} and lower(email) = ${sender})
      or exists (select from contact_person where counterparty_id = ${customer} and lower(email) = ${sender}
        and not marked_to_delete) as belongs`.execute(tx.sql);
  const [match] = rows;
  if (!match || match.works) return false;
  return (
    match.belongs || addressesIn(recipients ?? '').some(({ address }) => address.toLowerCase() === sender)
  );
};
