import { randomUUID } from 'node:crypto';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dueByTemplate, startOfTomorrow, type TimeLeft } from '#domain/processes/dueDate.rules.ts';
import { isOver } from '#domain/processes/task.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { arrangeTask } from './arrangeTask.ts';
import { checkParentTask } from './taskFamily.ts';
import { stateOf, taskRow } from './taskRow.ts';
import { tellOfNewTask } from './tellOfTask.ts';

/** What a new task takes from its template where its author has said nothing. */
const fromTemplate = [
  'description',
  'executor',
  'executorRole',
  'checker',
  'checkExecution',
] as const satisfies readonly string[];

/** What its workflow has to know of at once. */
const watched = [
  'executorId',
  'executorRoleId',
  'executionPeriod',
  'checkExecution',
  'markedToDelete',
] as const;

/** A task is somebody's and has a term; its workflow begins with it, and hears when a person changes either. */
export const taskHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    // Whoever writes a task writes no history of it: that is made by its moves.
    if (!context.actor.system) delete draft.executionHistory;
    if (before) return change(draft, before, context);
    draft.uuid ??= randomUUID();
    const now = new Date().toISOString();
    const template = await templateOf(draft, context);
    if (template) fillFrom(draft, template, now);
    draft.executionPeriod ??= startOfTomorrow(now);
    if (!draft.executor && !draft.executorRole) draft.executor = context.actor.userId;
  },
  afterWrite: async (task, before, { tx, actor }) => {
    const row = await taskRow(tx.sql, task.id);
    const movedByItsWorkflow = before !== undefined && actor.system;
    if (movedByItsWorkflow || isOver(stateOf(row))) return;
    const changed = watched.filter((name) => !before || task[name] !== before[name]);
    if (changed.includes('executorId') || changed.includes('executorRoleId'))
      await tellOfNewTask(tx, row, actor.userId);
    if (changed.length > 0) await tx.outbox('task', { taskId: task.id });
  },
};

const change = async (draft: Draft, before: AnyRecord, context: WriteContext): Promise<void> => {
  if (context.actor.system) return;
  // A new name is nobody's translation; whoever has one writes it with the name.
  if (typeof draft.name === 'string' && draft.name !== before.name) draft.lang ??= null;
  await checkParentTask(context.tx.sql, before.id, draft.parentTask);
  await arrangeTask(draft, before, context);
};

const templateOf = (draft: Draft, { tx }: WriteContext): Promise<AnyRecord> | undefined =>
  typeof draft.taskTemplate === 'number'
    ? tx.records.get(systemActor, 'taskTemplate', draft.taskTemplate)
    : undefined;

const fillFrom = (draft: Draft, template: AnyRecord, now: string): void => {
  for (const name of fromTemplate) draft[name] ||= template[`${name}Id`] ?? template[name];
  if (draft.importance === 'NOT_SET') draft.importance = template.importance;
  draft.executionPeriod ??= dueByTemplate(now, template as unknown as TimeLeft);
};
