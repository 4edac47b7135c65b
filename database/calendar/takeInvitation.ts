import { sql } from 'kysely';
import { calendarMessage, type CalendarMessage } from '#domain/calendar/calendarMessage.ts';
import { eventsInFile } from '#domain/calendar/eventsInFile.ts';
import type { ImportedEvent, ImportResult } from '#domain/calendar/importedEvent.ts';
import { answerCalendar, type Answer } from '#domain/calendar/invitationCalendar.ts';
import { fail } from '#domain/kernel/fail.ts';
import { answerSubject, whenText } from '#domain/labels/invitations.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import { sendingAccounts } from '../mail/sendingAccounts.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { calendarLetter } from './calendarLetter.ts';
import { importEvents, type EventImport } from './importEvents.ts';

/** The calendar message of a letter and its events. The event that the message is about comes first. */
export interface LetterEvents {
  readonly message: CalendarMessage;
  readonly events: readonly [ImportedEvent, ...ImportedEvent[]];
}

/** The methods of messages (iTIP) by which a guest answers, asks for another time, or asks for the invitation again. */
const methodsOfGuests = ['REPLY', 'COUNTER', 'REFRESH'];

/** Reads the iCalendar of a letter; undefined if the content is no iCalendar, has no event, or is a message of a guest to us. */
export function readLetterEvents(content: string | undefined): LetterEvents | undefined {
  const message = content === undefined ? undefined : calendarMessage(content);
  if (content === undefined || !message || methodsOfGuests.includes(message.method)) return undefined;
  try {
    const { events } = eventsInFile(content);
    const first = events.find((event) => isSame(message, event)) ?? events[0];
    return first && { message, events: [first, ...events.filter((each) => each !== first)] };
  } catch {
    return undefined;
  }
}

const isSame = (one: Pick<ImportedEvent, 'uid' | 'occurrence'>, other: typeof one): boolean =>
  one.uid === other.uid && one.occurrence === other.occurrence;

/**
 * What the import did with the event that the message is about. The import takes a series before its dates, so `imports` has
 * another order than the letter.
 */
export function resultOfFirst(
  { events: [first] }: LetterEvents,
  imports: readonly EventImport[],
): ImportResult | undefined {
  return imports.find(({ event }) => isSame(event, first))?.result;
}

/** An event of the caller's own calendars. */
export interface KnownEvent {
  readonly id: number;
  readonly calendarId: number;
  readonly answer: Answer | 'None' | null;
  /** Whether the event was organised here. */
  readonly isOurs: boolean;
}

/**
 * The event of the message (`uid`) in a calendar of the person's own: one that was organised here, or taken from a letter.
 * @param occurrence the one date of a series; null for the series itself, if it is known, or any of its dates
 */
export async function knownEvent(
  db: Sql,
  userId: number | null,
  { uid, occurrence }: Pick<CalendarMessage, 'uid' | 'occurrence'>,
): Promise<KnownEvent | undefined> {
  // `organizer` is filled in only when an event is sent to guests from here; for other events `invited_by` says who invited.
  const { rows } = await sql<KnownEvent>`
    select e.id, e.calendar_id as "calendarId", e.answer, e.organizer is not null as "isOurs"
    from calendar_event e join calendar c on c.id = e.calendar_id
    where e.uid = ${uid} and (${occurrence}::timestamptz is null or e.occurrence = ${occurrence}) and c.user_id = ${userId} and not e.marked_to_delete and not c.marked_to_delete
    order by e.occurrence nulls first, e.id limit 1`.execute(db);
  return rows[0];
}

