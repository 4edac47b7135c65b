import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import { KejaError } from '#domain/kernel/fail.ts';

/** What was read of a record; undefined if the record was deleted for good. */
export async function unlessRemoved<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof KejaError && error.code === 'record_not_found') return undefined;
    throw error;
  }
}

/** Signals a workflow whose record was deleted for good, so that it ends; one that does not run is not begun. */
export async function tellOfRemoval(
  client: Pick<Client, 'workflow'>,
  workflowId: string,
  signal: SignalDefinition,
): Promise<void> {
  try {
    await client.workflow.getHandle(workflowId).signal(signal);
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
