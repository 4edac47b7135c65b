import { isOccurrence, endOfOccurrence, type Series } from '#domain/calendar/occurrences.rules.ts';
import type { SeriesScope } from '#domain/calendar/scope.ts';
import { cutSeries, movedSeries, type NewTime } from '#domain/calendar/seriesChange.rules.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { copyReminders } from './eventReminders.ts';
import {
  changedFrom,
  exceptionsOf,
  moveExceptionsToSeries,
  lockSeries,
  removeDateAnswers,
  type GivenAnswer,
} from './series.ts';

/** One occurrence of a series, and the scope of the change: it alone, with those that follow it, or with the whole series. */
export interface OccurrenceTarget {
  readonly seriesId: number;
  /** When it begins by the rule, ISO. */
  readonly at: string;
  readonly scope: SeriesScope;
  /** The version of the series that the person saw. If it is given, a series that was changed since then is refused. */
  readonly updatedAt?: string | undefined;
}

/**
 * Moves an occurrence: alone, with those that follow it, or with the whole series. Without a new time it keeps its time and
 * becomes a record of its own. The person must be allowed to change the event.
 * @returns the record that has the occurrence now
 * @throws occurrence_not_there, occurrence_changed, recurrence_move_unclear, stale_record, event_not_editable
 */
export async function moveOccurrence(
  tx: Transaction,
  actor: Actor,
  target: OccurrenceTarget,
  newTime: NewTime | undefined,
): Promise<AnyRecord> {
  const { record, series, at } = await lockOccurrence(tx, actor, target);
  const time = newTime ?? { start: at, end: endOfOccurrence(series, at), allDay: series.allDay };
  if (target.scope === 'this') return setApart(tx, actor, record, at, time);
  // The first occurrence with those that follow it is the whole series.
  if (target.scope === 'all' || at === series.start) {
    const moved = movedOrRefused(series, at, time);
    return tx.records.update(actor, 'calendarEvent', record.id, { ...moved, updatedAt: record.updatedAt });
  }
  const { before, following } = cutSeries(series, at);
  const followingSeries = { ...series, start: at, end: endOfOccurrence(series, at), repeats: following };
  const moved = movedOrRefused(followingSeries, at, time);
  await tx.records.update(actor, 'calendarEvent', record.id, {
    repeats: before,
    updatedAt: record.updatedAt,
  });
  const next = await tx.records.create(actor, 'calendarEvent', { ...copiedValues(record), ...moved });
  await moveExceptionsToSeries(tx.sql, { from: record.id, to: next.id }, at, String(next.start));
  await inviteTo(tx, actor, next.id, record);
  await copyReminders(tx, record.id, next.id);
  return tx.records.get(actor, 'calendarEvent', next.id);
}

/**
 * Removes an occurrence from its series: alone, with those that follow it, or with the whole series.
 * @returns the record of the series
 */
export async function removeOccurrence(
  tx: Transaction,
  actor: Actor,
  target: OccurrenceTarget,
): Promise<AnyRecord> {
  const { record, series, at } = await lockOccurrence(tx, actor, target);
  if (target.scope === 'this') {
    const skipped = [...(record.skipped as readonly { readonly at: string }[]).map((row) => row.at), at];
    await removeDateAnswers(tx.sql, record.id, at);
    return tx.records.update(actor, 'calendarEvent', record.id, {
      skipped: skipped.map((each) => ({ at: each })),
    });
  }
  // The first occurrence with those that follow it is the whole series.
  if (target.scope === 'all' || at === series.start)
    return tx.records.changeDeletionMark(actor, 'calendarEvent', record.id, true);
  // Dates from this one on that are records of their own go too. The server marks them: the right to the series is enough.
  for (const { id } of await changedFrom(tx.sql, record.id, at))
    await tx.records.changeDeletionMark(serverFor(actor.userId), 'calendarEvent', id, true);
  const { before } = cutSeries(series, at);
  return tx.records.update(actor, 'calendarEvent', record.id, { repeats: before });
}

/**
 * Checks that the person may change the series and that the occurrence exists, and locks the series until the transaction ends.
 * @returns the record of the series, its times and rule, and `at` in the same spelling as stored moments (ISO in UTC)
 */
