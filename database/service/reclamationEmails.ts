import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import type { Hooks } from '../writing/hooks.ts';

/** What was handed over to be sent is not changed any more. */
export const reclamationEmailHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    const onlyMarked = Object.keys(draft).every((name) => name === 'markedToDelete');
    if (before?.outgoingEmailId && !actor.system && !onlyMarked) throw fail('reclamation_email_sent');
  },
};

/**
 * Hands an e-mail of a reclamation over to be sent, with the files that hang on it: once, however often it is asked.
 * @throws reclamation_email_sent
 */
export const sendReclamationEmail = async (tx: Transaction, actor: Actor, id: number): Promise<AnyRecord> => {
  await tx.records.mustSee(actor, 'reclamationEmail', id, 'modify');
  await sql`select 1 from reclamation_email where id = ${id} for update`.execute(tx.sql);
  const email = await tx.records.get(systemActor, 'reclamationEmail', id);
  if (email.outgoingEmailId) throw fail('reclamation_email_sent');
  const sender: Actor = { ...systemActor, userId: actor.userId };
  const { to, cc, subject, body, emailAccountId: emailAccount, emailTemplateId: emailTemplate } = email;
  const { id: outgoingEmail } = await tx.records.create(sender, 'outgoingEmail', {
    date: new Date().toISOString(),
    to,
    cc,
    bcc: await hiddenCopies(tx, emailTemplate),
    subject,
    body,
    emailAccount,
    emailTemplate,
    bodyType: 'text',
    event: `reclamationEmail:${id}`,
    status: 'draft',
  });
  await attachFiles(tx, sender, id, outgoingEmail);
  // Queued last: its workflow finds it whole.
  await tx.records.update(sender, 'outgoingEmail', outgoingEmail, { status: 'queued' });
  return tx.records.update(sender, 'reclamationEmail', id, { outgoingEmail });
};

/** Who gets a copy that nobody else sees: its template says so, and only the message that goes out. */
const hiddenCopies = async (tx: Transaction, emailTemplate: unknown): Promise<string | null> => {
  if (typeof emailTemplate !== 'number') return null;
  const { rows } = await sql<{ bcc: string | null }>`
    select bcc from email_template where id = ${emailTemplate}`.execute(tx.sql);
  return rows[0]?.bcc ?? null;
};

const attachFiles = async (
  tx: Transaction,
  sender: Actor,
  id: number,
  outgoingEmail: number,
): Promise<void> => {
  const { rows } = await sql<{ file: number; filename: string; contentType: string; size: number }>`
    select id as file, name as filename, type as "contentType", size from file
    where object_name = 'reclamationEmail' and object_id = ${id} and not marked_to_delete order by id`.execute(
    tx.sql,
  );
  for (const row of rows)
    await tx.records.create(sender, 'outgoingEmailAttachment', { outgoingEmail, ...row });
};

/** A message that has gone out is noted where it was written. */
export const noteSent = async (tx: Transaction, message: AnyRecord): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update reclamation_email set sent = true, sent_at = ${message.sentAt}
    where outgoing_email_id = ${message.id} and not sent returning id`.execute(tx.sql);
  for (const { id } of rows) await tx.announce('reclamationEmail', id);
};
