import type { KeyboardEvent } from 'react';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { completeLayout, type Layout } from './arrange.ts';
import { isDirection, neighbour } from './neighbour.ts';
import { nodeElement, stageIdOf } from './nodeElement.ts';

/** Arrows go from stage to stage and choose it; with Shift they are left to React Flow, which moves the stage itself. */
export const useWalk =
  (graph: ProcessGraph, layout: Layout, onChoose: ((stageId: number) => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (!onChoose || event.shiftKey || !isDirection(event.key)) return;
    const from = stageIdOf(event.target);
    if (from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const stageIds = graph.stages.map(({ stageId }) => stageId);
    const next = neighbour(completeLayout(graph, layout), stageIds, from, event.key);
    if (next === undefined) return;
    nodeElement(next)?.focus();
    onChoose(next);
  };
