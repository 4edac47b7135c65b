import type { RecordOf } from '../kernel/record.ts';
import type { bpDefinition } from './bpDefinition.ts';
import { graphConditions, type GraphStage, type ProcessGraph } from './processGraph.ts';

export type Definition = RecordOf<typeof bpDefinition>;
export type StageSettings = Definition['stageSettingsList'][number];

/** What of a definition record the way through it depends on. */
export type DefinitionSettings = Pick<Definition, 'ownerObjectName'> & {
  readonly stageSettingsList: readonly Omit<StageSettings, 'id' | 'rowNumber'>[];
};

/** A definition record as instances would run it now; the first row is the stage where they begin. */
export const graphOfDefinition = ({
  ownerObjectName,
  stageSettingsList,
}: DefinitionSettings): ProcessGraph => ({
  ownerObjectName: ownerObjectName ?? '',
  stages: stageSettingsList.map(graphStageOf),
});

const graphStageOf = (settings: DefinitionSettings['stageSettingsList'][number]): GraphStage => ({
  stageId: settings.stageId,
  name: settings.stage.presentation,
  nextStageId: settings.nextStageId,
  manuallyDefined: settings.manuallyDefined,
  isCondition: settings.isCondition,
  conditions: graphConditions.catch([]).parse(settings.conditions ?? []),
  executionTerm: settings.executionTerm,
  executorId: settings.executorId,
  executorRoleId: settings.executorRoleId,
  taskTemplateId: settings.taskTemplateId,
  beforeExecutionCode: settings.beforeExecutionCode ?? '',
  onExecutionCode: settings.onExecutionCode ?? '',
  allowChangeExecutor: settings.allowChangeExecutor,
  allowChangeStage: settings.allowChangeStage,
});
