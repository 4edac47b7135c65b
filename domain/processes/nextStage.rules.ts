import { stageOf, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** The result of choosing the next stage. */
export type NextStage =
  | { readonly kind: 'stage'; readonly stage: GraphStage; readonly passed: readonly Passed[] }
  /** There is no next stage. */
  | { readonly kind: 'finished'; readonly passed: readonly Passed[] }
  /** The executor must choose. */
  | { readonly kind: 'asked' }
  /**
   * No condition is true and the condition stage has no next stage, or conditions lead round in a circle, or the stage does not
   * exist. `at` is the stage where this was found; 0 if the definition has no stages.
   */
  | { readonly kind: 'not_found'; readonly at: number; readonly passed: readonly Passed[] };

/**
 * A condition stage on the way, and the position of its first true condition, counted from 0. If none is true, its own next
 * stage follows (`otherwise`), unless it has none (`none`).
 */
export interface Passed {
  readonly stageId: number;
  readonly condition: number | 'otherwise' | 'none';
}

/** Whether a condition is true for the record of the process. */
export type Holds = (conditionCode: string) => boolean;

/**
 * The stage after another: its next stage, or the chosen one if a choice is allowed. In condition stages the first true condition
 * decides, in order; if none is true, their own next stage follows.
 */
export function nextStage(
  graph: ProcessGraph,
  executed: GraphStage,
  holds: Holds,
  chosen: number | null = null,
): NextStage {
  const mayChoose = executed.manuallyDefined || executed.allowChangeStage;
  if (executed.manuallyDefined && chosen === null) return { kind: 'asked' };
  const target = mayChoose && chosen !== null ? chosen : executed.nextStageId;
  if (target === null) return { kind: 'finished', passed: [] };
  return follow(graph, target, holds, []);
}

/** The first stage of a process: the first in the list, or the one to which leading condition stages lead. */
export function firstStage(graph: ProcessGraph, holds: Holds): NextStage {
  const [first] = graph.stages;
  return first ? follow(graph, first.stageId, holds, []) : { kind: 'not_found', at: 0, passed: [] };
}

/** The stage itself, or the one to which it leads if it is a condition stage. */
const follow = (graph: ProcessGraph, stageId: number, holds: Holds, passed: readonly Passed[]): NextStage => {
  const stage = stageOf(graph, stageId);
  const isCircle = passed.some((before) => before.stageId === stageId);
  if (!stage || isCircle) return { kind: 'not_found', at: stageId, passed };
  if (!stage.isCondition) return { kind: 'stage', stage, passed };

  const first = stage.conditions.findIndex(({ conditionCode }) => holds(conditionCode));
  // Undefined if none is true, because `first` is -1 then.
  const metCondition = stage.conditions[first];
  const target = metCondition ? metCondition.stageId : stage.nextStageId;
  const withoutCondition = target === null ? 'none' : 'otherwise';
  const condition = first >= 0 ? first : withoutCondition;
  const passedNow = [...passed, { stageId, condition } as const];
  if (target === null) return { kind: 'not_found', at: stageId, passed: passedNow };
  return follow(graph, target, holds, passedNow);
};
