import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Assignment } from './executor.rules.ts';
import type { ProcessAction } from './processAnswers.ts';
import { stageOf, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** The choices of a stage's executor for the next stage; null means what the definition says. */
export interface Choice extends Assignment {
  readonly stageId: number | null;
}

export const noChoice: Choice = { stageId: null, executorId: null, executorRoleId: null };

const choosesExecutor = ({ executorId, executorRoleId }: Assignment): boolean =>
  executorId !== null || executorRoleId !== null;

/**
 * The earlier choice with what a person has chosen anew: a stage, an executor, or both. The earlier executor was chosen for the
 * earlier stage, so a new stage drops them.
 */
export function chosenAnew(earlier: Choice, anew: Choice): Choice {
  const { executorId, executorRoleId } = anew.stageId !== null || choosesExecutor(anew) ? anew : earlier;
  return { stageId: anew.stageId ?? earlier.stageId, executorId, executorRoleId };
}

/** Whether a process may be sent to a stage: only to one that somebody executes, not to a condition. */
export function mayBeChosen(graph: ProcessGraph, stageId: number): boolean {
  return stageOf(graph, stageId)?.isCondition === false;
}

/** Stages that may be chosen after a stage; empty if the definition alone decides. */
export function nextStages(graph: ProcessGraph, stage: GraphStage, fullRights: boolean): number[] {
  return fullRights || stage.manuallyDefined || stage.allowChangeStage
    ? graph.stages.map(({ stageId }) => stageId).filter((stageId) => mayBeChosen(graph, stageId))
    : [];
}

/** Why a stage cannot be executed with this choice, or null. Users with full rights may choose any stage and executor. */
export function refusalOfChoice(
  graph: ProcessGraph,
  stage: GraphStage,
  choice: Choice,
  fullRights: boolean,
): Refusal | null {
  const { stageId } = choice;
  if (stage.manuallyDefined && stageId === null) return refuse('next_stage_missing', { stage: stage.name });
  if (stageId !== null && !nextStages(graph, stage, fullRights).includes(stageId))
    return refuse('next_stage_not_free', { stage: stage.name });
  if (choosesExecutor(choice) && !stage.allowChangeExecutor && !fullRights)
    return refuse('next_executor_not_free', { stage: stage.name });
  return null;
}

/** The state of a process and the rights of a user on it. */
export interface ProcessAffair {
  readonly active: boolean;
  /** Whether the task of the process's present stage is still open. */
  readonly taskOpen: boolean;
  /** Whether this task was cancelled: then the process can only be redirected or cancelled. */
  readonly taskCanceled: boolean;
  /** Whether the process has stopped, because of an error or because no next stage was found. */
  readonly stuck: boolean;
  /** Whether the user may execute this task. */
  readonly mayExecute: boolean;
  /** Whether the user started the process. */
  readonly isAuthor: boolean;
  /** Whether the user is internal and has full rights. */
  readonly fullRights: boolean;
}

/** The actions of a user on a process. A process that has stopped is retried by `complete`, with full rights only. */
export function allowedActions(affair: ProcessAffair): ProcessAction[] {
  if (!affair.active) return [];
  const mayComplete = affair.taskOpen
    ? affair.mayExecute
    : affair.stuck && !affair.taskCanceled && affair.fullRights;
  return [
    ...(mayComplete ? (['complete'] as const) : []),
    ...(affair.fullRights ? (['redirect'] as const) : []),
    ...(affair.fullRights || affair.isAuthor ? (['cancel'] as const) : []),
  ];
}
