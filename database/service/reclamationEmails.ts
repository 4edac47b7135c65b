import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import { hiddenCopies } from '../mail/emailTemplates.ts';
import { queueEmail, type AttachedFile } from '../mail/queueEmail.ts';
import { mustHaveAccount } from '../mail/sendLetter.ts';
import { notify } from '../platform/notify.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/**
 * Queues an e-mail of a reclamation with its attached files. It can be queued only once, or again if sending failed. The sender
 * must be allowed to use the account that the e-mail names, even if another person has written the e-mail.
 * @throws record_marked, reclamation_email_sent, mail_account_unusable
 */
export async function sendReclamationEmail(tx: Transaction, actor: Actor, id: number): Promise<AnyRecord> {
  await tx.records.mustSee(actor, 'reclamationEmail', id, 'modify');
  // Locked, so that the second of two calls sees that the first has queued the e-mail.
  await lockRow(tx.sql, 'reclamation_email', id, 'wholly');
  const email = await tx.records.get(systemActor, 'reclamationEmail', id);
  if (email.markedToDelete) throw fail('record_marked', { object: 'reclamationEmail', id });
  const earlier = email.outgoingEmail as SentMessage | null;
  if (earlier && earlier.status !== 'failed') throw fail('reclamation_email_sent');
  const sender: Actor = serverFor(actor.userId);
  const { to, cc, subject, body, emailTemplateId: emailTemplate } = email;
  const emailAccount = (email.emailAccountId as number | null | undefined) ?? null;
  await mustHaveAccount(tx, actor, emailAccount);
  const message = {
    to,
    cc,
    bcc: await hiddenCopies(tx.sql, emailTemplate),
    subject,
    body,
    emailAccount,
    emailTemplate,
    // A letter is queued once for each event. To be queued again after a failure, the event also names the message that failed.
    event: ['reclamationEmail', id, ...(earlier ? [earlier.id] : [])].join(':'),
  };
  const outgoingEmail = await queueEmail(tx, actor, message, await filesOf(tx.sql, id));
  return tx.records.update(sender, 'reclamationEmail', id, { outgoingEmail });
}

/** The outgoing e-mail as which the e-mail of the reclamation was queued before. */
interface SentMessage {
  readonly id: number;
  readonly status: string;
}

const filesOf = async (db: Sql, id: number): Promise<AttachedFile[]> => {
  const { rows } = await sql<AttachedFile>`
    select id, name, type, size from file
    where object_name = 'reclamationEmail' and object_id = ${id} and not marked_to_delete order by id`.execute(
    db,
  );
  return rows;
};

/** Marks an e-mail of a reclamation as sent. @param message the outgoing e-mail as which it was queued */
export async function noteSent(tx: Transaction, message: AnyRecord): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update reclamation_email set sent = true, sent_at = ${message.sentAt}
    where outgoing_email_id = ${message.id} and not sent returning id`.execute(tx.sql);
  for (const { id } of rows) await tx.announce('reclamationEmail', id);
}

/**
 * Notifies the sender of an e-mail that sending failed; the e-mail may then be corrected and sent again.
 * @param message the outgoing e-mail as which it was queued
 */
export async function noteNotSent(tx: Transaction, message: AnyRecord): Promise<void> {
  const { rows } = await sql<{ id: number; reclamation: number; number: string; to: string }>`
    select e.id, r.id as reclamation, r.number_str as number, e."to" from reclamation_email e
    join reclamation r on r.id = e.reclamation_id where e.outgoing_email_id = ${message.id}`.execute(tx.sql);
  for (const { id, reclamation, number, to } of rows) {
    await notify(tx, {
      to: typeof message.authorId === 'number' ? [message.authorId] : [],
      notice: 'reclamationEmailNotSent',
      facts: { number, to, why: String(message.failure ?? '') },
      about: { object: 'reclamation', id: reclamation },
    });
    await tx.announce('reclamationEmail', id);
  }
}
