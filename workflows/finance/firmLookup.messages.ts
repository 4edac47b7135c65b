import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const firmLookupWorkflow = 'firmLookup';

export interface FirmLookupInput {
  readonly nip: string;
}

/**
 * Options for asking; two who ask the same at once get one answer. The id names no firm: ids stand in clear.
 * @param requestId tells one question from the next
 */
export const firmLookupStart = (nip: string, requestId: string, taskQueue: string) =>
  ({
    workflowId: `firmLookup-${requestId}`,
    taskQueue,
    workflowTaskTimeout,
    workflowExecutionTimeout: '30 seconds',
    args: [{ nip }] as [FirmLookupInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: 'A firm looked up in the register',
    typedSearchAttributes: startAttributes({
      area: 'finance',
      object: 'counterparty',
      objectId: 0,
      stage: 'asking',
    }),
  }) as const;