/** The person's first calendar; null if there is none. */
const ownCalendar = async (db: Sql, userId: number | null): Promise<number | null> => {
  const row = await db
    .selectFrom('calendar')
    .select('id')
    .where('user_id', '=', userId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** What a person does with the events of a letter. */
interface InvitationWish {
  readonly letterId: number;
  readonly letterEvents: LetterEvents;
  /** Null if the person only wants to have the events in a calendar, and answers nothing. */
  readonly answer: Answer | null;
  /** The calendar for events that are not in one yet; null for the person's first one. */
  readonly calendarId: number | null;
}

/**
 * Puts the events of a letter into a calendar of the person, and answers the person who invited. Events that are declined are
 * removed, except those that were organised here. The same answer to the same version is sent once.
 * @returns what became of the event that the message is about
 */
export async function takeInvitation(
  tx: Transaction,
  actor: Actor,
  { letterId, letterEvents, answer, calendarId }: InvitationWish,
): Promise<ImportResult> {
  const { message, events } = letterEvents;
  const userId = actor.userId ?? null;
  const ownEvent = await knownEvent(tx.sql, userId, message);
  // A date of a series may have no record of its own here; then its series is known.
  const known = ownEvent ?? (await knownEvent(tx.sql, userId, { ...message, occurrence: null }));
  if (known?.isOurs) {
    await answerOurs(tx, actor, ownEvent, { letterId, letterEvents, answer });
    return 'same';
  }
  const isDeclined = answer === 'Declined';
  // Null if the person has no calendar: then the import makes one.
  const into = known?.calendarId ?? calendarId ?? (await ownCalendar(tx.sql, userId));
  // Declined events are imported as canceled ones, which removes them. Of unknown ones there is nothing to remove.
  const wanted = isDeclined ? events.map((event) => ({ ...event, isCanceled: true })) : events;
  const imports = isDeclined && !known ? [] : await importEvents(tx, actor, into, wanted);
  const result = resultOfFirst(letterEvents, imports) ?? 'same';
  if (message.organizer === null) return result;
  if (!isDeclined) await noteInviter(tx, actor, message, answer);
  if (answer === null) return result;
  if (ownEvent?.answer === answer && result === 'same') return result;
  await sendAnswer(tx, actor, { letterId, letterEvents, answer });
  return result;
}

/**
 * Answers an invitation to an event that was organised here. Such an invitation is answered by somebody who has the event in a
 * calendar of their own and also reads the letters of one of its guests. The event itself is not imported: if it were removed as
 * declined, it would be called off for all guests.
 */
const answerOurs = async (
  tx: Transaction,
  actor: Actor,
  ownEvent: KnownEvent | undefined,
  { answer, ...letter }: Omit<InvitationWish, 'calendarId'>,
): Promise<void> => {
  if (answer === null || ownEvent?.answer === answer || letter.letterEvents.message.organizer === null)
    return;
  if (ownEvent)
    await tx.records.updateOnly(serverFor(actor.userId), 'calendarEvent', ownEvent.id, { answer });
  await sendAnswer(tx, actor, { ...letter, answer });
};

/**
 * Notes who invited, also for an event that was put into a calendar without an answer.
 * @throws letter_without_event if there is an answer, but the import has put no such event into a calendar of the person
 */
const noteInviter = async (
  tx: Transaction,
  actor: Actor,
  message: CalendarMessage,
  answer: Answer | null,
): Promise<void> => {
  const event = await knownEvent(tx.sql, actor.userId ?? null, message);
  if (!event && answer !== null) throw fail('letter_without_event');
  if (!event || event.isOurs) return;
  await tx.records.updateOnly(serverFor(actor.userId), 'calendarEvent', event.id, {
    ...(answer === null ? {} : { answer }),
    invitedBy: message.organizer,
  });
};

const sendAnswer = async (
  tx: Transaction,
  actor: Actor,
  {
    letterId,
    letterEvents: { message, events },
    answer,
  }: Omit<InvitationWish, 'calendarId' | 'answer'> & { answer: Answer },
): Promise<void> => {
  const guest = await invitedAs(tx, actor, letterId, message);
  const [event] = events;
  const organizer = { email: message.organizer ?? '', name: message.organizer ?? '' };
  const { language } = actor;
  const { title, start } = event;
  await calendarLetter(tx, {
    to: organizer.email,
    subject: answerSubject(language, answer, title),
    body: [title, whenText(event)].join('\n'),
    calendar: answerCalendar({ ...message, title, start, organizer, guest, answer, language }),
    accountId: guest.accountId,
    replyTo: guest.accountId === null ? guest.email : null,
    userId: actor.userId ?? null,
    eventId: null,
    title,
    answersId: letterId,
  });
};

/**
 * The address and name with which a person answers. The address is that of the letter's account if it was invited, otherwise the
 * person's own if that was invited. If neither was invited, it is that of the account. `accountId` is null if the person may not
 * send from the account: the answer then goes out from the terminal's own address.
 */
const invitedAs = async (
  tx: Transaction,
  { userId, name }: Actor,
  letterId: number,
  { attendees }: CalendarMessage,
): Promise<{ readonly email: string; readonly name: string; readonly accountId: number | null }> => {
  const { rows } = await sql<{ accountId: number; address: string; own: string | null }>`
    select a.id as "accountId", lower(a."user") as address, lower(u.email) as own
    from incoming_email i join email_account a on a.id = i.email_account_id left join "user" u on u.id = ${userId ?? null}
    where i.id = ${letterId}`.execute(tx.sql);
  const { accountId, address = '', own } = rows[0] ?? {};
  const invitedAddress = [address, own].find((each) => attendees.some(({ email }) => email === each));
  const accounts = await sendingAccounts(tx.sql, userId ?? null);
  return {
    email: invitedAddress ?? address,
    name: name ?? '',
    accountId: accounts.some(({ id }) => id === accountId) ? (accountId ?? null) : null,
  };
};
