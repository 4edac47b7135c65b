import { randomUUID } from 'node:crypto';
import { Connection } from '@temporalio/client';
import { inject } from 'vitest';
import { registerSearchAttributes } from '#activities/searchAttributes.ts';

/** What a suite's programs and clients need: `TEMPORAL_ADDRESS` and `TEMPORAL_NAMESPACE`. */
export interface FreshNamespace {
  readonly address: string;
  readonly namespace: string;
}

const retention = { seconds: 24 * 60 * 60 };

/** A namespace of the suite's own in the run's Temporal. Who freezes or kills the server starts one of their own. */
export async function freshNamespace(): Promise<FreshNamespace> {
  const answer = await fetch(`${inject('desk')}/temporal`);
  const address = await answer.text();
  if (!answer.ok) throw new Error(address);
  const namespace = `test-${randomUUID()}`;
  const connection = await Connection.connect({ address });
  try {
    await connection.workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: retention as never,
    });
    await registerSearchAttributes(connection, namespace);
  } finally {
    await connection.close();
  }
  return { address, namespace };
}
