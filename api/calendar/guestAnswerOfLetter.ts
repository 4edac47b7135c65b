import { tellAuthor, writeGuestAnswer } from '#database/calendar/noteGuestAnswer.ts';
import { isLater, placeOfAnswer, type AnswerPlace } from '#database/calendar/placeOfAnswer.ts';
import type { Database } from '#database/connect.ts';
import { sees } from '#database/reading/sees.ts';
import type { Transaction } from '#database/transaction.ts';
import { guestAnswersIn, type GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import type { LetterGuestAnswer } from '#domain/calendar/letterInvitation.contracts.ts';
import { addressKey } from '#domain/kernel/addresses.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** A received letter, and the iCalendar that came with it. */
export interface CalendarLetter {
  readonly letter: AnyRecord;
  readonly content: string | undefined;
}

/** An answer that came from another address than the invited one, and where it belongs. */
interface PlacedAnswer {
  readonly place: AnswerPlace;
  readonly answer: GuestAnswer;
  readonly from: string;
}

/**
 * The answer that somebody else gives in a letter for a guest. What a guest answers from the invited address is noted when the
 * letter comes; an answer from another address counts only if a person says so. Null if there is none, or if the reader may not
 * change the event.
 */
export async function shownGuestAnswer(
  database: Database,
  actor: Actor,
  calendarLetter: CalendarLetter,
): Promise<LetterGuestAnswer | null> {
  const placed = await database.transaction((tx) => placedAnswer(tx, calendarLetter, false));
  if (!placed) return null;
  const { place, answer, from } = placed;
  const { event, guest, startsAt: eventStart } = place;
  if (!(await sees(database.records, actor, 'calendarEvent', event.id, 'modify'))) return null;
  return {
    event: { id: event.id, title: String(event.title) },
    at: new Date(eventStart).toISOString(),
    guest: guest.name || guest.email,
    who: from,
    answer: answer.answer,
    state: stateOf(placed),
  };
}

/**
 * Notes the answer for the guest, as a person has decided. Does nothing if this answer or a later one of this guest is noted
 * already.
 */
export async function noteForGuest(
  tx: Transaction,
  actor: Actor,
  calendarLetter: CalendarLetter,
): Promise<void> {
  const placed = await placedAnswer(tx, calendarLetter, true);
  if (!placed) throw fail('letter_without_event');
  await tx.records.mustSee(actor, 'calendarEvent', placed.place.event.id, 'modify');
  if (stateOf(placed) !== 'asked') return;
  await writeGuestAnswer(tx, placed, placed.from);
  await tellAuthor(tx, [placed]);
}

/** `asked`: a person is still to decide; `noted`: the guest has this answer; `later`: the guest has answered otherwise since. */
const stateOf = ({ place, answer }: PlacedAnswer): LetterGuestAnswer['state'] => {
  const isAnsweredSince = isLater(place.answeredAt, answer);
  if (!isAnsweredSince) return 'asked';
  return place.answer === answer.answer ? 'noted' : 'later';
};

type StrangerAnswer = Omit<PlacedAnswer, 'place'>;

/** The answers in a letter, if it came from another address than the invited one. Bounces and automatic replies give none. */
const strangerAnswersIn = ({ letter, content }: CalendarLetter): readonly StrangerAnswer[] => {
  const from = addressKey(letter.from);
  if (letter.kind !== 'letter' || content === undefined || from === '') return [];
  return guestAnswersIn(content)
    .filter(({ email }) => email !== from)
    .map((answer) => ({ answer, from }));
};

/**
 * The answer in a letter about which a person is still to decide, the first one if there are several dates. If all are decided,
 * it is the first of all.
 * @param locksEvents whether the events are locked until the transaction ends, because one will be written
 */
const placedAnswer = async (
  tx: Transaction,
  letter: CalendarLetter,
  locksEvents: boolean,
): Promise<PlacedAnswer | undefined> => {
  let first: PlacedAnswer | undefined;
  for (const strangerAnswer of strangerAnswersIn(letter)) {
    const place = await placeOfAnswer(tx, strangerAnswer.answer, locksEvents);
    const placed = place && { place, ...strangerAnswer };
    if (placed && stateOf(placed) === 'asked') return placed;
    first ??= placed;
  }
  return first;
};
