import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Assignment } from '#domain/processes/executor.rules.ts';
import type { Choice } from '#domain/processes/standing.rules.ts';
import type { Continued } from '../kernel/continued.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';
import type { ProcessCarried, ProcessView } from './process.state.ts';

export type { ProcessView };

export const processWorkflow = 'process';
export function processWorkflowId(exemplarId: number): string {
  return `process-${exemplarId}`;
}

export type ProcessInput = Continued<{ readonly exemplarId: number }, ProcessCarried>;

/** The revision of the process that the caller saw. The command is refused if the process has progressed since. */
interface Seen {
  readonly seen?: number;
}

/**
 * The data of each update; `by` is the id of the user who sent it. The update id is the caller's request id, so that a repeated
 * request is the same update.
 */
export interface ProcessCommands {
  /**
   * The task of the stage is over. This is sent twice: through the outbox by the transaction that ended the task, and by the
   * caller, who waits for the answer.
   */
  completeStage: { readonly taskId: number };
  /** A process that stopped looks for its next stage once more; the caller may choose the stage and its executor. */
  tryAgain: Seen & { readonly by: number; readonly choice: Choice; readonly comment: string | null };
  /** The process goes to the chosen stage, with the chosen executor, if one is chosen. */
  redirect: Seen &
    Assignment & { readonly by: number; readonly stageId: number; readonly comment: string | null };
  cancel: Seen & { readonly by: number; readonly comment: string | null };
  /**
   * The process goes on by another version of its definition, if it is still at `fromStageId`: from the chosen stage, or from
   * the same stage if `chosenStageId` is null.
   */
  move: {
    readonly by: number;
    readonly toVersionId: number;
    readonly fromStageId: number;
    readonly chosenStageId: number | null;
  };
}
export type ProcessCommandName = keyof ProcessCommands;

export const processUpdates: {
  readonly [M in ProcessCommandName]: UpdateDefinition<ProcessView, [ProcessCommands[M]]>;
} = {
  completeStage: defineUpdate('completeStage'),
  tryAgain: defineUpdate('tryAgain'),
  redirect: defineUpdate('redirect'),
  cancel: defineUpdate('cancel'),
  move: defineUpdate('move'),
};

export const processStanding = defineQuery<ProcessView>('standing');

/** A stage's task is over: a signal of the outbox, which may come twice or late. */
export const stageExecuted = defineSignal<[ProcessCommands['completeStage']]>('stageExecuted');

/**
 * Tells a process to read its instance again. The outbox sends this signal with start: when the instance was created, which
 * starts the workflow, and when the instance or the record that it is about was marked for deletion. It may come twice.
 */
export const processChanged = defineSignal('changed');

export interface ProcessStart {
  readonly exemplarId: number;
  /** A text that names the definition and the record that the process is about. */
  readonly name: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for update-with-start and signal-with-start. A process that is over does not start again. */
export function processStart({ exemplarId, name, taskQueue, link }: ProcessStart) {
  return {
    workflowId: processWorkflowId(exemplarId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ exemplarId }] as [ProcessInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
    staticSummary: `Process ${exemplarId}: ${name}`,
    staticDetails: `[Process ${exemplarId}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'processes',
      object: 'bpExemplar',
      objectId: exemplarId,
      stage: 'Started',
    }),
  } as const;
}
