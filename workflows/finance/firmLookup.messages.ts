import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const firmLookupWorkflow = 'firmLookup';

export interface FirmLookupInput {
  readonly nip: string;
}

/**
 * Options for starting a lookup. The workflow id has no NIP, because ids are not encrypted.
 * @param requestId distinguishes lookups; a repeated request gets the same answer
 */
export function firmLookupStart(nip: string, requestId: string, taskQueue: string) {
  return {
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
      // The firm has no record yet.
      objectId: 0,
      stage: 'asking',
    }),
  } as const;
}
