import type { KeyboardEvent } from 'react';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { completeLayout, type Layout } from './arrange.ts';
import { isDirection, nearestStage } from './nearestStage.ts';
import { nodeElement, stageIdOf } from './nodeElement.ts';

/** Arrow keys go from stage to stage and select it; with Shift, React Flow moves the stage itself. */
export function useWalk(
  graph: ProcessGraph,
  layout: Layout,
  onChoose: ((stageId: number) => void) | undefined,
) {
  return (event: KeyboardEvent): void => {
    if (!onChoose || event.shiftKey || !isDirection(event.key)) return;
    const from = stageIdOf(event.target);
    if (from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const stageIds = graph.stages.map(({ stageId }) => stageId);
    const next = nearestStage(completeLayout(graph, layout), stageIds, from, event.key);
    if (next === undefined) return;
    nodeElement(next)?.focus();
    onChoose(next);
  };
}
