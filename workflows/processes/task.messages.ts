import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Choice } from '#domain/processes/standing.rules.ts';
import type { TaskMove, TaskStage } from '#domain/processes/task.rules.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const taskWorkflow = 'task';
export const taskWorkflowId = (taskId: number): string => `task-${taskId}`;

export interface TaskInput {
  readonly taskId: number;
}

/** What every move says. The update id is the caller's request id: the same request again is the same move. */
export interface TaskMoveCommand {
  /** Id of the user; null when a process did it. */
  readonly by: number | null;
  /** What came of it, or why: kept in the task's history. */
  readonly comment?: string;
  /** Whose the task is from now on, of `reassign`. */
  readonly executorId?: number | null;
  readonly executorRoleId?: number | null;
  /** What is to follow the stage whose task it is, of `execute`. */
  readonly choice?: Choice;
}
export type TaskRequest = TaskMoveCommand & { readonly move: TaskMove };

/** Where the task stands: the answer to every update and to the query. */
export interface TaskView {
  readonly taskId: number;
  readonly stage: TaskStage;
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
  readonly allowed: readonly TaskMove[];
  /** When it is due, and when somebody is next reminded of it; ISO in UTC. */
  readonly due: string | null;
  readonly nextReminder: { readonly kind: string; readonly at: string } | null;
}

export const taskUpdates: Readonly<Record<TaskMove, UpdateDefinition<TaskView, [TaskMoveCommand]>>> = {
  claim: defineUpdate('claim'),
  start: defineUpdate('start'),
  execute: defineUpdate('execute'),
  cancelExecution: defineUpdate('cancelExecution'),
  accept: defineUpdate('accept'),
  reject: defineUpdate('reject'),
  reassign: defineUpdate('reassign'),
  cancel: defineUpdate('cancel'),
};

export const taskState = defineQuery<TaskView>('state');

/** The record was changed: its term, its executor, its deletion mark. A signal of the outbox, which may come twice. */
export const taskChanged = defineSignal('changed');

export interface TaskStart {
  readonly taskId: number;
  readonly numberStr: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for update-with-start and signal-with-start. A task that is over does not begin again. */
export const taskStart = ({ taskId, numberStr, taskQueue, link }: TaskStart) =>
  ({
    workflowId: taskWorkflowId(taskId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ taskId }] as [TaskInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
    staticSummary: `Task ${numberStr}`,
    staticDetails: `[Task ${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'processes',
      object: 'task',
      objectId: taskId,
      number: numberStr,
      stage: 'NotStarted',
    }),
  }) as const;
