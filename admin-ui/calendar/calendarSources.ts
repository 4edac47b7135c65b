import type { ObjectName } from '#domain/objects.ts';
import type { Tone } from '../shell/tones.ts';

/**
 * What the time fields of a source hold. `day`: a day. `time`: a moment. `either`: a whole day if the record's `allDay` is true,
 * otherwise a moment. `term`: a deadline, which is shown as the half hour before it; one at midnight as the whole day before it.
 */
type SourceKind = 'day' | 'time' | 'either' | 'term';

/** Records of one object that the calendar shows as events. */
export interface CalendarSource {
  readonly object: ObjectName;
  /** The names of the fields with the times of an event; without `end`, an event has no end. */
  readonly start: string;
  readonly end?: string;
  readonly kind: SourceKind;
  /** The values that the records must have to be shown, by the path of the field. */
  readonly where?: Readonly<Record<string, string>>;
  /** The paths of the fields by which people can filter the records. */
  readonly filters: readonly string[];
  /** The colour of the events, where no calendar gives one. */
  readonly tone: Tone;
}

/** The records that the calendar shows. The keys are also the keys of their names in the texts (`calendarPage.sources`). */
const calendarSources = {
  calendarEvents: {
    object: 'calendarEvent',
    start: 'start',
    end: 'end',
    kind: 'either',
    filters: [],
    tone: 'plain',
  },
  crmEvents: {
    object: 'crmEvent',
    start: 'begin',
    end: 'ending',
    kind: 'time',
    filters: ['counterparty', 'eventType', 'eventStatus', 'employee'],
    tone: 'aside',
  },
  requests: {
    object: 'customerRequest',
    start: 'executionTerm',
    kind: 'day',
    filters: ['customer', 'status', 'executor', 'manager', 'designer', 'tags.tag'],
    tone: 'wait',
  },
  interactions: {
    object: 'interaction',
    start: 'executionTerm',
    kind: 'day',
    filters: ['customer', 'status', 'executor', 'manager', 'tags.tag'],
    tone: 'wait',
  },
  offers: {
    object: 'salesOrder',
    start: 'validTo',
    kind: 'day',
    where: { 'status.code': 'OFERTA' },
    filters: ['customer', 'manager', 'tags.tag'],
    tone: 'ready',
  },
  orders: {
    object: 'salesOrder',
    start: 'deliveryDate',
    kind: 'day',
    filters: ['customer', 'status', 'manager', 'tags.tag'],
    tone: 'go',
  },
  reclamations: {
    object: 'reclamation',
    start: 'executionTerm',
    kind: 'day',
    filters: ['customer', 'status', 'manager'],
    tone: 'stop',
  },
  tasks: {
    object: 'task',
    start: 'executionPeriod',
    kind: 'term',
    filters: ['customer', 'executor', 'executorRole'],
    tone: 'done',
  },
} as const satisfies Readonly<Record<string, CalendarSource>>;

export type SourceName = keyof typeof calendarSources;

export const sourceNames = Object.keys(calendarSources) as SourceName[];

export function sourceOf(name: SourceName): CalendarSource {
  return calendarSources[name];
}
