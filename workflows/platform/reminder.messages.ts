import { defineSignal } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const reminderWorkflow = 'reminder';
export function reminderWorkflowId(reminderId: number): string {
  return `reminder-${reminderId}`;
}

export interface ReminderInput {
  readonly reminderId: number;
}

/** The record was written or removed. A signal of the outbox, which may come twice. */
export const reminderChanged = defineSignal('changed');

export interface ReminderStart {
  readonly reminderId: number;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for signal-with-start. A workflow that has ended starts again if its reminder gets a new time. */
export function reminderStart({ reminderId, taskQueue, link }: ReminderStart) {
  return {
    workflowId: reminderWorkflowId(reminderId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ reminderId }] as [ReminderInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    staticSummary: `Reminder ${reminderId}`,
    staticDetails: `[Reminder ${reminderId}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'platform',
      object: 'reminder',
      objectId: reminderId,
      stage: 'waiting',
    }),
  } as const;
}