const lockOccurrence = async (
  tx: Transaction,
  actor: Actor,
  { seriesId, at: requestedAt, updatedAt }: OccurrenceTarget,
) => {
  await tx.records.mustSee(actor, 'calendarEvent', seriesId, 'modify');
  await lockSeries(tx.sql, seriesId);
  const record = await tx.records.get(actor, 'calendarEvent', seriesId);
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(record.updatedAt))
    throw fail('stale_record', { object: 'calendarEvent', id: seriesId });
  if (record.editable === false) throw fail('event_not_editable', { object: 'calendarEvent', id: seriesId });
  const at = new Date(requestedAt).toISOString();
  const series = seriesOf(record);
  if (!series || record.markedToDelete || !isOccurrence(series, at)) throw fail('occurrence_not_there');
  const exceptions = await exceptionsOf(tx.sql, [seriesId]);
  if (exceptions.some((exception) => exception.at === at)) throw fail('occurrence_changed');
  return { record, series, at };
};

/** The times and the rule of a repeated event; undefined for one that takes place once. */
export function seriesOf({ start, end, allDay, repeats }: AnyRecord): Series | undefined {
  if (typeof repeats !== 'string' || repeats === '') return undefined;
  return {
    start: String(start),
    end: typeof end === 'string' ? end : null,
    allDay: allDay === true,
    repeats,
  };
}

/** The series with its occurrence at `at` moved to a new time. @throws recurrence_move_unclear */
const movedOrRefused = (series: Series, at: string, time: NewTime): Series => {
  const moved = movedSeries(series, at, time);
  if (!moved) throw failFields([{ field: 'start', code: 'recurrence_move_unclear' }]);
  return moved;
};

/** Makes the occurrence a record of its own, which replaces it in its series. */
const setApart = async (
  tx: Transaction,
  actor: Actor,
  record: AnyRecord,
  at: string,
  time: NewTime,
): Promise<AnyRecord> => {
  const { id } = await tx.records.create(actor, 'calendarEvent', { ...copiedValues(record), ...time });
  const server: Actor = serverFor(actor.userId);
  // Calendar programs know a date by the `uid` of its series.
  const seriesLink = { series: record.id, occurrence: at, uid: record.uid };
  await tx.records.updateOnly(server, 'calendarEvent', id, seriesLink);
  const answers = await removeDateAnswers(tx.sql, record.id, at);
  // A new time needs new answers.
  await inviteTo(tx, actor, id, record, Date.parse(time.start) === Date.parse(at) ? answers : []);
  // Calendars that others have open show the series again without it.
  await tx.announce('calendarEvent', record.id, actor.name);
  return tx.records.get(actor, 'calendarEvent', id);
};

/**
 * Gives a record the guests of the record that it was made from (`guests`), with the answers they have given. This sends the
 * invitations, so the record must have its time and its link to the series before.
 */
const inviteTo = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  { guests }: AnyRecord,
  answers: readonly GivenAnswer[] = [],
): Promise<void> => {
  const people = guests as readonly { readonly email: string; readonly name: string | null }[];
  if (people.length === 0) return;
  await tx.records.updateOnly(serverFor(actor.userId), 'calendarEvent', id, {
    guests: people.map(({ email, name }) => ({
      email,
      name,
      ...answerOf(answers, email),
    })),
  });
};

const answerOf = (answers: readonly GivenAnswer[], email: string) => {
  const { answer, answeredAt, answeredBy } = answers.find((one) => one.email === email.toLowerCase()) ?? {};
  return answer === undefined ? {} : { answer, answeredAt, answeredBy };
};

/** The values that an event made from this one gets too, as a write takes them. Guests are added later by `inviteTo`. */
const copiedValues = ({
  calendarId,
  title,
  description,
  editable,
  busy,
  attendees,
}: AnyRecord): RecordInput => ({
  calendarId,
  title,
  description,
  editable,
  busy,
  attendees: (attendees as readonly { readonly userId: number }[]).map(({ userId }) => ({ userId })),
});
