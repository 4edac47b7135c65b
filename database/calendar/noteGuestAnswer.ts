import type { GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { addressKey } from '#domain/kernel/addresses.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { guestsOf, isLater, placeOfAnswer, type AnswerPlace } from './placeOfAnswer.ts';

/** The letter that brings an answer. */
interface AnswerLetter {
  readonly id: number;
  /** The address of the sender. */
  readonly from: unknown;
  readonly messageId: unknown;
}

/** A repeated event keeps the answers to so many dates; those to the earliest dates are dropped first. */
const mostDateAnswers = 500;

/**
 * Notes on an event what a guest has answered by mail, and notifies the person who made the event. An answer to an older
 * version, or one that is older than the noted answer, changes nothing. An answer from another address than the invited one
 * is not noted, because anybody who has the invitation could have written it. The person who made the event is then asked
 * whether it counts.
 */
export async function noteGuestAnswer(
  tx: Transaction,
  answer: GuestAnswer,
  letter: AnswerLetter,
): Promise<void> {
  const place = await placeOfAnswer(tx, answer, true);
  if (!place || isLater(place.answeredAt, answer)) return;
  const from = addressKey(letter.from);
  if (from === answer.email) await writeGuestAnswer(tx, place, answer, answer.sentBy);
  else if (from !== '' && !(await isKnownLetter(tx, letter)))
    await askAuthor(tx, place, answer, { ...letter, from });
}

/** Writes an answer where it belongs. @param by who has answered in the name of the guest; null for the guest */
export async function writeGuestAnswer(
  tx: Transaction,
  place: AnswerPlace,
  answer: GuestAnswer,
  by: string | null,
): Promise<void> {
  const answeredBy = by === answer.email ? null : (by?.slice(0, 320) ?? null);
  const given = { answer: answer.answer, answeredAt: answer.at, answeredBy };
  await tx.records.updateOnly(systemActor, 'calendarEvent', place.event.id, notedAt(place, answer, given));
  const { event, guest, startsAt } = place;
  await notify(tx, {
    to: authorOf(place),
    notice: 'guestAnswered',
    facts: async (language) => ({
      who: guest.name || guest.email,
      answer: enumLabel(language, 'guestAnswer', answer.answer),
      title: String(event.title),
      at: dateTimeText(startsAt),
    }),
    about: { object: 'calendarEvent', id: event.id },
  });
}

const notedAt = (
  { event, guest, date, dateAnswers }: AnswerPlace,
  { email }: GuestAnswer,
  given: RecordInput,
): RecordInput => {
  if (date === null)
    return { guests: guestsOf(event).map((one) => (one === guest ? { ...one, ...given } : one)) };
  const others = dateAnswers.filter((one) => one.email !== email || Date.parse(one.at) !== Date.parse(date));
  return {
    dateAnswers: [...others, { email, at: date, ...given }]
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .slice(-mostDateAnswers),
  };
};

const askAuthor = async (
  tx: Transaction,
  place: AnswerPlace,
  { answer }: GuestAnswer,
  { id, from }: { readonly id: number; readonly from: string },
): Promise<void> =>
  notify(tx, {
    to: authorOf(place),
    notice: 'answeredForGuest',
    facts: async (language) => ({
      who: from,
      guest: place.guest.name || place.guest.email,
      answer: enumLabel(language, 'guestAnswer', answer),
      title: String(place.event.title),
      at: dateTimeText(place.startsAt),
    }),
    about: { object: 'incomingEmail', id },
  });

const authorOf = ({ event: { authorId } }: AnswerPlace): readonly number[] =>
  typeof authorId === 'number' ? [authorId] : [];

/** Whether the same message was stored before from another folder. The person who made the event is then already asked. */
const isKnownLetter = async (tx: Transaction, { id, messageId }: AnswerLetter): Promise<boolean> => {
  if (typeof messageId !== 'string' || messageId === '') return false;
  const other = await tx.sql
    .selectFrom('incoming_email')
    .select('id')
    .where('message_id', '=', messageId)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};
