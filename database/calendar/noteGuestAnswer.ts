import { sql } from 'kysely';
import type { GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { isOccurrence } from '#domain/calendar/occurrences.rules.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { seriesOf } from './changeOccurrence.ts';
import { exceptionsOf } from './series.ts';

/** An answer to one date of a repeated event, as it stands on the event. */
interface DateAnswer {
  readonly email: string;
  readonly at: string;
  readonly answer: string;
  readonly answeredAt: string;
}

interface Guest {
  readonly email: string;
  readonly name: string | null;
  readonly answeredAt: string | null;
}

/** A repeated event keeps the answers to so many dates; those to the earliest dates go first. */
const mostDateAnswers = 500;

/**
 * Notes on an event what a guest has answered by mail, and tells whoever made the event. Only the invited address itself may
 * answer; what answers an older version, or comes after a later answer, changes nothing. An answer to one date of a repeated
 * event stands on that date alone.
 * @param from the address of the sender
 */
export async function noteGuestAnswer(tx: Transaction, answer: GuestAnswer, from: unknown): Promise<void> {
  if (
    String(from ?? '')
      .trim()
      .toLowerCase() !== answer.email
  )
    return;
  const own = await invitedTo(tx, answer, answer.occurrence);
  if (own) return noteOnGuest(tx, own, answer);
  const series = answer.occurrence === null ? undefined : await invitedTo(tx, answer, null);
  // While the series was awaited, the date may have become a record of its own.
  const apart = series && (await invitedTo(tx, answer, answer.occurrence));
  if (apart) return noteOnGuest(tx, apart, answer);
  if (series && answer.occurrence !== null) await noteOnDate(tx, series, answer, answer.occurrence);
}

const noteOnGuest = async (tx: Transaction, event: AnyRecord, answer: GuestAnswer): Promise<void> => {
  const guest = guestOf(event, answer);
  if (!guest || isLater(guest.answeredAt, answer)) return;
  const guests = guestsOf(event).map((one) =>
    one === guest ? { ...one, answer: answer.answer, answeredAt: answer.at } : one,
  );
  await note(tx, event, { guests });
  await tell(tx, event, guest, answer, String(event.start));
};

/** A date that was left out is no date any more, and one that is a record of its own has its answers there. */
const noteOnDate = async (
  tx: Transaction,
  event: AnyRecord,
  answer: GuestAnswer,
  occurrence: string,
): Promise<void> => {
  const at = new Date(occurrence).toISOString();
  const [guest, series] = [guestOf(event, answer), seriesOf(event)];
  if (!guest || !series || !isOccurrence(series, at)) return;
  if ((await exceptionsOf(tx.sql, [event.id])).some((exception) => exception.at === at)) return;
  const known = event.dateAnswers as readonly DateAnswer[];
  const before = known.find((one) => one.email === answer.email && new Date(one.at).toISOString() === at);
  if (before && isLater(before.answeredAt, answer)) return;
  const next = { email: answer.email, at, answer: answer.answer, answeredAt: answer.at };
  const dateAnswers = [...known.filter((one) => one !== before), next]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(-mostDateAnswers);
  await note(tx, event, { dateAnswers });
  await tell(tx, event, guest, answer, at);
};

const note = (tx: Transaction, { id }: AnyRecord, noted: RecordInput): Promise<unknown> =>
  tx.records.updateOnly(systemActor, 'calendarEvent', id, noted);

const tell = (
  tx: Transaction,
  { id, title, authorId }: AnyRecord,
  guest: Guest,
  { answer }: GuestAnswer,
  at: string,
): Promise<unknown> =>
  notify(tx, {
    to: typeof authorId === 'number' ? [authorId] : [],
    notice: 'guestAnswered',
    facts: async (language) => ({
      who: guest.name || guest.email,
      answer: enumLabel(language, 'guestAnswer', answer),
      title: String(title),
      at: dateTimeText(at),
    }),
    about: { object: 'calendarEvent', id },
  });

const guestsOf = ({ guests }: AnyRecord): readonly Guest[] => guests as readonly Guest[];
const guestOf = (event: AnyRecord, answer: GuestAnswer): Guest | undefined =>
  guestsOf(event).find(({ email }) => email.toLowerCase() === answer.email);
const isLater = (noted: string | null, { at }: GuestAnswer): boolean =>
  noted !== null && Date.parse(noted) >= Date.parse(at);

/** The event of ours that is answered in its version or a later one, locked: a changed date of a series, or the series. */
const invitedTo = async (
  tx: Transaction,
  { uid, sequence }: GuestAnswer,
  occurrence: string | null,
): Promise<AnyRecord | undefined> => {
  const { rows } = await sql<{ id: number; sequence: number }>`
    select id, coalesce(sequence, 0) as sequence from calendar_event
    where uid = ${uid} and invited_by is null and organizer is not null and not marked_to_delete
      and occurrence is not distinct from ${occurrence}::timestamptz
    order by id limit 1 for no key update`.execute(tx.sql);
  const [row] = rows;
  return row && sequence >= row.sequence ? tx.records.get(systemActor, 'calendarEvent', row.id) : undefined;
};
