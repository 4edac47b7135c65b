import { mayEnd, stageOf, type GraphStage, type ProcessGraph } from '#domain/processes/processGraph.ts';

/** Where a line begins or ends: a stage by its id, or the start or end of the process. */
export type Spot = number | 'start' | 'end';

/** A way from one stage to the next, which the picture shows as a line. */
export interface Way {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: 'start' | 'next' | 'condition' | 'otherwise' | 'end';
  /** For a condition: its position in the order of evaluation, from 0. */
  readonly place?: number;
  /** The expression of a condition. */
  readonly condition?: string;
}

/** The lines of a graph; lines to missing stages are left out. */
export function waysOf(graph: ProcessGraph): readonly Way[] {
  const [first] = graph.stages;
  const start: Way[] = first ? [{ id: 'start', from: 'start', to: first.stageId, kind: 'start' }] : [];
  return [...start, ...graph.stages.flatMap(waysFrom)].filter(
    ({ to }) => typeof to !== 'number' || stageOf(graph, to) !== undefined,
  );
}

const waysFrom = (stage: GraphStage): Way[] => {
  const from = stage.stageId;
  const conditional = stage.isCondition
    ? stage.conditions.flatMap(({ conditionCode, stageId: to }, place): Way[] =>
        to === null
          ? []
          : [{ id: wayId(from, place), from, to, kind: 'condition', place, condition: conditionCode }],
      )
    : [];
  // A stage after which a process may end is no condition stage and has no next stage, so this is its only line.
  if (mayEnd(stage)) return [{ id: wayId(from, 'end'), from, to: 'end', kind: 'end' }];
  if (stage.nextStageId === null) return conditional;
  const kind = stage.isCondition ? 'otherwise' : 'next';
  return [...conditional, { id: wayId(from, kind), from, to: stage.nextStageId, kind }];
};

/** The id of a line: the stage from which it leads, and the position of its condition or its kind. */
export function wayId(from: number, which: number | 'otherwise' | 'next' | 'end'): string {
  return `${from}:${which}`;
}

/** The lines that a process takes through these spots in order; the spots need not include condition stages. */
export function waysAlong(graph: ProcessGraph, spots: readonly Spot[]): ReadonlySet<string> {
  const ways = waysOf(graph);
  const passedWays = spots.flatMap((to, at) => {
    const from = spots[at - 1];
    return from === undefined ? [] : (between(graph, ways, from, to, new Set([from])) ?? []);
  });
  return new Set(passedWays.map(({ id }) => id));
}

/**
 * The lines from one spot to another with only condition stages in between; undefined if there is no such path.
 * @param seen the spots on the path so far, so that conditions that lead in a circle are not followed for ever
 */
const between = (
  graph: ProcessGraph,
  ways: readonly Way[],
  from: Spot,
  to: Spot,
  seen: ReadonlySet<Spot>,
): readonly Way[] | undefined => {
  const leaving = ways.filter((way) => way.from === from);
  const direct = leaving.find((way) => way.to === to);
  if (direct) return [direct];
  for (const way of leaving) {
    const isCondition = typeof way.to === 'number' && stageOf(graph, way.to)?.isCondition === true;
    if (!isCondition || seen.has(way.to)) continue;
    const rest = between(graph, ways, way.to, to, new Set([...seen, way.to]));
    if (rest) return [way, ...rest];
  }
  return undefined;
};
