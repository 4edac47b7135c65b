import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { shortened } from '#domain/kernel/shortText.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { actorOfUser } from '../accounts/signedInActor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';

/** Characters of the comment that a notification shows. */
const shownCharacters = 200;

interface Mention {
  /** The object of the record that the comment is about. */
  readonly object: 'customerRequest' | 'interaction' | 'salesOrder';
  readonly record: AnyRecord;
  /** The id of the comment. */
  readonly comment: number;
  readonly mentions: readonly number[];
  readonly text: string;
}

/**
 * Notifies the colleagues who are mentioned in a comment, with its first words.
 * @throws validation_failed if one of them has no account any more, is from outside, or may not read the record or the comment.
 *   Staff who are bound to the firm of the customer, for example, read no internal comments.
 */
export async function notifyMentioned(
  tx: Transaction,
  actor: Actor,
  { object, record, comment, mentions, text }: Mention,
): Promise<void> {
  const ids = [...new Set(mentions)];
  if (ids.length === 0) return;
  const people: Actor[] = [];
  for (const id of ids) {
    const person = await actorOfUser(tx.sql, id);
    if (person && !person.external) people.push(person);
  }
  const readable = [
    ...(await tx.records.seenBy(people, object, record.id)),
    ...(await tx.records.seenBy(people, `${object}Comment`, comment)),
  ];
  if (people.length < ids.length || readable.includes(false))
    throw failFields([{ field: 'mentions', code: 'mention_no_access' }]);
  const words = shortened(text, shownCharacters);
  await notify(tx, {
    to: ids.filter((id) => id !== actor.userId),
    notice: 'mentioned',
    facts: { number: String(record.numberStr), author: actor.name ?? '', words },
    about: { object, id: record.id },
  });
}
