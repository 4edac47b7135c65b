import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invitationCalendar, type Person } from '#domain/calendar/invitationCalendar.ts';
import { lettersDue, readInvited, writtenInvited } from '#domain/calendar/invitation.rules.ts';
import type { WrittenEvent } from '#domain/calendar/writtenCalendar.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { pickLanguage } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { invitationLetter } from '#domain/labels/invitations.ts';
import { languageOfReader } from '../mail/readerLanguage.ts';
import type { Transaction } from '../transaction.ts';
import { changesOfSeries, type SeriesChanges } from './changesOfSeries.ts';
import { calendarLetter, takeBackLetters } from './calendarLetter.ts';
import { inviterFor, type Inviter } from './inviter.ts';

/** The limit keeps an event from sending more mail than a person would write. */
const mostGuests = 100;

/**
 * Sends an event to the guests who do not have this version of it, and informs those who are no longer invited. The letters
 * are queued in the transaction of the change, so that neither is stored without the other.
 * @param userId the user who changes the event
 * @param isOff whether the event does not take place, or is removed for good
 */
export async function inviteGuests(
  tx: Transaction,
  userId: number | null,
  event: AnyRecord,
  isOff = event.markedToDelete,
): Promise<void> {
  const guests = guestsOf(event);
  const invited = readInvited(event.invited);
  // The guests of an event to which somebody else invited are not ours to invite.
  if (event.invitedBy || (guests.length === 0 && invited.size === 0)) return;
  if (guests.length > mostGuests) throw failFields([{ field: 'guests', code: 'too_many_guests' }]);
  const sequence = Number(event.sequence ?? 0);
  const due = lettersDue({ guests, invited, sequence, isOff });
  const isOver = typeof event.lastsUntil === 'string' && Date.parse(event.lastsUntil) < Date.now();
  if (isOver || due.requests.length + due.cancels.length === 0) return;
  const invitation: Invitation = {
    event,
    sequence,
    uid: await uidOf(tx, event),
    inviter: await inviterFor(tx, userId ?? (event.authorId as number | null), event),
    changes: await changesOfSeries(tx, event),
  };
  // `lettersDue` gives addresses in small letters.
  const people = new Map(guests.map(({ email, name }) => [email.toLowerCase(), { email, name: name ?? '' }]));
  // If all letters to a guest still wait, they are taken back. A guest who has heard of the event gets a cancellation.
  for (const email of due.cancels)
    if (!(await takeBackLetters(tx, event, email)))
      await sendEventLetter(tx, invitation, { email, name: '' }, { isOff: true, isNew: false });
  for (const email of due.requests)
    await sendEventLetter(tx, invitation, people.get(email) ?? { email, name: '' }, {
      isOff: false,
      isNew: !invited.has(email),
    });
  await tx.sql
    .updateTable('calendar_event')
    .set({
      invited: writtenInvited(due.invited),
      uid: invitation.uid,
      sequence,
      organizer: invitation.inviter.email,
      invites_from_id: invitation.inviter.accountId,
    })
    .where('id', '=', event.id)
    .execute();
}

interface Guest {
  readonly email: string;
  readonly name: string | null;
}

const guestsOf = ({ guests }: AnyRecord): readonly Guest[] =>
  Array.isArray(guests) ? (guests as readonly Guest[]) : [];

/** The `uid` of an event. A changed occurrence has that of its series, which gets one here if it has none. */
const uidOf = async (tx: Transaction, event: AnyRecord): Promise<string> => {
  if (typeof event.uid === 'string') return event.uid;
  if (typeof event.seriesId !== 'number') return randomUUID();
  const own = randomUUID();
  const { rows } = await sql<{ uid: string }>`
    update calendar_event set uid = coalesce(uid, ${own}) where id = ${event.seriesId} returning uid`.execute(
    tx.sql,
  );
  return rows[0]?.uid ?? own;
};

interface Invitation {
  readonly event: AnyRecord;
  readonly sequence: number;
  readonly uid: string;
  readonly inviter: Inviter;
  readonly changes: SeriesChanges;
}

/** What an event's letter to a guest says. */
interface LetterKind {
  /** Whether the letter calls the event off for this guest. */
  readonly isOff: boolean;
  /** Whether the guest holds no earlier version of the event. */
  readonly isNew: boolean;
}

const sendEventLetter = async (
  tx: Transaction,
  invitation: Invitation,
  guest: Person,
  kind: LetterKind,
): Promise<void> => {
  const { event, inviter, changes } = invitation;
  const language = pickLanguage(await languageOfReader(tx.sql, { email: guest.email }, null));
  await calendarLetter(tx, {
    ...invitationLetter(language, event as unknown as WrittenEvent, kind),
    to: guest.email,
    accountId: inviter.accountId,
    // Without an account the letter comes from the terminal's own address, and answers must reach the person.
    replyTo: inviter.accountId === null ? inviter.email : null,
    userId: inviter.userId,
    eventId: event.id,
    title: String(event.title),
    calendar: invitationCalendar({
      ...invitation,
      ...changes,
      event: event as unknown as WrittenEvent,
      isOff: kind.isOff,
      organizer: inviter,
      guest,
      language,
    }),
  });
};

/** The guests of an event without their answers, because a new time needs new answers. */
export function unanswered(guests: unknown): unknown {
  return Array.isArray(guests)
    ? guests.map((guest: object) => ({ ...guest, answer: 'None', answeredAt: null, answeredBy: null }))
    : guests;
}
