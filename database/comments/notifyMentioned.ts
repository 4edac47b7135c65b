import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { actorOfUser } from '../accounts/signedInActor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';

/** Characters of the comment that a notification shows. */
const shown = 200;

interface Mention {
  readonly object: string;
  readonly record: AnyRecord;
  readonly mentions: readonly number[];
  readonly text: string;
}

/** Notifies the colleagues who are mentioned in a comment. @throws validation_failed if one may not see the record */
export async function notifyMentioned(
  tx: Transaction,
  actor: Actor,
  { object, record, mentions, text }: Mention,
): Promise<void> {
  const ids = [...new Set(mentions)];
  if (ids.length === 0) return;
  const people: Actor[] = [];
  for (const id of ids) {
    const person = await actorOfUser(tx.sql, id);
    if (person && !person.external) people.push(person);
  }
  const seen = people.length === ids.length ? await tx.records.seenBy(people, object, record.id) : [false];
  if (seen.includes(false)) throw failFields([{ field: 'mentions', code: 'mention_no_access' }]);
  const words = text.length > shown ? `${text.slice(0, shown)}…` : text;
  await notify(tx, {
    to: ids.filter((id) => id !== actor.userId),
    notice: 'mentioned',
    facts: { number: String(record.numberStr), author: actor.name ?? '', words },
    about: { object, id: record.id },
  });
}
