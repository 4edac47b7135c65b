import { defineQuery, defineSignal } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const mailingWorkflow = 'mailing';
export function mailingId(id: number): string {
  return `mailing-${id}`;
}

export interface MailingInput {
  readonly mailingId: number;
  /** Only for tests: the number of events after which it continues as new. */
  readonly tiredAfter?: number;
}

/** The mailing was paused, resumed or stopped. The workflow reads from the record which of them. */
export const mailingChanged = defineSignal<[{ readonly messageId: string }]>('changed');

export interface MailingState {
  readonly mailingId: number;
  /** How many portions of letters were queued since the mailing began, also before the workflow continued as new. */
  readonly portions: number;
  readonly status: string;
}
export const mailingState = defineQuery<MailingState>('state');

export interface MailingStart {
  readonly id: number;
  readonly taskQueue: string;
  /** The address of the mailing in the back office. */
  readonly link: string;
}

/** Options for signal-with-start. A mailing that has ended does not start again. */
export function mailingStart({ id, taskQueue, link }: MailingStart) {
  return {
    workflowId: mailingId(id),
    taskQueue,
    workflowTaskTimeout,
    args: [{ mailingId: id }] as [MailingInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `Mailing ${id}`,
    staticDetails: `[Mailing ${id}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'mailing',
      objectId: id,
      stage: 'gathering',
    }),
  } as const;
}
