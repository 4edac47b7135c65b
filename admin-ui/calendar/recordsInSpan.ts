import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { listQuery } from '../data/listQuery.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { sourceOf, type SourceName } from './calendarSources.ts';
import { standsIn, type Span } from './calendarTimes.ts';

/** The largest number of records of one source that are shown at once. */
export const mostRecordsShown = 500;

/** A record at one of its times. */
interface TimedRecord {
  readonly record: AnyRecord;
  /** The times of one occurrence of a repeated event; they differ from those of its record. */
  readonly times?: Readonly<Record<string, unknown>>;
  /** The name of the occurrence of a repeated event: when it begins by the rule of its series. */
  readonly at?: string;
}

interface RecordsInSpan {
  readonly name: SourceName;
  readonly rows: readonly TimedRecord[];
  /** Whether there are more records than are shown. */
  readonly isCut: boolean;
}

/**
 * The records of one source in a span. A repeated event is returned once for each of its occurrences.
 * @param filter what the person narrows the source by; calendar events have no such filter
 */
export async function recordsInSpan(
  name: SourceName,
  span: Span,
  filter: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<RecordsInSpan> {
  if (name === 'calendarEvents') {
    const { rows, isCut } = await callApi('GET /calendar_events/occurrences', { query: span, signal });
    return {
      name,
      isCut,
      rows: rows.map(({ record, start, end, at }) => ({
        record: record as unknown as AnyRecord,
        times: { start, end },
        ...(at ? { at } : {}),
      })),
    };
  }
  const source = sourceOf(name);
  const page = await recordCalls.list(objects[source.object], {
    query: listQuery({
      filter: { markedToDelete: false, ...source.where, ...filter, conditions: standsIn(source, span) },
      sort: { field: source.start, order: 'ASC' },
      pagination: { page: 1, perPage: mostRecordsShown },
    }),
    signal,
  });
  return {
    name,
    isCut: page.count > mostRecordsShown,
    rows: page.rows.map((row) => ({ record: row as AnyRecord })),
  };
}
