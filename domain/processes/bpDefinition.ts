import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, json, reference, rows, text, translated } from '../kernel/field.ts';
import { mostTermDays } from '../kernel/workingDays.ts';
import { assignable } from './assignable.ts';

/** The definition of a business process: its stages, their executors and their order. */
export const bpDefinition = catalog('bpDefinition', {
  module: 'processes',
  path: 'bp_definition',
  answersEnvelope: true,
  access: { read: ['operator', 'sales'], modify: [] },
  search: ['name', 'description'],
  list: ['name', 'description', 'ownerObjectName', 'isActive', 'updatedAt'],
  fields: {
    name: text({ required: true }),
    description: text({ multiline: true }),
    /** Only an active definition can be started, and only one without faults can be active. */
    isActive: boolean({ default: false }),
    /** The kind of record for which this process runs. */
    ownerObjectName: text({ maxLength: 60, format: 'object' }),
    /**
     * Whether the process starts by itself for each record of `ownerObjectName` as soon as the condition `startCode` becomes
     * true.
     */
    startsByRule: boolean({ default: false }),
    startCode: text({ multiline: true, maxLength: 4000 }),
    /** Only lists the stages. Each has its settings in `stageSettingsList`, from which the graph is made. */
    stages: rows({ stage: reference('stage', { required: true }) }, { asText: true }),
    stageSettingsList: rows(
      {
        stage: reference('stage', { required: true }),
        nextStage: reference('stage'),
        /** The executor of the stage must choose the next one; `nextStage` is not used. */
        manuallyDefined: boolean({ default: false }),
        /** Nobody executes the stage: the first true condition chooses the next one. */
        isCondition: boolean({ default: false }),
        /** [{conditionCode, stageId}]: the first true condition chooses the next stage. */
        conditions: json(),
        /**
         * Of a condition stage: checked after `conditions`; if it is true, `nextStage` follows. Of any other stage: must be true
         * besides `beforeExecutionCode`.
         */
        conditionCode: text({ multiline: true }),
        /** The working days for the stage's task; 0 means until the end of the day. */
        executionTerm: integer({ min: 0, max: mostTermDays }),
        executor: reference('user', assignable),
        executorRole: reference('executorRole'),
        taskTemplate: reference('taskTemplate'),
        /** Must be true before the stage may be executed. */
        beforeExecutionCode: text({ multiline: true }),
        /** The actions that are carried out when the stage was executed. */
        onExecutionCode: text({ multiline: true }),
        /** The executor of the stage may choose who executes the next one. */
        allowChangeExecutor: boolean({ default: false }),
        /** The executor of the stage may choose another stage than `nextStage`, but need not. */
        allowChangeStage: boolean({ default: false }),
      },
      { asText: true },
    ),
    /** The position of each stage in the designer: {stageId: {x, y}}. */
    layout: json(),
    lang: translated(),
  },
});
