import { addressIn, writeGuestAnswer } from '#database/calendar/noteGuestAnswer.ts';
import { isLater, placeOfAnswer, type AnswerPlace } from '#database/calendar/placeOfAnswer.ts';
import type { Database } from '#database/connect.ts';
import { calendarOfLetter } from '#database/mail/calendarOfLetter.ts';
import { sees } from '#database/reading/sees.ts';
import type { Transaction } from '#database/transaction.ts';
import { guestAnswerIn, type GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import type { LetterGuestAnswer } from '#domain/calendar/letterInvitation.contracts.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** An answer that came from another address than the invited one, and where it belongs. */
interface Answered {
  readonly place: AnswerPlace;
  readonly answer: GuestAnswer;
  readonly from: string;
}

/** What a letter answers for a guest; null where it does not, or where the reader may not change the event. */
export async function shownGuestAnswer(
  database: Database,
  actor: Actor,
  letterId: number,
): Promise<LetterGuestAnswer | null> {
  const answered = await database.transaction((tx) => answeredBy(tx, actor, letterId, false));
  if (!answered) return null;
  const { place, answer, from } = answered;
  const { event, guest, told } = place;
  if (!(await sees(database.records, actor, 'calendarEvent', event.id, 'modify'))) return null;
  return {
    event: { id: event.id, title: String(event.title) },
    at: new Date(told).toISOString(),
    guest: guest.name || guest.email,
    who: from,
    answer: answer.answer,
    state: stateOf(answered),
  };
}

/** Notes the answer for the guest; one that gave way to a later one changes nothing. */
export async function noteForGuest(tx: Transaction, actor: Actor, letterId: number): Promise<void> {
  const answered = await answeredBy(tx, actor, letterId, true);
  if (!answered) throw fail('letter_without_event');
  const { place, answer, from } = answered;
  await tx.records.mustSee(actor, 'calendarEvent', place.event.id, 'modify');
  if (stateOf(answered) === 'asked') await writeGuestAnswer(tx, place, answer, from);
}

const stateOf = ({ place, answer }: Answered): LetterGuestAnswer['state'] => {
  if (!isLater(place.answeredAt, answer)) return 'asked';
  return place.answer === answer.answer ? 'noted' : 'later';
};

const answeredBy = async (
  tx: Transaction,
  actor: Actor,
  letterId: number,
  isHeld: boolean,
): Promise<Answered | undefined> => {
  const letter = await tx.records.get(actor, 'incomingEmail', letterId);
  const content = letter.kind === 'letter' ? await calendarOfLetter(tx.sql, letterId) : undefined;
  const answer = content === undefined ? undefined : guestAnswerIn(content);
  const from = addressIn(letter.from);
  if (!answer || from === '' || from === answer.email) return undefined;
  const place = await placeOfAnswer(tx, answer, isHeld);
  return place && { place, answer, from };
};
