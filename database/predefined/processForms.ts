import { bpDefinition } from '#domain/processes/bpDefinition.ts';
import { bpExemplar } from '#domain/processes/bpExemplar.ts';
import { task } from '#domain/processes/task.ts';
import { formView } from './formView.ts';

/** Fields that the page shows above the form as buttons and chips, or below it as steps. */
const progressFields = ['number', 'started', 'executed', 'executionAccepted', 'canceled', 'executionHistory'];

const taskForm = formView({
  name: 'Zadanie',
  declaration: task,
  sections: [
    {
      name: 'about',
      fields: ['subjectString', 'customer', 'order', 'ownerType', 'ownerId', 'parentTask'],
    },
    { name: 'orders', fields: ['orders'] },
    {
      name: 'process',
      place: 'tab',
      fields: ['bpDefinition', 'bpExemplar', 'stage', 'nextStage', 'nextExecutor', 'nextExecutorRole'],
    },
    {
      name: 'letter',
      place: 'tab',
      fields: ['emailTitle', 'emailFrom', 'emailBodyType', 'emailBody'],
    },
    {
      name: 'other',
      place: 'tab',
      fields: ['date', 'prefix', 'executorName', 'fromErp', 'uuid', 'lang'],
    },
    { name: 'parameters' },
    {
      name: 'facts',
      place: 'aside',
      fields: ['numberStr', 'startedAt', 'executedAt', 'executionResult', 'checkResult'],
    },
  ],
  hidden: progressFields,
});

/** Stages are drawn, not typed: the designer changes them, and the picture above the form shows them. */
const definitionForm = formView({
  name: 'Definicja procesu',
  declaration: bpDefinition,
  sections: [{ name: 'parameters' }],
  hidden: ['stages', 'stageSettingsList', 'layout'],
});

const exemplarForm = formView({
  name: 'Proces',
  declaration: bpExemplar,
  sections: [
    { name: 'parameters' },
    {
      name: 'facts',
      place: 'aside',
      fields: ['name', 'stage', 'waitingSince', 'result', 'finishedAt', 'version'],
    },
  ],
  hidden: ['status', 'task', 'lang'],
});

/** The forms of what processes are made of. */
export const processForms = [taskForm, definitionForm, exemplarForm];
