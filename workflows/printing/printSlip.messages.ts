import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const printSlipWorkflow = 'printSlip';
export function printSlipId(printId: number): string {
  return `print-${printId}`;
}

export interface PrintSlipInput {
  readonly printId: number;
}

export interface PrintSlipStart {
  readonly printId: number;
  readonly number: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting: a second start joins the running workflow; after its end Temporal rejects it. */
export function printSlipStart({ printId, number, taskQueue, link }: PrintSlipStart) {
  return {
    workflowId: printSlipId(printId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ printId }] as [PrintSlipInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `Print ${number}`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'terminal',
      object: 'printHistory',
      objectId: printId,
      number,
      stage: 'queued',
    }),
  } as const;
}
