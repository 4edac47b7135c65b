import { bpDefinition } from '#domain/processes/bpDefinition.ts';
import { bpExemplar } from '#domain/processes/bpExemplar.ts';
import { task } from '#domain/processes/task.ts';
import { formView } from './formView.ts';

/** What stands over the form, in buttons and chips, or under it step by step. */
const toldOfTask = ['number', 'started', 'executed', 'executionAccepted', 'canceled', 'executionHistory'];

const taskForm = formView({
  name: 'Zadanie',
  declaration: task,
  sections: [
    {
      name: 'about',
      title: {
        pl: 'Czego dotyczy',
        en: 'What it is about',
        nl: 'Waar het over gaat',
        de: 'Worum es geht',
        fr: 'De quoi il s’agit',
        it: 'Di che cosa si tratta',
        es: 'De qué se trata',
      },
      fields: ['subjectString', 'customer', 'order', 'ownerType', 'ownerId', 'parentTask'],
    },
    { name: 'orders', fields: ['orders'] },
    {
      name: 'process',
      title: {
        pl: 'Proces',
        en: 'Process',
        nl: 'Proces',
        de: 'Prozess',
        fr: 'Processus',
        it: 'Processo',
        es: 'Proceso',
      },
      place: 'tab',
      fields: ['bpDefinition', 'bpExemplar', 'stage', 'nextStage', 'nextExecutor', 'nextExecutorRole'],
    },
    {
      name: 'letter',
      title: {
        pl: 'E-mail',
        en: 'E-mail',
        nl: 'E-mail',
        de: 'E-Mail',
        fr: 'E-mail',
        it: 'E-mail',
        es: 'Correo electrónico',
      },
      place: 'tab',
      fields: ['emailTitle', 'emailFrom', 'emailBodyType', 'emailBody'],
    },
    {
      name: 'other',
      title: {
        pl: 'Pozostałe',
        en: 'Other',
        nl: 'Overig',
        de: 'Sonstiges',
        fr: 'Autres',
        it: 'Altro',
        es: 'Otros',
      },
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
  hidden: toldOfTask,
});

/** Stages are drawn, not typed: the designer changes them, and the picture over the form shows them. */
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
