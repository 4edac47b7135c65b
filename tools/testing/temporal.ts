import { randomUUID } from 'node:crypto';
import { Connection } from '@temporalio/client';
import { inject } from 'vitest';
import { registerSearchAttributes } from '#activities/searchAttributes.ts';

/** The values of `TEMPORAL_ADDRESS` and `TEMPORAL_NAMESPACE` for the programs and clients of a suite. */
export interface FreshNamespace {
  readonly address: string;
  readonly namespace: string;
}

const retention = { seconds: 24 * 60 * 60 };

/** Makes a namespace for one suite in the Temporal that all suites share. A suite that kills the server must start its own. */
export async function freshNamespace(): Promise<FreshNamespace> {
  const answer = await fetch(`${inject('desk')}/temporal`);
  const address = await answer.text();
  if (!answer.ok) throw new Error(address);
  const namespace = `test-${randomUUID()}`;
  const connection = await Connection.connect({ address });
  try {
    await connection.workflowService.registerNamespace({
      namespace,
      // The generated type wants a Long; a number is accepted, too.
      workflowExecutionRetentionPeriod: retention as never,
    });
    await registerSearchAttributes(connection, namespace);
  } finally {
    await connection.close();
  }
  return { address, namespace };
}
