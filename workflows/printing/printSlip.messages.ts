import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const printSlipWorkflow = 'printSlip';
export const printSlipId = (printId: number): string => `print-${printId}`;

export interface PrintSlipInput {
  readonly printId: number;
}

export interface PrintSlipStart {
  readonly printId: number;
  readonly number: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting; started twice, the first stands. */
export const printSlipStart = ({ printId, number, taskQueue, link }: PrintSlipStart) =>
  ({
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
  }) as const;
