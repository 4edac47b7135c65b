import type { GraphStage, ProcessGraph } from './processGraph.ts';

/** A stage that a clerk executes and that ends the process, but for what is said. */
export const stage = (stageId: number, traits: Partial<GraphStage> = {}): GraphStage => ({
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
});

export const graphOf = (...stages: readonly GraphStage[]): ProcessGraph => ({
  ownerObjectName: 'reclamation',
  stages: [...stages],
});

/** A stage that nobody executes: conditions by their texts, with the stage that each leads to. */
export const fork = (
  stageId: number,
  conditions: Readonly<Record<string, number>>,
  otherwise: number | null = null,
): GraphStage =>
  stage(stageId, {
    isCondition: true,
    executorId: null,
    nextStageId: otherwise,
    conditions: Object.entries(conditions).map(([conditionCode, to]) => ({ conditionCode, stageId: to })),
  });
