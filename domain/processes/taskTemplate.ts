import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text } from '../kernel/field.ts';
import { importance } from './enums.ts';

/** What a task is filled with: its words, its executor, the time it leaves and who checks it. */
export const taskTemplate = catalog('taskTemplate', {
  module: 'processes',
  path: 'task_templates',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  search: ['name', 'code'],
  list: [
    'name',
    'code',
    'importance',
    'executor',
    'executorRole',
    'executionDays',
    'checkExecution',
    'checker',
  ],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    importance: enumeration(importance, { default: 'NOT_SET' }),
    description: text({ multiline: true }),
    executor: reference('user'),
    executorRole: reference('executorRole'),
    executionDays: integer({ min: 0, default: 0 }),
    executionHours: integer({ min: 0, default: 0 }),
    executionMinutes: integer({ min: 0, default: 0 }),
    currentDateExecution: boolean({ default: false }),
    checkExecution: boolean({ default: false }),
    checker: reference('user'),
  },
});
