import { WithStartWorkflowOperation, type Client, type WorkflowStartOptions } from '@temporalio/client';
import { randomUUID } from 'node:crypto';

interface UpdateWithStart {
  readonly workflow: string;
  /** How the workflow is started if it does not run yet. */
  readonly start: WorkflowStartOptions;
  readonly update: { readonly name: string };
  readonly command: object;
  /** The id of the request. Without it a new one is made. */
  readonly updateId?: string | undefined;
}

/** Gives a workflow a command as the API does: the workflow is started if it does not run yet. */
export function updateWithStart<View>(
  client: Client,
  { workflow, start, update, command, updateId = randomUUID() }: UpdateWithStart,
): Promise<View> {
  // The casts are needed because Temporal's types connect neither an update with its command nor a name with its workflow.
  return client.workflow.executeUpdateWithStart<never, View, [never]>(update as never, {
    startWorkflowOperation: new WithStartWorkflowOperation(workflow, start as never) as never,
    args: [command as never],
    updateId,
  });
}
