import type { ErrorParams } from '../kernel/fail.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { Action } from './expression/actions.ts';
import { firstStage, nextStage, type NextStage } from './nextStage.rules.ts';
import { stageOf, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** Why an expression has no value for this record. */
export interface Failed {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}
/** Whether a condition is true, or why it has no value. */
export type Verdict = boolean | Failed;

/** Evaluates expressions for one record, without side effects. */
export interface Evaluation {
  condition(code: string): Verdict;
  actions(code: string): readonly Action[] | Failed;
}

/** A stage on the way: the values of its conditions, whether it may be executed, and the actions of its execution. */
interface DryStep {
  readonly stageId: number;
  readonly conditions: readonly Verdict[];
  readonly mayExecute: Verdict;
  readonly actions: readonly Action[] | Failed;
}

/**
 * How a way ends. `asked`: an executor must choose the next stage; `not_found`: no condition leads on; `repeats`: a stage comes a
 * second time; `failed`: a condition has no value.
 */
export const dryRunEnds = ['finished', 'asked', 'not_found', 'repeats', 'failed'] as const;

export interface DryRun {
  readonly steps: readonly DryStep[];
  readonly end: (typeof dryRunEnds)[number];
}

/**
 * The stages that a process would pass for a record in its present state if every stage were executed. It begins at the first
 * stage, or after the stage `after`. It stops if a stage comes a second time, because it would then never end.
 */
export function dryRun(graph: ProcessGraph, evaluation: Evaluation, after: number | null = null): DryRun {
  // A condition without a value does not hold. The way then ends by `failsBeforeOneIsTrue` below.
  const holds = (code: string): boolean => evaluation.condition(code) === true;
  const from = after === null ? undefined : stageOf(graph, after);
  const steps: DryStep[] = [];
  let next = from ? nextStage(graph, from, holds) : firstStage(graph, holds);

  for (;;) {
    const passedSteps = passedIn(next).map(({ stageId }) => stepAt(graph, stageId, evaluation));
    steps.push(...passedSteps);
    if (passedSteps.some(failsBeforeOneIsTrue)) return { steps, end: 'failed' };
    if (next.kind !== 'stage') return { steps, end: next.kind };
    const { stageId } = next.stage;
    if (stageId === after || steps.some((step) => step.stageId === stageId)) return { steps, end: 'repeats' };
    steps.push(stepAt(graph, stageId, evaluation));
    next = nextStage(graph, next.stage, holds);
  }
}

/** The condition stages on the way to the next stage. */
const passedIn = (next: NextStage) => ('passed' in next ? next.passed : []);

const stepAt = (graph: ProcessGraph, stageId: number, evaluation: Evaluation): DryStep => {
  const stage = stageOf(graph, stageId);
  return {
    stageId,
    conditions: stage?.isCondition
      ? stage.conditions.map(({ conditionCode }) => evaluation.condition(conditionCode))
      : [],
    mayExecute: mayExecuteOf(stage, evaluation),
    actions: stage && stage.onExecutionCode !== '' ? evaluation.actions(stage.onExecutionCode) : [],
  };
};

const mayExecuteOf = (stage: GraphStage | undefined, evaluation: Evaluation): Verdict =>
  !stage || stage.beforeExecutionCode === '' || evaluation.condition(stage.beforeExecutionCode);

/** Whether a condition fails to evaluate before one is true; the way then stops. */
const failsBeforeOneIsTrue = ({ conditions }: DryStep): boolean => {
  const decisive = conditions.find((verdict) => verdict !== false);
  return decisive !== undefined && decisive !== true;
};
