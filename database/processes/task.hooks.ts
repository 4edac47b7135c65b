import { randomUUID } from 'node:crypto';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dueByTemplate, startOfTomorrow, type TimeLeft } from '#domain/processes/dueDate.rules.ts';
import { isOver } from '#domain/processes/task.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { storedValue } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { arrangeTask } from './arrangeTask.ts';
import { checkPeople, nameExecutor } from './peopleInDraft.ts';
import { checkOwner } from './seesOwner.ts';
import { checkParentTask } from './taskFamily.ts';
import { stateOf, taskRow } from './taskRow.ts';
import { notifyOfNewTask } from './notifyOfTask.ts';

/** The fields that a new task takes from its template if its author left them empty. */
const fromTemplate = ['name', 'description', 'checker', 'checkExecution'] as const;
/**
 * Taken from the template only if the author named neither an executor nor a role: otherwise a task for a role would go to the
 * person of the template.
 */
const executorFromTemplate = ['executor', 'executorRole'] as const;

/** The fields whose changes are reported to the task's workflow, by their names in a stored record. */
const watched = [
  'executorId',
  'executorRoleId',
  'executionPeriod',
  'checkExecution',
  'markedToDelete',
] as const;

/**
 * Every task has an executor and a term. The workflow of a task starts when the task is made, and is signalled when a person
 * changes one of the `watched` fields.
 */
export const taskHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    // People cannot write the history: it is made by the moves of the task.
    if (!context.actor.system) delete draft.executionHistory;
    if (before) return beforeChange(draft, before, context);
    draft.uuid ??= randomUUID();
    const now = new Date().toISOString();
    const template = await templateOf(draft, context);
    if (template) fillFrom(draft, template, now);
    draft.executionPeriod ??= startOfTomorrow(now);
    if (!draft.executor && !draft.executorRole) draft.executor = context.actor.userId;
    await checkPeople(draft, undefined, context);
    await checkOwner(draft, undefined, context);
    await nameExecutor(draft, undefined, context);
  },
  afterWrite: async (task, before, { tx, actor }) => {
    const row = await taskRow(tx.sql, task.id);
    // The workflow of the task writes as the system, and need not hear of its own changes.
    const isMovedByWorkflow = before !== undefined && actor.system;
    if (isMovedByWorkflow || isOver(stateOf(row))) return;
    const changed = watched.filter((name) => !before || task[name] !== before[name]);
    if (changed.includes('executorId') || changed.includes('executorRoleId'))
      await notifyOfNewTask(tx, row, actor.userId);
    if (changed.length > 0) await tx.outbox('task', { taskId: task.id });
  },
  beforeDelete: ({ id }, { tx }) => tx.outbox('task', { taskId: id }),
};

const beforeChange = async (draft: Draft, before: AnyRecord, context: WriteContext): Promise<void> => {
  // First, because writes of the workflow need the name of a new executor, too.
  await nameExecutor(draft, before, context);
  // What the workflow of the task writes is taken as it is.
  if (context.actor.system) return;
  // A new name makes the stored translations invalid, unless new ones are written with it.
  if (typeof draft.name === 'string' && draft.name !== before.name) draft.lang ??= null;
  if (draft.parentTask !== before.parentTaskId)
    await checkParentTask(context.tx.sql, before.id, draft.parentTask);
  await arrangeTask(draft, before, context);
  await checkPeople(draft, before, context);
  await checkOwner(draft, before, context);
};

const templateOf = (draft: Draft, { tx }: WriteContext): Promise<AnyRecord> | undefined =>
  typeof draft.taskTemplate === 'number'
    ? tx.records.get(systemActor, 'taskTemplate', draft.taskTemplate)
    : undefined;

const fillFrom = (draft: Draft, template: AnyRecord, now: string): void => {
  const isAssigned = executorFromTemplate.some((name) => draft[name]);
  const names = isAssigned ? fromTemplate : [...fromTemplate, ...executorFromTemplate];
  for (const name of names) draft[name] ||= storedValue(template, name);
  if (draft.importance === 'NOT_SET') draft.importance = template.importance;
  draft.executionPeriod ??= dueByTemplate(now, template as unknown as TimeLeft);
};
