import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';

/** Starting what has begun, or even ended, is no fault: whoever starts it says the same once more. */
export const unlessStarted = async (starting: Promise<unknown>): Promise<void> => {
  try {
    await starting;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
};
