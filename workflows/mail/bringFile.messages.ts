import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const bringFileWorkflow = 'bringFile';
function bringFileId(fileId: number): string {
  return `mailFile-${fileId}`;
}

export interface BringFileInput {
  readonly fileId: number;
}

/** Options for starting. A second request for the same file joins the running workflow. */
export function bringFileStart(fileId: number, taskQueue: string) {
  return {
    workflowId: bringFileId(fileId),
    taskQueue,
    workflowTaskTimeout,
    workflowExecutionTimeout: '15 minutes',
    args: [{ fileId }] as [BringFileInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: 'An attachment is brought from its mail server',
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'file',
      objectId: fileId,
      stage: 'asking',
    }),
  } as const;
}
