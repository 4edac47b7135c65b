import { Client, Connection, type WorkflowExecutionInfo } from '@temporalio/client';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '#database/sql.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { until } from './caller.ts';

/** Waits until all that was asked for is done: every message sent and every workflow waiting for somebody outside. */
export async function comeToRest(stack: Stack, db: Sql): Promise<void> {
  const temporal = await Connection.connect({ address: stack.temporalAddress });
  const client = new Client({ connection: temporal, namespace: stack.temporalNamespace });
  try {
    const isAtRest = async () => (await nothingUnderWay(db)) && (await nobodyAtWork(client));
    // A workflow that still worked at the first look may have left a message since, and a workflow that has just been started
    // is not listed at once. So all is looked at twice, and no step may have been taken in between.
    await until(async () => {
      const stepsBefore = await stepsTaken(db);
      if (!(await isAtRest())) return false;
      await pause(listedAfterMs);
      return (await isAtRest()) && (await stepsTaken(db)) === stepsBefore;
    });
  } finally {
    await temporal.close();
  }
}

/** Temporal lists a workflow a moment after it has begun. */
const listedAfterMs = 500;

/** The number of steps that all workflows have taken so far. */
const stepsTaken = async (db: Sql): Promise<string | undefined> => {
  const { rows } = await sql<{ steps: string }>`select count(*) as steps from transition`.execute(db);
  return rows[0]?.steps;
};

/** Every message has reached its telephone, and nothing waits in the outbox. */
const nothingUnderWay = async (db: Sql): Promise<boolean> => {
  const waiting = await sql`select 1 from outbox where processed_at is null
    union all select 1 from outgoing_sms where status in ('queued', 'sent')`.execute(db);
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
