import { sql } from 'kysely';
import { areAddresses } from '#domain/kernel/addresses.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { sendLetter } from '../mail/sendLetter.ts';
import type { Transaction } from '../transaction.ts';
import { tablesOfCommented, type MailCommented } from './commentOfLetter.ts';

interface CommentToSend {
  /** The object of the record that the comment is about. */
  readonly object: MailCommented;
  readonly record: AnyRecord;
  readonly comment: { readonly id: number; readonly text: string; readonly files: readonly AnyRecord[] };
  /**
   * If empty, the letter goes to the sender of the answered message. If no message is answered, it goes to the customer or the
   * asker of the record.
   */
  readonly to?: string | null | undefined;
  /** If empty, the subject is that of the answered message. If that has none or no message is answered, it names the record. */
  readonly subject?: string | null | undefined;
  /**
   * The incoming message that is answered; the letter joins its thread. If absent, the customer's last message is answered.
   */
  readonly answersId?: number | null | undefined;
  /** The account that sends the letter. If null or absent, the letter goes out from the terminal’s own address. */
  readonly emailAccountId?: number | null | undefined;
}

/**
 * Sends a comment to the customer as a letter with the files of the comment, and notes the message in the comment.
 * @throws validation_failed if nobody can be written to, and the errors of `sendLetter`
 */
export async function sendComment(
  tx: Transaction,
  actor: Actor,
  { object, record, comment, emailAccountId = null, ...head }: CommentToSend,
): Promise<void> {
  const answersId = head.answersId ?? (await lastReceived(tx, actor, object, record.id));
  const answered = answersId === null ? undefined : await tx.records.get(actor, 'incomingEmail', answersId);
  const to = head.to || addressOf(answered) || (await customerAddress(tx, actor, record));
  if (!to) throw failFields([{ field: 'emailTo', code: 'required' }]);
  if (!areAddresses(to)) throw failFields([{ field: 'emailTo', code: 'email_invalid' }]);
  const outgoingEmail = await sendLetter(tx, actor, {
    to,
    subject: head.subject || subjectOf(record, answered),
    body: comment.text,
    // An account receives the answers itself; the terminal’s own address is read by nobody.
    replyTo: emailAccountId === null ? await addressOfActor(tx, actor) : null,
    emailAccountId,
    customerId: typeof record.customerId === 'number' ? record.customerId : null,
    answersId,
    files: comment.files,
    about: { objectName: object, objectId: record.id, number: String(record.numberStr) },
  });
  await tx.records.updateOnly(systemActor, `${object}Comment`, comment.id, { outgoingEmail });
}

/**
 * The id of the customer's last message among the comments on the record; null if there is none, or if the actor may not read
 * it.
 */
const lastReceived = async (
  tx: Transaction,
  actor: Actor,
  object: CommentToSend['object'],
  recordId: number,
): Promise<number | null> => {
  const table = tablesOfCommented[object];
  const comments = `${table}_comment`;
  const { rows } = await sql<{ id: number }>`
    select email_id as id from ${sql.table(comments)}
    where ${sql.ref(`${table}_id`)} = ${recordId} and email_type = 'incoming' and email_id is not null and not marked_to_delete
    order by ${sql.table(comments)}.id desc limit 1`.execute(tx.sql);
  const [last] = rows;
  if (!last) return null;
  const [isSeen = false] = await tx.records.seenBy([actor], 'incomingEmail', last.id);
  return isSeen ? last.id : null;
};

/** The address to which the answered message asks to be answered; empty if there is no message. */
const addressOf = (answered: AnyRecord | undefined): string =>
  String(answered?.replyTo || answered?.from || '');

const customerAddress = async (
  tx: Transaction,
  actor: Actor,
  { customerId, askerEmail }: AnyRecord,
): Promise<string> => {
  // An address that was typed into the public form is used only while the record names no customer.
  if (typeof customerId !== 'number') return typeof askerEmail === 'string' ? askerEmail : '';
  const { email } = await tx.records.get(actor, 'counterparty', customerId);
  return typeof email === 'string' ? email : '';
};

const addressOfActor = async (tx: Transaction, { userId }: Actor): Promise<string | null> => {
  if (userId === null) return null;
  const found = await tx.sql.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return found?.email || null;
};

const longestSubject = 255;

/**
 * The subject of an answer is that of the message, so that mail programs keep the thread together. Without a message, or without
 * its subject, it names the record.
 */
const subjectOf = (record: AnyRecord, answered: AnyRecord | undefined): string => {
  const subject = String(answered?.subject ?? '').trim();
  if (subject === '')
    return beginningOf(`${String(record.reference ?? '')} (${String(record.numberStr)})`, longestSubject);
  return beginningOf(/^re:/i.test(subject) ? subject : `Re: ${subject}`, longestSubject);
};
