import { WorkflowNotFoundError } from '@temporalio/client';

/** Ignores that a signalled workflow does not run: it has ended, or was never started. */
export async function ifRunning(signalling: Promise<unknown>): Promise<void> {
  try {
    await signalling;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
