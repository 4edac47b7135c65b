import { mayEnd, stageOf, type GraphStage, type ProcessGraph } from '#domain/processes/processGraph.ts';

/** Where a way begins or ends: a stage by its id, or the beginning and the end of the process. */
export type Spot = number | 'start' | 'end';

/** One line of the picture. */
export interface Way {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: 'start' | 'next' | 'condition' | 'otherwise' | 'end';
  /** Of a condition: its place in the order in which they are asked, from 0. */
  readonly place?: number;
  /** Of a condition: what it asks. */
  readonly condition?: string;
}

/** Every line between the stages of a graph; a line to a stage that is not there is not drawn. */
export const waysOf = (graph: ProcessGraph): readonly Way[] => {
  const [first] = graph.stages;
  const start: Way[] = first ? [{ id: 'start', from: 'start', to: first.stageId, kind: 'start' }] : [];
  return [...start, ...graph.stages.flatMap(waysFrom)].filter(
    ({ to }) => typeof to !== 'number' || stageOf(graph, to) !== undefined,
  );
};

const waysFrom = (stage: GraphStage): Way[] => {
  const from = stage.stageId;
  const conditional = stage.isCondition
    ? stage.conditions.map(({ conditionCode, stageId }, place): Way => {
        return {
          id: wayId(from, place),
          from,
          to: stageId,
          kind: 'condition',
          place,
          condition: conditionCode,
        };
      })
    : [];
  if (mayEnd(stage)) return [{ id: wayId(from, 'end'), from, to: 'end', kind: 'end' }];
  if (stage.nextStageId === null) return conditional;
  const kind = stage.isCondition ? 'otherwise' : 'next';
  return [...conditional, { id: wayId(from, kind), from, to: stage.nextStageId, kind }];
};

export const wayId = (from: number, which: number | 'otherwise' | 'next' | 'end'): string =>
  `${from}:${which}`;

/** The lines that a process takes which goes over these stages one after another, and whether it comes to the end. */
export const waysAlong = (
  graph: ProcessGraph,
  stageIds: readonly number[],
  ends: boolean,
): ReadonlySet<string> => {
  const ways = waysOf(graph);
  const spots: Spot[] = [...stageIds, ...(ends ? (['end'] as const) : [])];
  const taken = spots.flatMap((to, at) => {
    const from = spots[at - 1];
    return ways
      .filter((way) => way.to === to && (at === 0 ? way.from === 'start' : way.from === from))
      .slice(0, 1);
  });
  return new Set(taken.map(({ id }) => id));
};
