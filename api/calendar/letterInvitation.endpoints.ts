import { importEvents } from '#database/calendar/importEvents.ts';
import {
  readLetterEvents,
  knownEvent,
  resultOfFirst,
  takeInvitation,
  type LetterEvents,
} from '#database/calendar/takeInvitation.ts';
import type { Database } from '#database/connect.ts';
import { calendarOfLetter } from '#database/mail/calendarOfLetter.ts';
import {
  letterInvitationContracts,
  type LetterInvitation,
} from '#domain/calendar/letterInvitation.contracts.ts';
import type { ImportResult } from '#domain/calendar/importedEvent.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';
import { noteForGuest, shownGuestAnswer, type CalendarLetter } from './guestAnswerOfLetter.ts';
import { inRolledBackTransaction } from './inRolledBackTransaction.ts';

/** Invitations that come by mail: what they say, and the answer. */
export function letterInvitationEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const about = { tag: 'calendar', access: ['operator', 'sales'] } as const;
  /** The letter and its iCalendar. `get` refuses a letter that the actor may not read. */
  const letterOf = async (actor: Actor, id: number): Promise<CalendarLetter> => ({
    letter: await database.records.get(actor, 'incomingEmail', id),
    content: await calendarOfLetter(database.sql, id),
  });
  return [
    serve(letterInvitationContracts.read, {
      ...about,
      refuses: [404],
      summary: 'The invitation, or the event, that came with a received e-mail',
      handle: async ({ actor, params: { id } }) => {
        const letter = await letterOf(actor, id);
        const letterEvents = readLetterEvents(letter.content);
        const guestAnswer = letterEvents ? null : await shownGuestAnswer(database, actor, letter);
        return {
          invitation: letterEvents ? await invitationOf(database, actor, letterEvents) : null,
          guestAnswer,
        };
      },
    }),
    serve(letterInvitationContracts.take, {
      ...about,
      refuses: [404, 422],
      summary: 'Puts what came with an e-mail into one’s calendar, and answers whoever invites',
      handle: async ({ actor, params: { id }, body, request }) => {
        const { content } = await letterOf(actor, id);
        const letterEvents = readLetterEvents(content);
        if (!letterEvents) throw fail('letter_without_event');
        await doOnce(database, actor, request, body, (tx) =>
          takeInvitation(tx, actor, { letterId: id, letterEvents, ...body }),
        );
        return { invitation: await invitationOf(database, actor, letterEvents), guestAnswer: null };
      },
    }),
    serve(letterInvitationContracts.noteAnswer, {
      ...about,
      refuses: [404, 422],
      summary: 'Notes what somebody else has answered for a guest as the answer of the guest',
      handle: async ({ actor, params: { id }, request }) => {
        const letter = await letterOf(actor, id);
        await doOnce(database, actor, request, {}, async (tx) => {
          await noteForGuest(tx, actor, letter);
          return null;
        });
        return { invitation: null, guestAnswer: await shownGuestAnswer(database, actor, letter) };
      },
    }),
  ];
}

/** What the letter says of its first event, and what the caller's calendar has of it. */
const invitationOf = async (
  database: Database,
  actor: Actor,
  letterEvents: LetterEvents,
): Promise<LetterInvitation> => {
  const { message, events } = letterEvents;
  const [{ title, start, end, allDay, repeats, isCanceled }] = events;
  const userId = actor.userId ?? null;
  const ownEvent = await knownEvent(database.sql, userId, message);
  // The letter may be about a single date of a series. If the date has no record yet, its record will be made in the calendar of
  // the series.
  const calendarEvent =
    ownEvent ?? (await knownEvent(database.sql, userId, { ...message, occurrence: null }));
  return {
    title,
    start,
    end,
    allDay,
    repeats,
    organizer: message.organizer,
    isAnswered: message.method === 'REQUEST' && message.organizer !== null,
    isOff: isCanceled,
    event: ownEvent ? { id: ownEvent.id, answer: ownEvent.answer } : null,
    // A letter does not change an event that was organised here, because the record here is the original.
    result: calendarEvent?.isOurs
      ? 'same'
      : await resultOf(database, actor, letterEvents, calendarEvent?.calendarId ?? null),
  };
};

/**
 * What taking the invitation would do with its event. The import is tried in a transaction that is rolled back.
 * @param calendarId null for a new calendar
 */
const resultOf = async (
  database: Database,
  actor: Actor,
  letterEvents: LetterEvents,
  calendarId: number | null,
): Promise<ImportResult> => {
  const previewed = await inRolledBackTransaction(database, (tx) =>
    importEvents(tx, actor, calendarId, letterEvents.events),
  );
  return resultOfFirst(letterEvents, previewed) ?? 'leftOut';
};
