import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { searchedText, searchedBody } from '#domain/mail/searchedText.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { queueEmail } from '../mail/queueEmail.ts';
import { reopenMail } from '../mail/waitingMail.ts';
import type { Transaction } from '../transaction.ts';

/** A letter that calendar programs read. */
export interface CalendarLetter {
  readonly to: string;
  readonly subject: string;
  /** Plain text, for people. */
  readonly body: string;
  /** The text of the iCalendar. */
  readonly calendar: string;
  /** Null for the terminal's own server. */
  readonly accountId: number | null;
  readonly replyTo: string | null;
  /** The user who sends it. */
  readonly userId: number | null;
  /** The event that it is about; null for the answer to an invitation. */
  readonly eventId: number | null;
  /** The title of the event, for the link to it. */
  readonly title: string;
  /** The letter that it answers. */
  readonly answersId?: number;
}

/** How long a letter waits: several changes of an event within this time make one letter. */
const waitsSeconds = 30;
/**
 * A letter that will be sent within this time is not changed any more. The next change makes a letter of its own, with a
 * higher version.
 */
const leftAloneSeconds = 10;
/** The characters that the field of a subject holds. */
const longestSubject = 1000;

/** Queues a letter about an event; a letter to the same person that still waits is replaced by it. */
export async function calendarLetter(tx: Transaction, letter: CalendarLetter): Promise<void> {
  const { to, subject, body, calendar, accountId, replyTo, userId, eventId, title, answersId } = letter;
  if (eventId !== null && (await changeWaiting(tx, letter, eventId))) return;
  const message = {
    to,
    subject: beginningOf(subject, longestSubject),
    body,
    calendar,
    replyTo,
    emailAccount: accountId,
    inReplyTo: answersId ?? null,
    // An answer is sent at once. Other letters wait, so that the next change of the event can replace them.
    ...(eventId === null || answersId !== undefined
      ? {}
      : { sendAt: new Date(Date.now() + waitsSeconds * 1000).toISOString() }),
  };
  const linked =
    eventId === null
      ? undefined
      : { objectName: 'calendarEvent', objectId: eventId, presentationText: title };
  const noFiles: [] = [];
  await queueEmail(tx, { userId }, message, noFiles, linked);
}

/**
 * Takes back the letters to a person about an event, if the person has heard nothing of the event yet: every letter about it
 * still waits, and none is about the series that the event is a date of.
 * @returns whether the letters were taken back, so that the person need not be told
 */
export async function takeBackLetters(
  tx: Transaction,
  { id, seriesId }: AnyRecord,
  to: string,
): Promise<boolean> {
  const about = typeof seriesId === 'number' ? [id, seriesId] : [id];
  const { rows } = await sql<{ id: number; waits: boolean }>`
    select m.id, l.object_id = ${id} and m.status = 'queued'
      and coalesce(m.send_at > now() + make_interval(secs => ${leftAloneSeconds}), false) as waits
    from outgoing_email_linked_doc l join outgoing_email m on m.id = l.outgoing_email_id
    where l.object_name = 'calendarEvent' and l.object_id = any(${about}::int[]) and lower(m."to") = lower(${to})
      and m.status <> 'draft' and m.calendar is not null
    order by m.id for no key update of m`.execute(tx.sql);
  if (rows.length === 0 || rows.some(({ waits }) => !waits)) return false;
  for (const letter of rows) {
    await reopenMail(tx, letter.id);
    await tx.records.changeDeletionMark(systemActor, 'outgoingEmail', letter.id, true);
  }
  return true;
}

/**
 * Replaces a letter to the same person about the event that still waits. The conditions are repeated outside the subquery: after
 * Postgres has waited for a letter that another transaction is writing, it checks again only the conditions outside.
 * @returns whether there was such a letter
 */
const changeWaiting = async (
  tx: Transaction,
  { to, subject, body, calendar }: CalendarLetter,
  eventId: number,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    update outgoing_email set subject = ${beginningOf(subject, longestSubject)}, body = ${body}, calendar = ${calendar},
      text = ${searchedText(searchedBody(body, 'text'), [])}
    where id in (
      select m.id from outgoing_email_linked_doc l join outgoing_email m on m.id = l.outgoing_email_id
      where l.object_name = 'calendarEvent' and l.object_id = ${eventId} and lower(m."to") = lower(${to})
        and m.status = 'queued' and m.calendar is not null
        and m.send_at > now() + make_interval(secs => ${leftAloneSeconds}))
      and status = 'queued' and send_at > now() + make_interval(secs => ${leftAloneSeconds})
    returning id`.execute(tx.sql);
  for (const { id } of rows) await tx.announce('outgoingEmail', id);
  return rows.length > 0;
};
