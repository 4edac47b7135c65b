import { graphlib, layout } from '@dagrejs/dagre';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { waysOf } from './ways.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where each stage stands, by its id; and `start` and `end`. */
export type Layout = Readonly<Record<string, Point>>;

export const stageSize = { width: 232, height: 76 } as const;
export const endSize = { width: 84, height: 30 } as const;
/** A line's words need room between the stages that it joins. */
const wordsSize = { width: 180, height: 24 } as const;

/** A place for everything: from the top down, with the fewest lines that cross. */
export const arrange = (graph: ProcessGraph): Layout => {
  const drawn = new graphlib.Graph({ multigraph: true });
  drawn.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 36, edgesep: 24 });
  const ways = waysOf(graph);
  const spots = new Set<string | number>(['start', ...graph.stages.map(({ stageId }) => stageId), 'end']);
  for (const spot of spots)
    drawn.setNode(String(spot), { ...(typeof spot === 'number' ? stageSize : endSize) });
  for (const { id, from, to, kind } of ways)
    drawn.setEdge(
      String(from),
      String(to),
      kind === 'condition' || kind === 'otherwise' ? { ...wordsSize, labelpos: 'c' } : {},
      id,
    );
  layout(drawn);
  return Object.fromEntries(
    [...spots].map((spot) => {
      const { x, y, width, height } = drawn.node(String(spot)) as Point & typeof stageSize;
      return [String(spot), { x: Math.round(x) - width / 2, y: Math.round(y) - height / 2 }];
    }),
  );
};

/**
 * The layout that was drawn by hand, with a place for what has none in it. An older version may have a stage whose place
 * another one has taken since: then all of it is laid out anew, lest one hides the other.
 */
export const completeLayout = (graph: ProcessGraph, drawn: Layout): Layout => {
  const named = ['start', 'end', ...graph.stages.map(({ stageId }) => String(stageId))];
  const added = named.filter((name) => !drawn[name]);
  if (added.length === 0) return drawn;
  const arranged = arrange(graph);
  const places = { ...arranged, ...drawn };
  const isHidden = added.some((one) => named.some((other) => one !== other && overlap(places, one, other)));
  return isHidden ? arranged : places;
};

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
