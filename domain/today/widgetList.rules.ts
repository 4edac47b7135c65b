import { DateTime } from 'luxon';
import { inWarsaw } from '../kernel/warsawDay.ts';
import type { FilterPart } from '../platform/filterParts.ts';
import { writtenFilter } from '../platform/filterParts.ts';
import type { ChartSeries, ChartWidget, Widget, WidgetPart, WidgetReader } from './widget.ts';

/** The value in a condition of a widget: a text, a boolean, a list, or a stand-in such as `{ daysFromToday: 7 }`. */
type Value = NonNullable<Extract<WidgetPart, { fieldPath: string }>['value']>;

const dayFormat = 'yyyy-MM-dd';

/** The conditions of the list that a widget counts and opens. The reader and the day are filled in. */
export function widgetConditions({ where }: Pick<Widget, 'where'>, reader: WidgetReader): FilterPart[] {
  return where.map((part) => partFor(part, reader));
}

/** The conditions of the list behind one bar. @param key the bar's day or month, such as 2026-11 */
export function barConditions(
  widget: ChartWidget,
  { time }: ChartSeries,
  key: string,
  reader: WidgetReader,
): FilterPart[] {
  return [...widgetConditions(widget, reader), ...within(time, spanOf(widget, key))];
}

/** The conditions of all bars of a series together. */
export function seriesConditions(
  widget: ChartWidget,
  { time }: ChartSeries,
  reader: WidgetReader,
): FilterPart[] {
  const keys = barKeys(widget, reader);
  const [first, last] = [keys[0] ?? '', keys.at(-1) ?? ''];
  const span = { from: spanOf(widget, first).from, to: spanOf(widget, last).to };
  return [...widgetConditions(widget, reader), ...within(time, span)];
}

/** The days or months of a chart, the earliest first. */
export function barKeys({ step, steps }: ChartWidget, { today }: Pick<WidgetReader, 'today'>): string[] {
  const now = DateTime.fromISO(today);
  return Array.from({ length: steps }, (_, at) =>
    now
      .startOf(step)
      .minus({ [step]: steps - 1 - at })
      .toFormat(step === 'day' ? dayFormat : 'yyyy-MM'),
  );
}

/** Conditions as the `filter` of a list, without the records marked for deletion. */
export function filterOfWidget(conditions: readonly FilterPart[]): object {
  return { markedToDelete: false, ...writtenFilter(conditions) };
}

/** The first and the last day of a bar. @param key its day or month */
const spanOf = ({ step }: Pick<ChartWidget, 'step'>, key: string) => {
  const begin = DateTime.fromISO(key);
  return { from: begin.toFormat(dayFormat), to: begin.endOf(step).toFormat(dayFormat) };
};

/** A field lies within these days. A filter reads a day in the terminal's time zone, and `lte` includes the whole day. */
const within = (fieldPath: string, { from, to }: { from: string; to: string }): FilterPart[] => [
  { fieldPath, operator: 'gte', value: from },
  { fieldPath, operator: 'lte', value: to },
];

const partFor = (part: WidgetPart, reader: WidgetReader): FilterPart => {
  if ('or' in part) return { or: part.or.map((each) => partFor(each, reader)) };
  const { value, ...rest } = part;
  return value === undefined ? rest : { ...rest, value: valueFor(value, reader) };
};

/** The value of a condition for one reader: `theReader`, `lastMidnight` and days from today become real values. */
const valueFor = (value: Value, { person, today }: WidgetReader) => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (isList(value)) return [...value];
  if ('is' in value)
    return value.is === 'lastMidnight'
      ? inWarsaw(today).toUTC().toISO()
      : { id: person.id, presentation: person.presentation };
  return DateTime.fromISO(today).plus({ days: value.daysFromToday }).toFormat(dayFormat);
};

const isList = (value: Value): value is readonly string[] => Array.isArray(value);
