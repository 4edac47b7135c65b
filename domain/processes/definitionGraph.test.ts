import { expect, it } from 'vitest';
import { graphOfDefinition, type StageSettings } from './definitionGraph.ts';

const settings = (some: Partial<StageSettings>): StageSettings => ({
  id: 1,
  rowNumber: 1,
  stage: { id: 1, presentation: 'Etap' },
  stageId: 1,
  nextStage: null,
  nextStageId: null,
  manuallyDefined: false,
  isCondition: false,
  conditions: null,
  conditionCode: null,
  executionTerm: null,
  executor: null,
  executorId: 1,
  executorRole: null,
  executorRoleId: null,
  taskTemplate: null,
  taskTemplateId: null,
  beforeExecutionCode: null,
  onExecutionCode: null,
  allowChangeExecutor: false,
  allowChangeStage: false,
  ...some,
});
const stageOf = (some: Partial<StageSettings>) =>
  graphOfDefinition({ ownerObjectName: 'reclamation', stageSettingsList: [settings(some)] }).stages[0];

it.each<[string, Partial<StageSettings>, object]>([
  [
    'must be true before a stage that somebody executes is executed',
    { conditionCode: 'a', nextStageId: 2 },
    { beforeExecutionCode: 'a', nextStageId: 2 },
  ],
  [
    'must be true besides the condition before execution',
    { conditionCode: 'a || b', beforeExecutionCode: 'c' },
    { beforeExecutionCode: '(c) && (a || b)' },
  ],
  [
    'must be true besides a condition that ends with a comment',
    { conditionCode: 'a // b', beforeExecutionCode: 'c' },
    { beforeExecutionCode: '(c) && (a // b\n)' },
  ],
  [
    'decides on the own next stage of a condition stage, and is asked after the listed ones',
    {
      isCondition: true,
      conditionCode: 'a',
      nextStageId: 2,
      conditions: [{ conditionCode: 'b', stageId: 3 }],
    },
    {
      nextStageId: null,
      conditions: [
        { conditionCode: 'b', stageId: 3 },
        { conditionCode: 'a', stageId: 2 },
      ],
    },
  ],
  [
    'asks nothing if it is empty',
    { isCondition: true, conditionCode: '', nextStageId: 2 },
    { nextStageId: 2, conditions: [], beforeExecutionCode: '' },
  ],
])('a stage’s own condition %s', (_rule, some, expected) => {
  expect(stageOf(some)).toMatchObject(expected);
});
