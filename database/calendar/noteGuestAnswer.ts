import type { GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { addressKey } from '#domain/kernel/addresses.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { attempt } from '../attempt.ts';
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

/** An answer, and where it belongs. */
interface PlacedAnswer {
  readonly place: AnswerPlace;
  readonly answer: GuestAnswer;
}
/** An answer of which the author of the event is notified. `isAsked`: the author is to decide whether it counts. */
interface AnswerForAuthor extends PlacedAnswer {
  readonly isAsked: boolean;
}

/**
 * Notes on events what a guest has answered by mail, and notifies the person who made them: once for all dates that are answered
 * alike. An answer that cannot be noted leaves the others as they are.
 */
export async function noteGuestAnswers(
  tx: Transaction,
  answers: readonly GuestAnswer[],
  letter: AnswerLetter,
): Promise<void> {
  const forAuthor: AnswerForAuthor[] = [];
  for (const answer of answers) {
    const noted = await attempt(tx, () => noteAnswer(tx, answer, letter));
    if (noted && !(noted instanceof KejaError)) forAuthor.push(noted);
  }
  const alike = Map.groupBy(forAuthor, ({ isAsked, answer: { uid, email, answer } }) =>
    JSON.stringify([isAsked, uid, email, answer]),
  );
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    const alikeAnswers = [first, ...others] as const;
    await attempt(tx, () =>
      first.isAsked ? askAuthor(tx, alikeAnswers, letter) : tellAuthor(tx, alikeAnswers),
    );
  }
}

/**
 * An answer to an older version, or one that is older than the noted answer, changes nothing. An answer from another address than
 * the invited one is not noted, because anybody who has the invitation could have written it: the author is asked instead. An
 * answer whose letter names no sender is dropped.
 */
const noteAnswer = async (
  tx: Transaction,
  answer: GuestAnswer,
  letter: AnswerLetter,
): Promise<AnswerForAuthor | undefined> => {
  // The event is locked, because the answer will be written into it.
  const place = await placeOfAnswer(tx, answer, true);
  if (!place || isLater(place.answeredAt, answer)) return undefined;
  const from = addressKey(letter.from);
  if (from === answer.email) {
    await writeGuestAnswer(tx, { place, answer }, answer.sentBy);
    return { place, answer, isAsked: false };
  }
  return from === '' || (await isKnownLetter(tx, letter)) ? undefined : { place, answer, isAsked: true };
};

/** Writes an answer where it belongs. @param by who has answered in the name of the guest; null for the guest */
export async function writeGuestAnswer(
  tx: Transaction,
  { place, answer }: PlacedAnswer,
  by: string | null,
): Promise<void> {
  const answeredBy = by === answer.email ? null : by;
  const given = { answer: answer.answer, answeredAt: answer.at, answeredBy };
  await tx.records.updateOnly(systemActor, 'calendarEvent', place.event.id, notedAt(place, answer, given));
}

/** Answers of one guest to dates of one event that are alike. */
type AlikeAnswers = readonly [PlacedAnswer, ...PlacedAnswer[]];

/** Tells the person who made the event what a guest has answered. */
export async function tellAuthor(tx: Transaction, answers: AlikeAnswers): Promise<void> {
  const [{ place }] = answers;
  await notify(tx, {
    to: authorOf(place),
    notice: 'guestAnswered',
    facts: async (language) => factsOf(language, answers),
    about: { object: 'calendarEvent', id: place.event.id },
  });
}

const factsOf = (language: Language, answers: AlikeAnswers) => {
  const [{ place, answer }] = answers;
  return {
    who: place.guest.name || place.guest.email,
    answer: enumLabel(language, 'guestAnswer', answer.answer),
    title: String(place.event.title),
    at: datesText(answers.map((each) => each.place.startsAt)),
  };
};

/** A notice names so many dates; of more it names the first, the last and their number. */
const mostNamed = 6;

const datesText = (starts: readonly string[]): string => {
  const dates = starts.toSorted((one, other) => Date.parse(one) - Date.parse(other)).map(dateTimeText);
  return dates.length > mostNamed ? `${dates.at(0)} – ${dates.at(-1)} (${dates.length})` : dates.join(', ');
};

/** The fields of the event with the answer added: on the guest, or among the answers to its dates. */
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

/** Asks the person who made the event whether an answer counts that somebody else has given for the guest. */
const askAuthor = async (
  tx: Transaction,
  answers: AlikeAnswers,
  { id, from }: AnswerLetter,
): Promise<void> => {
  const [{ place }] = answers;
  await notify(tx, {
    to: authorOf(place),
    notice: 'answeredForGuest',
    facts: async (language) => {
      const facts = factsOf(language, answers);
      return { ...facts, guest: facts.who, who: addressKey(from) };
    },
    about: { object: 'incomingEmail', id },
  });
};

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
