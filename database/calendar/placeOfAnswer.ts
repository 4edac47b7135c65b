import { sql } from 'kysely';
import type { GuestAnswer } from '#domain/calendar/calendarMessage.ts';
import { isOccurrence } from '#domain/calendar/occurrences.rules.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { seriesOf } from './changeOccurrence.ts';
import { exceptionsOf, type GivenAnswer } from './series.ts';

/** An answer to one date of a repeated event, as the record of the event holds it. */
interface DateAnswer extends GivenAnswer {
  readonly at: string;
}

interface Guest {
  readonly email: string;
  readonly name: string | null;
  readonly answer: string;
  readonly answeredAt: string | null;
}

/** Where an answer belongs: to a guest of an event, or to one date of a series. */
export interface AnswerPlace {
  readonly event: AnyRecord;
  readonly guest: Guest;
  /** The date of the series; null for an answer to the whole event. */
  readonly date: string | null;
  /** When the event, or this date of the series, begins. */
  readonly startsAt: string;
  /** All answers to single dates of the series; left empty if `date` is null. */
  readonly dateAnswers: readonly DateAnswer[];
  /** The answer that is noted so far (`None` if there is none), and when it was given. */
  readonly answer: string;
  readonly answeredAt: string | null;
}

/**
 * Finds the event, or the date of a series, to which a guest answers. Undefined if it is no event of ours, if the series has no
 * such date, if the answer is to an older version of the event, or if the sender was not invited.
 * @param locksEvents whether the events are locked until the transaction ends, because one will be written
 */
export async function placeOfAnswer(
  tx: Transaction,
  answer: GuestAnswer,
  locksEvents: boolean,
): Promise<AnswerPlace | undefined> {
  const { occurrence } = answer;
  const event = await invitedEvent(tx, answer, occurrence, locksEvents);
  if (event) return placeOfGuest(event, answer);
  const series = occurrence === null ? undefined : await invitedEvent(tx, answer, null, locksEvents);
  // While this transaction waited for the lock on the series, the date may have become a record of its own.
  const movedDate = series && (await invitedEvent(tx, answer, occurrence, locksEvents));
  if (movedDate) return placeOfGuest(movedDate, answer);
  return series && occurrence !== null ? placeOfDate(tx, series, answer, occurrence) : undefined;
}

export function guestsOf({ guests }: AnyRecord): readonly Guest[] {
  return guests as readonly Guest[];
}

/** Whether the noted answer was given after this one, or at the same time. */
export function isLater(noted: string | null, { at }: GuestAnswer): boolean {
  return noted !== null && Date.parse(noted) >= Date.parse(at);
}

const guestIn = (event: AnyRecord, { email }: GuestAnswer): Guest | undefined =>
  guestsOf(event).find((guest) => guest.email.toLowerCase() === email);

const placeOfGuest = (event: AnyRecord, given: GuestAnswer): AnswerPlace | undefined => {
  const guest = guestIn(event, given);
  if (!guest) return undefined;
  const { answer, answeredAt } = guest;
  return { event, guest, date: null, startsAt: String(event.start), dateAnswers: [], answer, answeredAt };
};

/**
 * The place of an answer to one date of a series. Undefined if the sender was not invited, or if the series has no such date, or
 * no longer has it because it was left out or became a record of its own.
 */
const placeOfDate = async (
  tx: Transaction,
  event: AnyRecord,
  given: GuestAnswer,
  occurrence: string,
): Promise<AnswerPlace | undefined> => {
  const date = new Date(occurrence).toISOString();
  const [guest, series] = [guestIn(event, given), seriesOf(event)];
  if (!guest || !series || !isOccurrence(series, date)) return undefined;
  if ((await exceptionsOf(tx.sql, [event.id])).some(({ at }) => at === date)) return undefined;
  const dateAnswers = event.dateAnswers as readonly DateAnswer[];
  const { answer = 'None', answeredAt = null } =
    dateAnswers.find((one) => one.email === given.email && Date.parse(one.at) === Date.parse(date)) ?? {};
  return { event, guest, date, startsAt: date, dateAnswers, answer, answeredAt };
};

/**
 * The event of ours with this `uid`, if the answer is to its present version or a later one. An event is ours if somebody here
 * invited the guests (`organizer`) and nobody else invited us (`invitedBy`). With an occurrence, the result is the record of that
 * changed date of a series; with null, the series or the event that does not repeat.
 */
const invitedEvent = async (
  tx: Transaction,
  { uid, sequence }: GuestAnswer,
  occurrence: string | null,
  locksEvents: boolean,
): Promise<AnyRecord | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from calendar_event
    where uid = ${uid} and invited_by is null and organizer is not null and not marked_to_delete
      and occurrence is not distinct from ${occurrence}::timestamptz
    order by id limit 1`.execute(tx.sql);
  const [row] = rows;
  if (!row) return undefined;
  if (locksEvents) await lockRow(tx.sql, 'calendar_event', row.id);
  // The transaction that held the lock before may have moved or removed the event.
  const event = await tx.records.get(systemActor, 'calendarEvent', row.id);
  return !event.markedToDelete && sequence >= Number(event.sequence ?? 0) ? event : undefined;
};
