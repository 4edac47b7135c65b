import type { RecordOf } from '../kernel/record.ts';
import type { bpDefinition } from './bpDefinition.ts';
import { graphConditions, type GraphStage, type ProcessGraph } from './processGraph.ts';

export type Definition = RecordOf<typeof bpDefinition>;
export type StageSettings = Definition['stageSettingsList'][number];

/** The parts of a definition record from which its graph is made. */
export type DefinitionSettings = Pick<Definition, 'ownerObjectName'> & {
  readonly stageSettingsList: readonly Omit<StageSettings, 'id' | 'rowNumber'>[];
};

/** The graph of a definition record; the first row is the first stage. */
export function graphOfDefinition({ ownerObjectName, stageSettingsList }: DefinitionSettings): ProcessGraph {
  return {
    ownerObjectName: ownerObjectName ?? '',
    stages: stageSettingsList.map(graphStageOf),
  };
}

/**
 * The conditions of a stage, its next stage and its condition before execution, with the stage's own condition built in. In a
 * condition stage the own condition comes after the list and decides on the stage's own next stage; in any other stage it must be
 * true in addition to the condition before execution.
 */
const withOwnCondition = (settings: DefinitionSettings['stageSettingsList'][number]) => {
  // A list that cannot be read counts as empty.
  const listed = graphConditions.catch([]).parse(settings.conditions ?? []);
  const { nextStageId, conditionCode: own, isCondition } = settings;
  const before = settings.beforeExecutionCode ?? '';
  if (!own) return { conditions: listed, nextStageId, beforeExecutionCode: before };
  if (!isCondition)
    return {
      conditions: listed,
      nextStageId,
      beforeExecutionCode: before === '' ? own : `${inBrackets(before)} && ${inBrackets(own)}`,
    };
  const last = nextStageId === null ? [] : [{ conditionCode: own, stageId: nextStageId }];
  return { conditions: [...listed, ...last], nextStageId: null, beforeExecutionCode: before };
};

/** A comment lasts to the end of its line, so that the closing bracket must be on the next one. */
const inBrackets = (code: string): string => (code.includes('//') ? `(${code}\n)` : `(${code})`);

const graphStageOf = (settings: DefinitionSettings['stageSettingsList'][number]): GraphStage => ({
  stageId: settings.stageId,
  name: settings.stage.presentation,
  ...withOwnCondition(settings),
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
