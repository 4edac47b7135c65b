import { graphlib, layout } from '@dagrejs/dagre';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { waysOf } from './ways.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The upper left corner of each stage, by its id, and of `start` and `end`. All measures of a picture are in pixels. */
export type Layout = Readonly<Record<string, Point>>;

export const stageSize = { width: 232, height: 76 } as const;
/** The size of `start` and of `end`. */
export const endSize = { width: 84, height: 30 } as const;
/** The room for a line's label between two stages: two lines of text. */
export const wordsSize = { width: 210, height: 42 } as const;

/** Lays out all nodes from top to bottom, with few crossing lines. */
export function arrange(graph: ProcessGraph): Layout {
  const dagreGraph = new graphlib.Graph({ multigraph: true });
  dagreGraph.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 36, edgesep: 24 });
  const ways = waysOf(graph);
  const spots = new Set<string | number>(['start', ...graph.stages.map(({ stageId }) => stageId), 'end']);
  for (const spot of spots)
    dagreGraph.setNode(String(spot), { ...(typeof spot === 'number' ? stageSize : endSize) });
  for (const { id, from, to, kind } of ways)
    dagreGraph.setEdge(
      String(from),
      String(to),
      kind === 'condition' || kind === 'otherwise' ? { ...wordsSize, labelpos: 'c' } : {},
      id,
    );
  layout(dagreGraph);
  return Object.fromEntries(
    [...spots].map((spot) => {
      // Dagre gives the middle of a node, the picture places its upper left corner.
      const { x, y, width, height } = dagreGraph.node(String(spot)) as Point & typeof stageSize;
      return [String(spot), { x: Math.round(x) - width / 2, y: Math.round(y) - height / 2 }];
    }),
  );
}

/**
 * The manual layout, completed with positions for stages without one. If an added stage would cover another, for example in the
 * graph of an older version, everything is laid out again.
 */
export function completeLayout(graph: ProcessGraph, manual: Layout): Layout {
  const spots = ['start', 'end', ...graph.stages.map(({ stageId }) => String(stageId))];
  const added = spots.filter((spot) => !manual[spot]);
  if (added.length === 0) return manual;
  const arranged = arrange(graph);
  const places = { ...arranged, ...manual };
  const anyCovers = added.some((one) => spots.some((other) => one !== other && overlap(places, one, other)));
  return anyCovers ? arranged : places;
}

/** Whether two boxes cover each other: the left one reaches over the left edge of the right one, and likewise from above. */
const overlap = (places: Layout, one: string, other: string): boolean => {
  const [left, right] = [boxOf(places, one), boxOf(places, other)].toSorted((a, b) => a.x - b.x);
  if (!left || !right) return false;
  const [upper, lower] = left.y <= right.y ? [left, right] : [right, left];
  return left.x + left.width > right.x && upper.y + upper.height > lower.y;
};

const boxOf = (places: Layout, spot: string) => ({
  ...(spot === 'start' || spot === 'end' ? endSize : stageSize),
  ...(places[spot] ?? { x: 0, y: 0 }),
});
