import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { ownWords } from '#domain/mail/ownWords.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Objects whose comments go and come by e-mail. */
export type MailCommented = keyof typeof tablesOfCommented;

/**
 * The tables of the objects of `MailCommented`. The comments on `customer_request` are in `customer_request_comment`, by
 * `customer_request_id`.
 */
export const tablesOfCommented = { customerRequest: 'customer_request', interaction: 'interaction' } as const;
/** The longest text of a comment, in characters. */
const longest = 100_000;

/**
 * Writes what a customer said in a letter as a comment on a record, once: a letter that two accounts received, or that two
 * people took over, becomes one comment.
 * @returns the comment, and whether it is new
 */
export async function commentOfLetter(
  tx: Transaction,
  actor: Actor,
  place: { readonly object: MailCommented; readonly id: number },
  letter: AnyRecord,
): Promise<{ readonly id: number; readonly text: string; readonly isNew: boolean }> {
  const { object, id } = place;
  // A second transaction with the same letter waits here.
  await lockRow(tx.sql, tablesOfCommented[object], id);
  const text = wordsOf(letter);
  const existingId = await knownComment(tx, place, letter);
  if (existingId !== undefined) return { id: existingId, text, isNew: false };
  const newId = await tx.records.createOnly(actor, `${object}Comment`, {
    [`${object}Id`]: id,
    text,
    byEmail: true,
    emailType: 'incoming',
    emailTitle: typeof letter.subject === 'string' ? beginningOf(letter.subject, 255) : null,
    emailUid: typeof letter.uid === 'string' ? letter.uid : null,
    emailId: letter.id,
    emailAccountId: Number(letter.emailAccountId),
  });
  return { id: newId, text, isNew: true };
}

/** The words of the letter without what it quotes. If there are none, its subject, or a dash if that is empty too. */
const wordsOf = ({ body, bodyType, subject }: AnyRecord): string =>
  beginningOf(ownWords(typeof body === 'string' ? body : '', bodyType), longest) ||
  (typeof subject === 'string' && subject.trim()) ||
  '–';

/** The id of the comment that was made of this letter, or of the same message as another account received it. */
const knownComment = async (
  tx: Transaction,
  { object, id }: { readonly object: MailCommented; readonly id: number },
  letter: AnyRecord,
): Promise<number | undefined> => {
  const messageId = typeof letter.messageId === 'string' && letter.messageId !== '' ? letter.messageId : null;
  const { rows } = await sql<{ id: number }>`
    select c.id from ${sql.table(`${tablesOfCommented[object]}_comment`)} as c join incoming_email as e on e.id = c.email_id
    where ${sql.ref(`c.${tablesOfCommented[object]}_id`)} = ${id} and c.email_type = 'incoming' and not c.marked_to_delete
      and (e.id = ${letter.id} or e.message_id = ${messageId})
    order by c.id limit 1`.execute(tx.sql);
  return rows[0]?.id;
};
