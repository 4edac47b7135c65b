import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text } from '../kernel/field.ts';
import { stageResult } from './enums.ts';

/** Each step of a process: which stage, who executed it, with what result, and where it went next. */
export const bpHistory = register('bpHistory', {
  module: 'processes',
  path: 'bp_history',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  sort: { field: 'date', desc: true },
  search: ['comment'],
  list: ['date', 'exemplar', 'stage', 'nextStage', 'task', 'executor', 'result', 'comment'],
  indexes: [['exemplar', 'date']],
  fields: {
    exemplar: reference('bpExemplar', { required: true }),
    date: datetime({ required: true }),
    stage: reference('stage'),
    nextStage: reference('stage'),
    task: reference('task'),
    executor: reference('user'),
    result: enumeration(stageResult),
    /** Seconds for which the process stood on the stage. */
    duration: integer({ min: 0 }),
    comment: text({ multiline: true }),
  },
});
