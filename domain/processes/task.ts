import { document } from '../kernel/declaration.ts';
import {
  boolean,
  datetime,
  enumeration,
  integer,
  reference,
  rows,
  text,
  translated,
} from '../kernel/field.ts';
import { emailBodyType, importance } from './enums.ts';
import { executionHistory } from './executionHistory.ts';
import { everyCallBut, openState } from '../kernel/lifecycle.ts';
import { assignable } from './assignable.ts';

/** Work for a person or a role, with a term and possibly a check. */
export const task = document('task', {
  module: 'processes',
  path: 'task',
  pageSize: 30,
  answersFiles: true,
  prefix: 'ZN',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: {
    states: [
      {
        name: 'ofProcess',
        when: [{ path: 'bpExemplar', isNot: [null] }],
        open: everyCallBut('create', 'mark', 'delete'),
        refusal: 'process_task_kept',
      },
      // No call is closed here, so the refusal is never given.
      openState('own'),
    ],
  },
  constraints: [{ field: 'executionPeriod', rule: 'notBeforeToday' }],
  presentation: ['numberStr', 'name'],
  search: ['numberStr', 'name', 'subjectString'],
  // A list contains everybody's tasks unless it is filtered by person.
  ignoredFilters: ['getAllTasks'],
  list: [
    'numberStr',
    'name',
    'importance',
    'executor',
    'executorRole',
    'executionPeriod',
    'customer',
    'started',
    'executed',
    'executionAccepted',
  ],
  indexes: [
    ['executed', 'executionPeriod'],
    ['executor', 'executed', 'executionPeriod'],
    ['executorRole', 'executed', 'executionPeriod'],
    ['ownerType', 'ownerId'],
    ['customer', 'createdAt'],
  ],
  fields: {
    name: text({ required: true, filledFrom: 'taskTemplate', takes: ['taskTemplate.name'] }),
    importance: enumeration(importance, { default: 'NOT_SET' }),
    executor: reference('user', assignable),
    executorRole: reference('executorRole'),
    /** The term: the moment by which the task should be done. */
    executionPeriod: datetime(),
    checker: reference('user', assignable),
    checkExecution: boolean({ default: false }),
    description: text({ multiline: true }),
    taskTemplate: reference('taskTemplate'),
    parentTask: reference('task'),
    customer: reference('counterparty'),
    order: reference('salesOrder'),
    orders: rows({ salesOrder: reference('salesOrder', { required: true }) }),
    /** The record that the task is about: the name of its object, and its id. */
    ownerType: text({ maxLength: 60, format: 'object', fixed: true }),
    ownerId: integer({ min: 1, fixed: true }),
    /** The same record as text for people. */
    subjectString: text(),
    started: boolean({ default: false, readOnly: true }),
    startedAt: datetime({ readOnly: true }),
    executed: boolean({ default: false, readOnly: true }),
    executedAt: datetime({ readOnly: true }),
    executionResult: text({ multiline: true, readOnly: true }),
    executionAccepted: boolean({ default: false, readOnly: true }),
    checkResult: text({ multiline: true, readOnly: true }),
    canceled: boolean({ default: false, readOnly: true }),
    executionHistory,
    bpDefinition: reference('bpDefinition', { readOnly: true }),
    bpExemplar: reference('bpExemplar', { readOnly: true }),
    stage: reference('stage', { readOnly: true }),
    /** The next stage and executor chosen by the executor of the stage. */
    nextStage: reference('stage', { readOnly: true }),
    nextExecutor: reference('user', { readOnly: true }),
    nextExecutorRole: reference('executorRole', { readOnly: true }),
    emailTitle: text(),
    emailFrom: text(),
    emailBody: text({ multiline: true, maxLength: 500_000, long: true }),
    emailBodyType: enumeration(emailBodyType, { default: 'html' }),
    /** The name of the executor, or of the role if nobody has taken the task. */
    executorName: text({ readOnly: true }),
    /** Whether another system has made the task. It is information for people and other systems: nothing depends on it here. */
    fromErp: boolean({ default: false }),
    uuid: text({ maxLength: 36, unique: true }),
    lang: translated(),
  },
});
