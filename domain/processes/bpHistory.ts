import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, json, reference, text } from '../kernel/field.ts';
import { processStep, stageResult } from './enums.ts';

/**
 * Each step of a process: the stage, its executor, the result and the next stage. People only add comments, which their authors
 * may change.
 */
export const bpHistory = register('bpHistory', {
  module: 'processes',
  path: 'bp_history',
  answersEnvelope: true,
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: {
    states: [
      { name: 'step', when: [{ path: 'step', isNot: [null] }], open: {}, refusal: 'process_history_kept' },
      { name: 'comment', when: [], open: { create: 'all', update: 'author' }, refusal: 'comment_kept' },
    ],
  },
  sort: { field: 'date', desc: true },
  search: ['comment'],
  list: ['date', 'exemplar', 'step', 'stage', 'nextStage', 'task', 'executor', 'result', 'comment'],
  indexes: [['exemplar', 'date']],
  fields: {
    exemplar: reference('bpExemplar', { required: true, fixed: true }),
    date: datetime({ required: true, readOnly: true }),
    step: enumeration(processStep, { readOnly: true }),
    stage: reference('stage', { readOnly: true }),
    nextStage: reference('stage', { readOnly: true }),
    task: reference('task', { readOnly: true }),
    executor: reference('user', { readOnly: true }),
    result: enumeration(stageResult, { readOnly: true }),
    /** The seconds that the process was at the stage. */
    duration: integer({ min: 0, readOnly: true }),
    comment: text({ multiline: true }),
    /** Why the process stopped, as a `StopReason`; readers see it in their language. */
    reason: json({ readOnly: true }),
  },
});
