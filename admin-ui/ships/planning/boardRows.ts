import type { PlanPicture } from '#domain/ships/planPicture.ts';

/** Days on the board, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A plan in its row: where it lies in percent of the span, and in which lane where several meet. */
export interface BoardBar {
  readonly plan: PlanPicture;
  readonly left: number;
  readonly width: number;
  readonly lane: number;
}

export interface BoardRow {
  readonly key: number;
  /** Null for plans without a berth. */
  readonly name: string | null;
  readonly bars: readonly BoardBar[];
  readonly lanes: number;
}

export type RowsBy = 'position' | 'ship';

/** A plan whose end nobody knows is drawn until it is done; it is never narrower than a click. */
const leastPercent = 1.5;

const timesOf = ({ plannedBegin, plannedEnd }: PlanPicture, { to }: Span) => {
  const begin = Date.parse(plannedBegin ?? '');
  return { begin, end: plannedEnd === null ? Math.max(begin, to) : Date.parse(plannedEnd) };
};

const barOf = (plan: PlanPicture, span: Span, ends: number[]): BoardBar => {
  const { begin, end } = timesOf(plan, span);
  const free = ends.findIndex((taken) => taken <= begin);
  const lane = free < 0 ? ends.length : free;
  ends[lane] = end;
  const percent = (at: number) =>
    ((Math.min(Math.max(at, span.from), span.to) - span.from) / (span.to - span.from)) * 100;
  const left = Math.min(percent(begin), 100 - leastPercent);
  return { plan, lane, left, width: Math.max(leastPercent, percent(end) - left) };
};

/** The plans that have a time, by berth or by ship; those that meet in a row lie in lanes of it. */
export function boardRows(plans: readonly PlanPicture[], by: RowsBy, span: Span): readonly BoardRow[] {
  const timed = plans
    .filter(({ plannedBegin }) => plannedBegin !== null)
    .toSorted((a, b) => Date.parse(a.plannedBegin ?? '') - Date.parse(b.plannedBegin ?? ''));
  return [...Map.groupBy(timed, (plan) => plan[by]?.id ?? 0)]
    .map(([key, ofRow]) => {
      const ends: number[] = [];
      const bars = ofRow.map((plan) => barOf(plan, span, ends));
      return { key, name: ofRow[0]?.[by]?.presentation ?? null, bars, lanes: ends.length };
    })
    .toSorted((a, b) => (a.name ?? '\u{10FFFF}').localeCompare(b.name ?? '\u{10FFFF}'));
}
