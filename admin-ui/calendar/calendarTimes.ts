import { dayAfter, inWarsaw, isoInUtc, warsawDay } from '#domain/kernel/warsawDay.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { termInCalendar } from '#domain/processes/taskTerm.rules.ts';
import type { CalendarSource } from './calendarSources.ts';

/** When an event is shown. A day is `2026-11-21`, a time ISO; the end is the first moment after the event, if one is known. */
export interface ShownTime {
  readonly start: string;
  readonly end?: string;
  readonly allDay: boolean;
}

/** Where a person has put an event; as `ShownTime`, with null if the calendar knows no end. */
export interface PutTime {
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
}

/**
 * The names of the fields that hold the begin and the end of a record's time, and what these fields hold: a `day`, a moment
 * (`time`), `either` as the record's `allDay` says, or a `term`, which is a deadline.
 */
type TimeFields = Pick<CalendarSource, 'start' | 'end' | 'kind'>;
type Values = Readonly<Record<string, unknown>>;

const dayBefore = (iso: string): string => inWarsaw(iso).minus({ days: 1 }).toFormat('yyyy-MM-dd');
/** A day or a time as the moment that the server takes, in UTC. A day stands for its midnight in Poland. */
const isoOf = (iso: string): string => isoInUtc(inWarsaw(iso));

/** When a record is shown; undefined if it has no time. */
export function shownTime({ start, end, kind }: TimeFields, record: Values): ShownTime | undefined {
  const begins = record[start];
  if (typeof begins !== 'string') return undefined;
  const ends = end === undefined ? undefined : record[end];
  if (kind === 'term') {
    const term = termInCalendar(begins);
    return term.allDay
      ? { start: term.day, allDay: true }
      : { start: term.begins, end: term.ends, allDay: false };
  }
  if (kind === 'day') return { start: begins, allDay: true };
  if (kind === 'either' && record.allDay === true)
    return {
      start: warsawDay(begins),
      // The last day belongs to the event, at whatever hour it ends.
      end: dayAfter(typeof ends === 'string' ? ends : begins),
      allDay: true,
    };
  return { start: begins, ...(typeof ends === 'string' ? { end: ends } : {}), allDay: false };
}

/** Whether events of this kind can be moved by hand to a place of whole days, or of hours. A `term` cannot be moved. */
export function canStandAt({ kind }: Pick<TimeFields, 'kind'>, allDay: boolean): boolean {
  return kind === 'either' || (kind === 'day' && allDay) || (kind === 'time' && !allDay);
}

/** The values to write into a record after its event was moved by hand, by field. */
export function putValues({ start, end, kind }: TimeFields, put: PutTime): Readonly<Record<string, unknown>> {
  if (kind === 'day') return { [start]: warsawDay(put.start) };
  if (kind === 'either' && put.allDay)
    return {
      [start]: isoOf(warsawDay(put.start)),
      // The record's end is the last day, not the day after it.
      ...(end ? { [end]: isoOf(dayBefore(put.end ?? dayAfter(put.start))) } : {}),
      allDay: true,
    };
  return {
    [start]: isoOf(put.start),
    // The calendar knows no end if the event had none, or ended at its start, or was of whole days. An old end is removed,
    // because it could be before the new start.
    ...(end ? { [end]: put.end === null ? null : isoOf(put.end) } : {}),
    ...(kind === 'either' ? { allDay: false } : {}),
  };
}

/** A span of time that is shown, in ISO; `to` is the first moment after it. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The filter for the records whose time overlaps a span, including those that began before it. */
export function standsIn({ start, end, kind }: TimeFields, { from, to }: Span): readonly FilterPart[] {
  if (kind === 'day')
    return [
      { fieldPath: start, operator: 'gte', value: warsawDay(from) },
      { fieldPath: start, operator: 'lt', value: warsawDay(to) },
    ];
  // A term is shown before its moment, one at midnight on the day before it: so the moment `from` is left out, and `to` counts.
  if (kind === 'term')
    return [
      { fieldPath: start, operator: 'gt', value: from },
      { fieldPath: start, operator: 'lte', value: to },
    ];
  const begins: FilterPart = { fieldPath: start, operator: 'gte', value: from };
  const before: FilterPart = { fieldPath: start, operator: 'lt', value: to };
  if (!end) return [begins, before];
  // An end at `from` counts too: a whole-day event may end at the midnight with which its last day begins.
  return [before, { or: [begins, { fieldPath: end, operator: 'gte', value: from }] }];
}
