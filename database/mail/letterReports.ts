import type { RecordInput } from '#domain/kernel/record.ts';
import { junkPlace, sentPlace } from '#domain/mail/mailFolder.rules.ts';
import { deliveryAfter, type LetterReport } from '#domain/mail/letterReport.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/**
 * The fields that name the letter of ours that a received message is a copy of, or reports on; none if the message is neither. A
 * report is also noted on its letter. A copy is of a letter of the same account. A report may also be about a letter that the
 * terminal's own mail server sent, which has no account.
 * @param sort the place (`folderPlace`) of the folder that the message is in, by which folders of sent mail and of junk are known
 * @param messageId the Message-ID of the message
 * @param report what the message reports; undefined if it is no report
 */
export async function aboutLetter(
  tx: Transaction,
  { accountId, sort }: { readonly accountId: number; readonly sort: number },
  messageId: unknown,
  report: LetterReport | undefined,
): Promise<RecordInput> {
  if (sort === sentPlace) {
    const letterId = await sentLetter(tx, [String(messageId ?? '')], { accountId });
    return letterId === undefined ? {} : { kind: 'sentCopy', outgoingEmail: letterId };
  }
  if (!report) return {};
  const letter = await sentLetter(tx, report.letters, { accountId, orNoAccount: true });
  // A sender in the junk folder may be anybody, and can guess the Message-ID of a letter of ours.
  if (letter !== undefined && sort !== junkPlace) await noteReport(tx, letter, report);
  return { kind: report.kind, outgoingEmail: letter ?? null };
}

/**
 * Marks messages in folders of sent mail as copies of this letter: they may have been read before the letter was noted as
 * sent.
 */
export async function markCopies(tx: Transaction, outgoingEmailId: number): Promise<void> {
  const rows = await tx.sql
    .updateTable('incoming_email as e')
    .from('outgoing_email as m')
    .from('mailbox as f')
    .set({ kind: 'sentCopy', outgoing_email_id: outgoingEmailId })
    .where('m.id', '=', outgoingEmailId)
    .whereRef('e.message_id', '=', 'm.message_id')
    .whereRef('e.email_account_id', '=', 'm.email_account_id')
    .whereRef('f.id', '=', 'e.mailbox_id')
    .where('f.sort', '=', sentPlace)
    .returning('e.id')
    .execute();
  for (const { id } of rows) await tx.announce('incomingEmail', id);
}

/** The id of the newest letter of ours with one of these Message-IDs: of the account, or also one that no account has sent. */
const sentLetter = async (
  { sql }: Transaction,
  messageIds: readonly string[],
  { accountId, orNoAccount = false }: { readonly accountId: number; readonly orNoAccount?: boolean },
): Promise<number | undefined> => {
  const named = messageIds.filter((id) => id !== '');
  if (named.length === 0) return undefined;
  const row = await sql
    .selectFrom('outgoing_email')
    .select('id')
    .where('message_id', 'in', named)
    .where((where) =>
      where.or([
        where('email_account_id', '=', accountId),
        ...(orNoAccount ? [where('email_account_id', 'is', null)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};

/** Stores in a letter of ours what became of it, as a report says. */
const noteReport = async (tx: Transaction, id: number, { kind, reason }: LetterReport): Promise<void> => {
  await lockRow(tx.sql, 'outgoing_email', id);
  const { delivery } = await tx.records.get(systemActor, 'outgoingEmail', id);
  const before = (delivery ?? null) as Parameters<typeof deliveryAfter>[0];
  const after = deliveryAfter(before, kind);
  await tx.records.updateOnly(systemActor, 'outgoingEmail', id, {
    delivery: after,
    // A second bounce does not change `delivery`, but its reason replaces the first one.
    ...(after !== before || kind === 'bounce' ? { deliveryReply: reason ?? null } : {}),
    ...(kind === 'autoReply' ? { autoReplied: true } : {}),
  });
};
