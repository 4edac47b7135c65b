import type { PlanPicture } from '#domain/ships/planPicture.ts';

/** Days on the board, in milliseconds since 1970. */
export interface BoardSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * A plan in its row: its left edge and width in percent of the span, and its lane. Plans of a row that overlap have different
 * lanes.
 */
export interface BoardBar {
  readonly plan: PlanPicture;
  readonly left: number;
  readonly width: number;
  readonly lane: number;
}

export interface BoardRow {
  /** The id of the berth or of the ship; 0 without one. */
  readonly key: number;
  /** Null for plans without a berth. */
  readonly name: string | null;
  readonly bars: readonly BoardBar[];
  /** The number of lanes, one below the other. */
  readonly lanes: number;
}

/** What the rows of the board are: the berths (`position`) or the ships. */
export type RowsBy = 'position' | 'ship';

/** The smallest width of a bar in percent, so that it can be clicked. */
const leastPercent = 1.5;

/** A plan without an end is drawn to the end of the span. */
const timesOf = ({ plannedBegin, plannedEnd }: PlanPicture, { to }: BoardSpan) => {
  const begin = Date.parse(plannedBegin ?? '');
  return { begin, end: plannedEnd === null ? Math.max(begin, to) : Date.parse(plannedEnd) };
};

/**
 * The bar of a plan in the first lane that is free when the plan begins. Called for the plans of a row in order of beginning.
 * @param laneEnds when each lane of the row becomes free; the end of this plan is noted there
 */
const barOf = (plan: PlanPicture, span: BoardSpan, laneEnds: number[]): BoardBar => {
  const { begin, end } = timesOf(plan, span);
  const freeLane = laneEnds.findIndex((laneEnd) => laneEnd <= begin);
  const lane = freeLane < 0 ? laneEnds.length : freeLane;
  laneEnds[lane] = end;
  // A time outside the span is drawn at its nearer edge.
  const percent = (time: number) =>
    ((Math.min(Math.max(time, span.from), span.to) - span.from) / (span.to - span.from)) * 100;
  const left = Math.min(percent(begin), 100 - leastPercent);
  return { plan, lane, left, width: Math.max(leastPercent, percent(end) - left) };
};

/** The plans that have a time, in rows by berth or by ship. Plans that overlap in a row get lanes of their own. */
export function boardRows(plans: readonly PlanPicture[], by: RowsBy, span: BoardSpan): readonly BoardRow[] {
  const timed = plans
    .filter(({ plannedBegin }) => plannedBegin !== null)
    .toSorted((a, b) => Date.parse(a.plannedBegin ?? '') - Date.parse(b.plannedBegin ?? ''));
  return (
    [...Map.groupBy(timed, (plan) => plan[by]?.id ?? 0)]
      .map(([key, plansOfRow]) => {
        const laneEnds: number[] = [];
        const bars = plansOfRow.map((plan) => barOf(plan, span, laneEnds));
        return { key, name: plansOfRow[0]?.[by]?.presentation ?? null, bars, lanes: laneEnds.length };
      })
      // A row without a name comes last, because U+10FFFF is sorted after all other characters.
      .toSorted((a, b) => (a.name ?? '\u{10FFFF}').localeCompare(b.name ?? '\u{10FFFF}'))
  );
}
