import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, json, reference, text } from '../kernel/field.ts';
import { processStep, stageResult } from './enums.ts';

/** Each step of a process: which stage, who executed it, with what result, and where it went next. People only add comments. */
export const bpHistory = register('bpHistory', {
  module: 'processes',
  path: 'bp_history',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  sort: { field: 'date', desc: true },
  search: ['comment'],
  list: ['date', 'exemplar', 'step', 'stage', 'nextStage', 'task', 'executor', 'result', 'comment'],
  indexes: [['exemplar', 'date']],
  fields: {
    exemplar: reference('bpExemplar', { required: true }),
    date: datetime({ required: true, readOnly: true }),
    step: enumeration(processStep, { readOnly: true }),
    stage: reference('stage', { readOnly: true }),
    nextStage: reference('stage', { readOnly: true }),
    task: reference('task', { readOnly: true }),
    executor: reference('user', { readOnly: true }),
    result: enumeration(stageResult, { readOnly: true }),
    /** Seconds for which the process stood on the stage. */
    duration: integer({ min: 0, readOnly: true }),
    comment: text({ multiline: true }),
    /** Why the process stopped, as a `StopReason`: whoever reads is told in their language. */
    reason: json({ readOnly: true }),
  },
});
