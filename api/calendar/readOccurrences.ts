import { DateTime } from 'luxon';
import type { Database } from '#database/connect.ts';
import { notInRemovedCalendar } from '#database/calendar/removedCalendars.ts';
import { exceptionsOf } from '#database/calendar/series.ts';
import { seriesOf } from '#database/calendar/changeOccurrence.ts';
import { occurrencesIn, type TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { writtenFilter, type FilterPart } from '#domain/platform/filterParts.ts';

/** An event, or one occurrence of it, that is in a span. */
interface EventInSpan {
  readonly record: AnyRecord;
  readonly start: string;
  readonly end: string | null;
  /** When the occurrence begins by the rule of its series, which is its name. Null for an event that takes place once. */
  readonly at: string | null;
}

interface EventsInSpan {
  readonly rows: readonly EventInSpan[];
  /** Whether there are more events than one answer may have. */
  readonly isCut: boolean;
}

/** The limits of one answer. The span is limited, because a daily event without an end has an occurrence on each day. */
const mostRecords = 1000;
const mostOccurrences = 5000;
const longestDays = 400;

/**
 * The events of a span of time in the calendars that a person sees, sorted by their start. A repeated event has one row for
 * each of its occurrences.
 * @throws query_invalid for a span that ends before it begins, or is longer than 400 days
 */
export async function readOccurrences(
  database: Database,
  actor: Actor,
  span: TimeSpan,
): Promise<EventsInSpan> {
  const utcSpan = { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() };
  mustBeShort(utcSpan);
  const { rows: records } = await database.records.list(actor, 'calendarEvent', {
    filter: parseFilter(database.registry, objects.calendarEvent, {
      markedToDelete: false,
      ...writtenFilter([...overlaps(utcSpan), ...(await notInRemovedCalendar(database.sql))]),
    }),
    // If there are more records than an answer has, those that begin first are in it.
    sort: [{ path: parsePath(database.registry, objects.calendarEvent, 'start'), desc: false }],
    // One more than is served, to know whether there are more.
    limit: mostRecords + 1,
    offset: 0,
    uncounted: true,
  });
  const servedRecords = records.slice(0, mostRecords);
  const changed = await changedOccurrences(database, servedRecords);
  const rows = servedRecords.flatMap((record) =>
    eventsOf(record, utcSpan, changed.get(record.id) ?? noChanges),
  );
  rows.sort((one, other) => (one.start < other.start ? -1 : 1));
  return {
    rows: rows.slice(0, mostOccurrences),
    isCut: records.length > mostRecords || rows.length > mostOccurrences,
  };
}

const noChanges: ReadonlySet<string> = new Set();

const mustBeShort = ({ from, to }: TimeSpan): void => {
  if (to <= from) throw fail('query_invalid', { parameter: 'to' });
  const days = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days;
  if (days > longestDays) throw fail('query_invalid', { parameter: 'from' });
};

/**
 * The events that begin before the end of the span and end in it or later. Those of a removed series are left out. `lastsUntil`
 * is the moment at which an event is over, or the last occurrence of a series is.
 */
const overlaps = ({ from, to }: TimeSpan): readonly FilterPart[] => [
  { fieldPath: 'start', operator: 'lt', value: to },
  {
    or: [
      // `gte` and not `gt`: an event without an end takes no time, so it may both begin and end at `from`.
      { fieldPath: 'lastsUntil', operator: 'gte', value: from },
      // A series without an end.
      { fieldPath: 'lastsUntil', operator: 'notFilled' },
    ],
  },
  {
    or: [
      { fieldPath: 'series', operator: 'notFilled' },
      { fieldPath: 'series.markedToDelete', operator: 'eq', value: false },
    ],
  },
];

/**
 * For each repeated event, the occurrences (`at`) that do not follow its rule: they were taken out, or have records of their own.
 */
const changedOccurrences = async (
  database: Database,
  records: readonly AnyRecord[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> => {
  const ids = records.filter((record) => seriesOf(record)).map(({ id }) => id);
  const changed = new Map<number, Set<string>>(ids.map((id) => [id, new Set()]));
  for (const { seriesId, at } of await exceptionsOf(database.sql, ids)) changed.get(seriesId)?.add(at);
  return changed;
};

/** The event itself if it takes place once in the span, else its occurrences in the span that follow the rule. */
const eventsOf = (
  record: AnyRecord,
  span: TimeSpan,
  changed: ReadonlySet<string>,
): readonly EventInSpan[] => {
  const series = seriesOf(record);
  if (!series) {
    const end = typeof record.end === 'string' ? record.end : null;
    const start = String(record.start);
    // An event that only ends at the moment at which the span begins is not in it.
    const isInSpan = record.lastsUntil !== span.from || start === span.from;
    return isInSpan ? [{ record, start, end, at: null }] : [];
  }
  return occurrencesIn(series, span)
    .filter(({ at }) => !changed.has(at))
    .map(({ at, end }) => ({ record, start: at, end, at }));
};
