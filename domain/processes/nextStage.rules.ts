import { stageOf, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** Where a process goes when a stage has been executed. */
export type NextStage =
  | { readonly kind: 'stage'; readonly stage: GraphStage; readonly passed: readonly Passed[] }
  /** It was the last. */
  | { readonly kind: 'finished'; readonly passed: readonly Passed[] }
  /** Whoever executed it has to say. */
  | { readonly kind: 'asked' }
  /** No condition is true, or conditions lead in a circle, or to a stage that the definition has not. */
  | { readonly kind: 'not_found'; readonly at: number; readonly passed: readonly Passed[] };

/** A condition stage on the way, and which of its conditions was the first to be true. */
export interface Passed {
  readonly stageId: number;
  readonly condition: number | 'otherwise' | 'none';
}

/** Whether a condition holds for the record that the process accompanies. */
export type Holds = (conditionCode: string) => boolean;

/**
 * The stage after one: its own next stage, or the one that was chosen where it may be chosen. Condition stages are
 * passed through: their conditions are asked in order, the first true one picks, else their own next stage.
 */
export const nextStage = (
  graph: ProcessGraph,
  executed: GraphStage,
  holds: Holds,
  chosen: number | null = null,
): NextStage => {
  const mayChoose = executed.manuallyDefined || executed.allowChangeStage;
  if (executed.manuallyDefined && chosen === null) return { kind: 'asked' };
  const target = mayChoose && chosen !== null ? chosen : executed.nextStageId;
  if (target === null) return { kind: 'finished', passed: [] };
  return follow(graph, target, holds, []);
};

/** The stage where a process begins: the first, or where the conditions that stand first lead. */
export const firstStage = (graph: ProcessGraph, holds: Holds): NextStage => {
  const [first] = graph.stages;
  return first ? follow(graph, first.stageId, holds, []) : { kind: 'not_found', at: 0, passed: [] };
};

const follow = (graph: ProcessGraph, stageId: number, holds: Holds, passed: readonly Passed[]): NextStage => {
  const stage = stageOf(graph, stageId);
  const walkedInACircle = passed.some((before) => before.stageId === stageId);
  if (!stage || walkedInACircle) return { kind: 'not_found', at: stageId, passed };
  if (!stage.isCondition) return { kind: 'stage', stage, passed };

  const first = stage.conditions.findIndex(({ conditionCode }) => holds(conditionCode));
  const target = stage.conditions[first]?.stageId ?? stage.nextStageId;
  const condition = first >= 0 ? first : target === null ? 'none' : 'otherwise';
  const way = [...passed, { stageId, condition } as const];
  if (target === null) return { kind: 'not_found', at: stageId, passed: way };
  return follow(graph, target, holds, way);
};
