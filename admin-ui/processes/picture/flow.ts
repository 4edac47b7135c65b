import { MarkerType } from '@xyflow/react';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { completeLayout, endSize, stageSize, type Layout } from './arrange.ts';
import type { EndNodeType } from './EndNode.tsx';
import type { StageMarks } from './StageMark.ts';
import type { StageNodeType } from './StageNode.tsx';
import type { WayEdgeType } from './WayEdge.tsx';
import { waysOf, type Spot, type Way } from './ways.ts';

export type ProcessNode = StageNodeType | EndNodeType;

export interface PictureContent {
  readonly graph: ProcessGraph;
  readonly layout: Layout;
  readonly marks: StageMarks;
  /** The ids of the highlighted ways; if absent, nothing is highlighted or dimmed. */
  readonly lit?: ReadonlySet<string> | undefined;
  readonly chosen?: Spot | undefined;
}

/**
 * The nodes and edges that React Flow draws: a node for each stage and for the two ends, an edge for each way between
 * them. An edge is shown as a line.
 * @param describe gives the text of a stage and of its mark for screen readers
 */
export function flowOf(
  { graph, layout, marks, lit, chosen }: PictureContent,
  describe: (stageId: number) => string,
): { nodes: ProcessNode[]; edges: WayEdgeType[] } {
  const places = completeLayout(graph, layout);
  const ways = waysOf(graph);
  const litSpots = new Set(ways.filter(({ id }) => lit?.has(id)).flatMap(({ from, to }) => [from, to]));
  const nodeAt = (spot: Spot) => ({
    id: String(spot),
    position: places[String(spot)] ?? { x: 0, y: 0 },
    selected: chosen === spot,
  });
  const ends = (['start', 'end'] as const).map((which): EndNodeType => ({
    ...nodeAt(which),
    initialWidth: endSize.width,
    initialHeight: endSize.height,
    type: 'end',
    deletable: false,
    focusable: false,
    data: { which, isReached: litSpots.has(which) },
  }));
  // A stage with a tone stays bright even if no highlighted line leads to it: after a redirect, the present stage of the
  // process is such a stage.
  const isDim = (stageId: number) =>
    lit !== undefined && !litSpots.has(stageId) && marks.get(stageId)?.tone === undefined;
  const stages = graph.stages.map((stage): StageNodeType => ({
    ...nodeAt(stage.stageId),
    initialWidth: stageSize.width,
    initialHeight: stageSize.height,
    type: 'stage',
    ariaLabel: describe(stage.stageId),
    data: {
      stage,
      mark: marks.get(stage.stageId) ?? {},
      isDim: isDim(stage.stageId),
    },
  }));
  const edges = ways.map((way): WayEdgeType => {
    const isLit = lit?.has(way.id) === true;
    return {
      ...edgeOf(way, isLit),
      data: {
        way,
        ownerObjectName: graph.ownerObjectName,
        isLit,
        isDim: lit !== undefined && !isLit,
        aside: asideOf(graph, places, way),
      },
    };
  });
  return { nodes: [...ends, ...stages], edges };
}

/** The room for the label beside the line, in pixels. */
const margin = 56;

/**
 * How far to the right of its first stage the line of an `otherwise` way goes before it goes down, in pixels, so that it does not
 * cross the stages that it passes. The lines of other ways do not use this number.
 */
const asideOf = ({ stages }: ProcessGraph, places: Layout, { kind, from, to }: Way): number => {
  const source = places[String(from)];
  const target = places[String(to)];
  if (kind !== 'otherwise' || !source || !target) return margin;
  const start = source.x + stageSize.width;
  const rightEdges = stages.flatMap(({ stageId }) => {
    const passed = places[String(stageId)];
    const isBetween = passed && passed.y > source.y && passed.y < target.y;
    return isBetween && passed.x < start + margin ? [passed.x + stageSize.width] : [];
  });
  return Math.max(start, ...rightEdges) - start + margin;
};

/** The edge of a way without its data. Only ways between stages can be removed. */
const edgeOf = ({ id, from, to, kind }: Way, isLit: boolean) => ({
  id,
  type: 'way' as const,
  source: String(from),
  target: String(to),
  ...(typeof from === 'number' ? { sourceHandle: kind === 'otherwise' ? 'otherwise' : 'next' } : {}),
  deletable: kind !== 'start' && kind !== 'end',
  focusable: false,
  markerEnd: {
    type: MarkerType.ArrowClosed,
    width: 16,
    height: 16,
    color: isLit ? 'var(--keja-lit)' : 'var(--keja-line)',
  },
});
