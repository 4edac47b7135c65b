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

/**
 * A stage's own condition: of a condition stage it guards the stage's own next one, asked after its list; of any other
 * it has to hold besides the condition before execution.
 */
const guarded = (settings: DefinitionSettings['stageSettingsList'][number]) => {
  const listed = graphConditions.catch([]).parse(settings.conditions ?? []);
  const { nextStageId, conditionCode: own, isCondition } = settings;
  const before = settings.beforeExecutionCode ?? '';
  if (!own) return { conditions: listed, nextStageId, beforeExecutionCode: before };
  if (!isCondition)
    return {
      conditions: listed,
      nextStageId,
      beforeExecutionCode: before === '' ? own : `(${before}) && (${own})`,
    };
  const last = nextStageId === null ? [] : [{ conditionCode: own, stageId: nextStageId }];
  return { conditions: [...listed, ...last], nextStageId: null, beforeExecutionCode: before };
};

const graphStageOf = (settings: DefinitionSettings['stageSettingsList'][number]): GraphStage => ({
  stageId: settings.stageId,
  name: settings.stage.presentation,
  ...guarded(settings),
  manuallyDefined: settings.manuallyDefined,
  isCondition: settings.isCondition,
  executionTerm: settings.executionTerm,
  executorId: settings.executorId,
  executorRoleId: settings.executorRoleId,
  taskTemplateId: settings.taskTemplateId,
  onExecutionCode: settings.onExecutionCode ?? '',
  allowChangeExecutor: settings.allowChangeExecutor,
  allowChangeStage: settings.allowChangeStage,
});
