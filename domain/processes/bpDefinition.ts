import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, json, reference, rows, text, translated } from '../kernel/field.ts';

/** How a business process runs: its stages, who executes each, and which comes next. */
export const bpDefinition = catalog('bpDefinition', {
  module: 'processes',
  path: 'bp_definition',
  access: { read: ['operator', 'sales'], modify: [] },
  search: ['name', 'description'],
  list: ['name', 'description', 'ownerObjectName', 'isActive', 'updatedAt'],
  fields: {
    name: text({ required: true }),
    description: text({ multiline: true }),
    /** Only an active one is begun, and only one without faults is active. */
    isActive: boolean({ default: false }),
    /** The kind of record that this process accompanies. */
    ownerObjectName: text({ maxLength: 60, format: 'object' }),
    /** Begins by itself for each record of that kind, in the moment in which `startCode` comes to hold for it. */
    startsByRule: boolean({ default: false }),
    startCode: text({ multiline: true, maxLength: 4000 }),
    stages: rows({ stage: reference('stage', { required: true }) }, { asText: true }),
    stageSettingsList: rows(
      {
        stage: reference('stage', { required: true }),
        nextStage: reference('stage'),
        manuallyDefined: boolean({ default: false }),
        isCondition: boolean({ default: false }),
        /** [{conditionCode, stageId}]: the first that is true picks the next stage. */
        conditions: json(),
        conditionCode: text({ multiline: true }),
        /** Days that the stage's task leaves for its execution. */
        executionTerm: integer({ min: 0 }),
        executor: reference('user'),
        executorRole: reference('executorRole'),
        taskTemplate: reference('taskTemplate'),
        beforeExecutionCode: text({ multiline: true }),
        onExecutionCode: text({ multiline: true }),
        allowChangeExecutor: boolean({ default: false }),
        allowChangeStage: boolean({ default: false }),
      },
      { asText: true },
    ),
    /** Where the designer drew each stage: {stageId: {x, y}}. */
    layout: json(),
    lang: translated(),
  },
});
