import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Assignment } from './executor.rules.ts';
import type { ProcessAction } from './processAnswers.ts';
import { stageOf, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** What whoever executes a stage says about what follows; nothing said is what the definition says. */
export interface Choice extends Assignment {
  readonly stageId: number | null;
}

export const noChoice: Choice = { stageId: null, executorId: null, executorRoleId: null };

const choosesExecutor = ({ executorId, executorRoleId }: Assignment): boolean =>
  executorId !== null || executorRoleId !== null;

/** Where a process may be sent: to what somebody executes, never to a condition. */
export const mayBeChosen = (graph: ProcessGraph, stageId: number): boolean =>
  stageOf(graph, stageId)?.isCondition === false;

/** Stages that may be chosen to follow one; none where the definition alone decides. */
export const nextStages = (graph: ProcessGraph, stage: GraphStage, fullRights: boolean): number[] =>
  fullRights || stage.manuallyDefined || stage.allowChangeStage
    ? graph.stages.map(({ stageId }) => stageId).filter((stageId) => mayBeChosen(graph, stageId))
    : [];

/** Why a stage cannot be executed with this choice, or null. Who has full rights chooses any stage and executor. */
export const refusalOfChoice = (
  graph: ProcessGraph,
  stage: GraphStage,
  choice: Choice,
  fullRights: boolean,
): Refusal | null => {
  const { stageId } = choice;
  if (stage.manuallyDefined && stageId === null) return refuse('next_stage_missing', { stage: stage.name });
  if (stageId !== null && !nextStages(graph, stage, fullRights).includes(stageId))
    return refuse('next_stage_not_free', { stage: stage.name });
  if (choosesExecutor(choice) && !stage.allowChangeExecutor && !fullRights)
    return refuse('next_executor_not_free', { stage: stage.name });
  return null;
};

/** How a process stands to somebody. */
export interface ProcessAffair {
  readonly active: boolean;
  /** On a stage whose task is still to be executed. */
  readonly taskOpen: boolean;
  /** After a stage whose result was none, or an error. */
  readonly stuck: boolean;
  /** Whether whoever asks may execute its task. */
  readonly mayExecute: boolean;
  /** Started by whoever asks. */
  readonly isAuthor: boolean;
  /** An internal user with full rights. */
  readonly fullRights: boolean;
}

/** What somebody may do with a process: to go on after a stop, by trying again, is for full rights alone. */
export const allowedActions = (affair: ProcessAffair): ProcessAction[] => {
  if (!affair.active) return [];
  const complete = affair.taskOpen ? affair.mayExecute : affair.stuck && affair.fullRights;
  return [
    ...(complete ? (['complete'] as const) : []),
    ...(affair.fullRights ? (['redirect'] as const) : []),
    ...(affair.fullRights || affair.isAuthor ? (['cancel'] as const) : []),
  ];
};
