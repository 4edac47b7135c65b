import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Choice } from '#domain/processes/standing.rules.ts';
import type { TaskMove, TaskStage } from '#domain/processes/task.rules.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const taskWorkflow = 'task';
export function taskWorkflowId(taskId: number): string {
  return `task-${taskId}`;
}

export interface TaskInput {
  readonly taskId: number;
}

/** The data of each move. The update id is the caller's request id, so that a repeated request makes no second move. */
export interface TaskMoveCommand {
  /** Id of the user; null when a process did it. */
  readonly by: number | null;
  /** The result or the reason; stored in the task's history. */
  readonly comment?: string;
  /** `updatedAt` of the record as the user saw it: the move is refused if the record was changed after that. */
  readonly seenAt?: string;
  /** The new executor, for `reassign`. */
  readonly executorId?: number | null;
  readonly executorRoleId?: number | null;
  /** The choice of the next stage, for `execute`. */
  readonly choice?: Choice;
}
export type TaskRequest = TaskMoveCommand & { readonly move: TaskMove };

/** The state of the task: the answer to every update and to the query. */
export interface TaskView {
  readonly taskId: number;
  readonly stage: TaskStage;
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
  readonly allowed: readonly TaskMove[];
  /** The term and the next reminder; ISO in UTC. */
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

/** Options for update-with-start and signal-with-start. A task whose workflow has completed does not start again. */
export function taskStart({ taskId, numberStr, taskQueue, link }: TaskStart) {
  return {
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
  } as const;
}
