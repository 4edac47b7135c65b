import { sql } from 'kysely';
import { occurrencesIn, timeTaken, type TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { Sql } from '../sql.ts';
import { exceptionsOf } from './series.ts';

/** The users and the calendars that are asked about, and the span. Moments are ISO in UTC. */
interface TimeQuestion extends TimeSpan {
  readonly users: readonly number[];
  readonly calendars: readonly number[];
}

/** A span of time that is taken, with its record and the people whose time it takes. */
export interface TakenSpan extends TimeSpan {
  /** The object and the id of the record; both are null for an absence. */
  readonly object: 'calendarEvent' | 'crmEvent' | null;
  readonly id: number | null;
  readonly userIds: readonly number[];
  /** The calendar of a `calendarEvent`; null for other records. */
  readonly calendarId: number | null;
}

/** The most records that are read for one answer. */
const mostRecords = 3000;

/**
 * What takes the time of people and of calendars in a span: events of their calendars and those they attend, planned events
 * with customers, and absences. Rights are not checked: everybody who may ask learns the times. No titles are read here,
 * because they are only for those who may see the records.
 * @returns `isCut` says that there are more events, or planned events with customers, than are read
 */
export async function takenTimes(
  db: Sql,
  question: TimeQuestion,
): Promise<{ readonly spans: readonly TakenSpan[]; readonly isCut: boolean }> {
  const events = await eventsOf(db, question);
  const visits = await visitsOf(db, question);
  const spans = await spansOf(db, events, question);
  const absences = await absencesOf(db, question);
  return {
    spans: [...spans, ...visits, ...absences],
    isCut: events.length > mostRecords || visits.length > mostRecords,
  };
}

interface EventRow {
  readonly id: number;
  readonly start: Date;
  readonly end: Date | null;
  readonly allDay: boolean;
  readonly repeats: string | null;
  readonly calendarId: number;
  readonly userIds: readonly number[];
}

/**
 * The events that may take time in the span, each with those of the asked people who have it in their calendar or attend it. One more
 * than `mostRecords` may come, which shows that there are more. `lasts_until` is null for an event that repeats for ever.
 */
const eventsOf = async (
  db: Sql,
  { users, calendars, from, to }: TimeQuestion,
): Promise<readonly EventRow[]> => {
  const { rows } = await sql<EventRow>`
    select event.id, event.start, event."end", event.all_day as "allDay", event.repeats, calendar.id as "calendarId",
      array(
        select person from (
          select calendar.user_id as person
          union select user_id from calendar_event_attendees where parent_id = event.id
        ) as people where person = any(${users}::int[])
      ) as "userIds"
    from calendar_event as event
    join calendar on calendar.id = event.calendar_id
    left join calendar_event as series on series.id = event.series_id
    where event.busy and not event.marked_to_delete and not calendar.marked_to_delete
      and not coalesce(series.marked_to_delete, false)
      and event.start < ${to} and (event.lasts_until >= ${from} or event.lasts_until is null)
      and (calendar.user_id = any(${users}::int[]) or calendar.id = any(${calendars}::int[])
        or event.id in (select parent_id from calendar_event_attendees where user_id = any(${users}::int[])))
    order by event.id limit ${mostRecords + 1}`.execute(db);
  return rows;
};

/**
 * The spans that events take, one for each of their dates in the asked span. A date of a series that was changed is an event of its
 * own, so it is left out of the dates of its series, and so is a date that was taken out of the series.
 */
const spansOf = async (
  db: Sql,
  events: readonly EventRow[],
  span: TimeSpan,
): Promise<readonly TakenSpan[]> => {
  const repeated = events.filter(({ repeats }) => repeats !== null).map(({ id }) => id);
  const exceptions = new Set(
    (await exceptionsOf(db, repeated)).map(({ seriesId, at }) => `${seriesId} ${at}`),
  );
  return events.flatMap((row) =>
    occurrencesOf(row, span)
      .filter(({ start }) => row.repeats === null || !exceptions.has(`${row.id} ${start}`))
      .map((time) => timeTaken({ ...time, allDay: row.allDay }))
      // Dates outside the span are left out, and events without a length, which take no time.
      .filter(({ from, to }) => from < span.to && to > span.from && from < to)
      .map((taken) => ({
        ...taken,
        object: 'calendarEvent' as const,
        id: row.id,
        userIds: row.userIds,
        calendarId: row.calendarId,
      })),
  );
};

const occurrencesOf = ({ start, end, allDay, repeats }: EventRow, span: TimeSpan) => {
  const first = { start: new Date(start).toISOString(), end: end && new Date(end).toISOString() };
  if (repeats === null) return [first];
  return occurrencesIn({ ...first, allDay, repeats }, span).map((one) => ({ start: one.at, end: one.end }));
};

/** A planned event with a customer takes half an hour if nobody said when it ends. */
const visitsOf = async (db: Sql, { users, from, to }: TimeQuestion): Promise<readonly TakenSpan[]> => {
  const { rows } = await sql<{ id: number; begin: Date; ending: Date; userId: number }>`
    select event.id, event.begin, event.user_id as "userId",
      coalesce(event.ending, event.begin + interval '30 minutes') as ending
    from (select crm_event.*, employee.user_id from crm_event join employee on employee.id = crm_event.employee_id) as event
    where event.user_id = any(${users}::int[]) and event.event_status = 'Planned' and not event.marked_to_delete
      and event.begin < ${to} and coalesce(event.ending, event.begin + interval '30 minutes') > ${from}
    order by event.id limit ${mostRecords + 1}`.execute(db);
  return rows.map(({ id, begin, ending, userId }) => ({
    from: new Date(begin).toISOString(),
    to: new Date(ending).toISOString(),
    object: 'crmEvent' as const,
    id,
    userIds: [userId],
    calendarId: null,
  }));
};

/** An absence lasts for whole days. One without a last day has no end yet; one without a first day lasts for its last day. */
const absencesOf = async (db: Sql, { users, from, to }: TimeQuestion): Promise<readonly TakenSpan[]> => {
  const { rows } = await sql<{ userId: number; begin: Date; ending: Date }>`
    select user_id as "userId", begin, coalesce(ending, cast(${to} as timestamptz)) as ending
    from (select user_id, coalesce(absent_from, absent_to)::timestamp at time zone ${businessZone} as begin,
        (absent_to + 1)::timestamp at time zone ${businessZone} as ending
      from employee where user_id = any(${users}::int[]) and not marked_to_delete) as absence
    where begin < ${to} and (ending is null or ending > ${from})`.execute(db);
  return rows.map(({ userId, begin, ending }) => ({
    from: new Date(begin).toISOString(),
    to: new Date(ending).toISOString(),
    object: null,
    id: null,
    userIds: [userId],
    calendarId: null,
  }));
};
