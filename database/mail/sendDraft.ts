import { areAddresses } from '#domain/kernel/addresses.ts';
import { fail, failFields, KejaError, type FieldError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { mustHaveAccount } from './sendLetter.ts';

/**
 * Queues a person's draft; the `sendMail` workflow sends it once. It is sent in the name of its account, whatever sender the
 * draft names. Without an account the terminal's own server sends it, and answers go to the person.
 * @param sendAt the earliest moment of sending, ISO in UTC; until then the message can be taken back. Null sends it now.
 * @throws message_gone_out, topic_and_recipient_empty, mail_account_unusable, and errors of the fields
 */
export async function sendDraft(
  tx: Transaction,
  actor: Actor,
  id: number,
  sendAt: string | null = null,
): Promise<void> {
  const draft = await lockDraft(tx, actor, id);
  mustBeComplete(draft);
  const emailAccountId = (draft.emailAccountId as number | null | undefined) ?? null;
  await mustHaveAccount(tx, actor, emailAccountId);
  const answeredTo = draft.replyTo || (emailAccountId === null ? await addressForAnswers(tx, actor) : null);
  await tx.records.updateOnly(serverFor(actor.userId), 'outgoingEmail', id, {
    from: null,
    replyTo: answeredTo,
    // It becomes the Date header too: a letter that waits gets the date of its sending.
    date: sendAt ?? new Date().toISOString(),
    sendAt,
    status: 'queued',
  });
}

/** Locks a draft that the actor may change. @throws record_not_found, record_marked, message_gone_out */
export async function lockDraft(tx: Transaction, actor: Actor, id: number): Promise<AnyRecord> {
  await tx.records.mustSee(actor, 'outgoingEmail', id, 'modify');
  await lockRow(tx.sql, 'outgoing_email', id);
  const draft = await tx.records.get(systemActor, 'outgoingEmail', id);
  if (draft.status !== 'draft') throw fail('message_gone_out');
  if (draft.markedToDelete) throw fail('record_marked', { object: 'outgoingEmail', id });
  return draft;
}

const mustBeComplete = (draft: AnyRecord): void => {
  const written = (field: string): string => String(draft[field] ?? '').trim();
  const empty = ['to', 'subject'].filter((field) => written(field) === '');
  if (empty.length > 0)
    throw new KejaError(
      'topic_and_recipient_empty',
      {},
      empty.map((field): FieldError => ({ field, code: 'required' })),
    );
  const wrong = ['to', 'cc', 'bcc', 'replyTo'].filter((field) => !areAddresses(written(field)));
  if (wrong.length > 0) throw failFields(wrong.map((field) => ({ field, code: 'email_invalid' })));
};

/** The address for answers to a letter that no account sends: that of the person who writes. */
export async function addressForAnswers({ sql }: Transaction, { userId }: Actor): Promise<string | null> {
  if (userId === null) return null;
  const user = await sql.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return user?.email ?? null;
}
