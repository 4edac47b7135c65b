import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text } from '../kernel/field.ts';
import { mostTermDays } from '../kernel/workingDays.ts';
import { importance } from './enums.ts';
import { assignable } from './assignable.ts';

/** The default values of a task: texts, executor, time and checker. */
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
    executor: reference('user', assignable),
    executorRole: reference('executorRole'),
    executionDays: integer({ min: 0, max: mostTermDays, default: 0 }),
    executionHours: integer({ min: 0, max: mostTermDays * 24, default: 0 }),
    executionMinutes: integer({ min: 0, max: mostTermDays * 24 * 60, default: 0 }),
    /** Due on the day of its creation, whatever the other fields say. */
    currentDateExecution: boolean({ default: false }),
    checkExecution: boolean({ default: false }),
    checker: reference('user', assignable),
  },
});
