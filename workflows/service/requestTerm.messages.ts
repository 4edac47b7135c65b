import { defineSignal } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

/** The objects whose term is watched. */
export type TermObject = 'customerRequest' | 'interaction';

export const requestTermWorkflow = 'requestTerm';
export function requestTermWorkflowId(object: TermObject, id: number): string {
  return `term-${object}-${id}`;
}

export interface RequestTermInput {
  readonly object: TermObject;
  readonly id: number;
}

/** The time of the next notice was changed. A signal of the outbox, which may come twice. */
export const requestTermChanged = defineSignal('changed');

export interface RequestTermStart extends RequestTermInput {
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for signal-with-start. A workflow that has ended starts again if its record gets another term. */
export function requestTermStart({ object, id, taskQueue, link }: RequestTermStart) {
  return {
    workflowId: requestTermWorkflowId(object, id),
    taskQueue,
    workflowTaskTimeout,
    args: [{ object, id }] as [RequestTermInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    staticSummary: `Term of ${object} ${id}`,
    staticDetails: `[Term of ${object} ${id}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({ area: 'service', object, objectId: id, stage: 'waiting' }),
  } as const;
}
