import { addressKey } from '#domain/kernel/addresses.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { MailingLeftOut, MailingStatus } from '#domain/mail/enums.ts';
import { paceOf } from '#domain/mail/mailing.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { attempt } from '../attempt.ts';
import type { Transaction } from '../transaction.ts';
import { endMailing, lockMailing, pauseMailing, sendingTogether, wordsOfMailing } from './mailings.ts';
import { personOf, type MailingPerson } from './mailingPeople.ts';
import { mailingLetter, mailingText, withUnsubscribeLink, type MailingText } from './mailingWords.ts';
import { queueEmail } from './queueEmail.ts';
import { addressForAnswers } from './sendDraft.ts';

/** The outcome of a portion: the state of the mailing, and how long its workflow waits before the next portion. */
export type MailingPortion = {
  readonly status: MailingStatus;
  readonly waitSeconds: number;
};

/**
 * Queues the next letters of a mailing. The note that they are queued is written in the same transaction, so that nobody gets
 * two letters and nobody is forgotten. Nothing is queued while the mailing is paused. After the last letter the mailing is done.
 * If its template is gone, the mailing is paused. A person whose letter cannot be written is left out. Mailings that are sent
 * from one account share the pace of that account.
 * @param linkFor the unsubscribe link of a recipient
 */
export async function sendPortion(
  tx: Transaction,
  mailingId: number,
  linkFor: (recipientId: number) => string,
): Promise<MailingPortion> {
  const { mailing, sender } = await lockMailing(tx, mailingId);
  const status = mailing.status as MailingStatus;
  // `letters`: the most letters in this portion. The mailings that are sent from the same account now share its pace equally.
  const { letters, waitSeconds } = paceOf(Number(mailing.perMinute) / (await sendingTogether(tx, mailing)));
  if (status !== 'sending') return { status, waitSeconds };
  const next = await tx.sql
    .selectFrom('mailing_recipient')
    .select(['id', 'contact_person_id as contactPersonId'])
    .where('mailing_id', '=', mailingId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .limit(letters)
    .execute();
  // The person who began the mailing may not send letters any more, so nothing is sent in their name.
  if (!sender) return { status: await endMailing(tx, mailingId, 'stopped'), waitSeconds };
  if (next.length === 0) return { status: await endMailing(tx, mailingId, 'done'), waitSeconds };
  const text = await attempt(tx, () => mailingText(tx, wordsOfMailing(mailing)));
  if (text instanceof KejaError)
    return { status: await pauseMailing(tx, mailingId, sender, text), waitSeconds };
  for (const recipient of next)
    await queueFor(tx, { mailing, sender, text }, { ...recipient, link: linkFor(recipient.id) });
  return { status, waitSeconds };
}

interface Sending {
  readonly mailing: AnyRecord;
  readonly sender: Actor;
  readonly text: MailingText;
}
interface Recipient {
  readonly id: number;
  readonly contactPersonId: number;
  readonly link: string;
}

/**
 * Queues the letter to one recipient, or leaves them out with a reason. `attempt` undoes what a refused call has written, and
 * returns the refusal.
 */
const queueFor = async (tx: Transaction, sending: Sending, recipient: Recipient): Promise<void> => {
  const { mailing, sender, text } = sending;
  const { id, contactPersonId, link } = recipient;
  const leaveOut = (leftOut: MailingLeftOut) =>
    tx.records.updateOnly(systemActor, 'mailingRecipient', id, { status: 'leftOut', leftOut });
  // The person may have taken their consent back, or changed their address, since the list of the mailing was made.
  const person = await personOf(tx, contactPersonId);
  if (person.leftOut !== null) return leaveOut(person.leftOut);
  const email = addressKey(person.email);
  if (await isWrittenTo(tx, mailing.id, email)) return leaveOut('doubled');
  const letter = await attempt(tx, () => mailingLetter(tx, sender, text, person));
  if (letter instanceof KejaError) return leaveOut('unwritable');
  if (letter === null) return leaveOut('notDue');
  const words = {
    subject: letter.subject,
    body: withUnsubscribeLink(letter, link),
    event: `mailing recipient ${id}`,
  };
  const outgoingEmail = await attempt(tx, () => queueLetter(tx, sending, person, words));
  if (outgoingEmail instanceof KejaError) return leaveOut('unwritable');
  return tx.records.updateOnly(systemActor, 'mailingRecipient', id, {
    status: 'queued',
    email,
    outgoingEmail,
  });
};

/** Whether a letter of this mailing was queued to this address before, for another recipient. */
const isWrittenTo = async ({ sql }: Transaction, mailing: number, email: string): Promise<boolean> => {
  const queued = await sql
    .selectFrom('mailing_recipient')
    .select('id')
    .where('mailing_id', '=', mailing)
    .where('email', '=', email)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return queued !== undefined;
};

const queueLetter = async (
  tx: Transaction,
  { mailing, sender }: Sending,
  { email, counterpartyId, contactPersonId }: MailingPerson,
  words: { readonly subject: string; readonly body: string; readonly event: string },
): Promise<number> => {
  const emailAccount = mailing.emailAccountId ?? null;
  const letter = {
    ...words,
    to: email,
    bodyType: 'html',
    emailAccount,
    // A letter that no account sends is answered to the address of the person who began the mailing.
    replyTo: emailAccount === null ? await addressForAnswers(tx, sender) : null,
    emailTemplate: mailing.emailTemplateId ?? null,
    counterparty: counterpartyId,
    contactPerson: contactPersonId,
  };
  return queueEmail(tx, sender, letter, []);
};
