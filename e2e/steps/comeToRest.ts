import { Client, Connection, type WorkflowExecutionInfo } from '@temporalio/client';
import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { until } from './caller.ts';

/** Waits until all that was asked for is done: every message sent and every workflow waiting for somebody outside. */
export async function comeToRest(stack: Stack, connection: Sql): Promise<void> {
  const temporal = await Connection.connect({ address: stack.temporalAddress });
  const client = new Client({ connection: temporal, namespace: stack.temporalNamespace });
  try {
    const nothingWaits = () => nothingUnderWay(connection);
    // Who was still at work at the first look may have left a message by the second.
    await until(async () => (await nothingWaits()) && (await nobodyAtWork(client)) && (await nothingWaits()));
  } finally {
    await temporal.close();
  }
}

/** Every message has reached its telephone, and nothing waits in the outbox. */
const nothingUnderWay = async (connection: Sql): Promise<boolean> => {
  const waiting = await sql`select 1 from outbox where processed_at is null
    union all select 1 from outgoing_sms where status in ('queued', 'sent')`.execute(connection);
  return waiting.rows.length === 0;
};

/** A workflow at work has a task of its own or an activity under way; one that only waits has neither. */
const nobodyAtWork = async (client: Client): Promise<boolean> => {
  for await (const workflow of client.workflow.list({ query: `ExecutionStatus = 'Running'` }))
    if (await isAtWork(client, workflow)) return false;
  return true;
};

const isAtWork = async (client: Client, { workflowId, runId }: WorkflowExecutionInfo): Promise<boolean> => {
  const { raw } = await client.workflow.getHandle(workflowId, runId).describe();
  return Boolean(raw.pendingWorkflowTask) || Boolean(raw.pendingActivities?.length);
};
