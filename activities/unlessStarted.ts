import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';

/** Ignores that a workflow has already started or ended: the starter only repeats its request. */
export async function unlessStarted(starting: Promise<unknown>): Promise<void> {
  try {
    await starting;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
