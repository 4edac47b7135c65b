import type { GraphStage, ProcessGraph } from './processGraph.ts';

/** A stage that a clerk executes and that ends the process, changed by `traits`. */
export function stage(stageId: number, traits: Partial<GraphStage> = {}): GraphStage {
  return {
    stageId,
    name: `Stage ${stageId}`,
    nextStageId: null,
    manuallyDefined: false,
    isCondition: false,
    conditions: [],
    executionTerm: null,
    executorId: 1,
    executorRoleId: null,
    taskTemplateId: null,
    beforeExecutionCode: '',
    onExecutionCode: '',
    allowChangeExecutor: false,
    allowChangeStage: false,
    ...traits,
  };
}

export function graphOf(...stages: readonly GraphStage[]): ProcessGraph {
  return {
    ownerObjectName: 'reclamation',
    stages: [...stages],
  };
}

/** A condition stage: the conditions, each with the stage it leads to. */
export function fork(
  stageId: number,
  conditions: Readonly<Record<string, number>>,
  otherwise: number | null = null,
): GraphStage {
  return stage(stageId, {
    isCondition: true,
    executorId: null,
    nextStageId: otherwise,
    conditions: Object.entries(conditions).map(([conditionCode, to]) => ({ conditionCode, stageId: to })),
  });
}
