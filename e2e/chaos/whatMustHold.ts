import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { checkStock } from '#database/goods/checkStock.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import { queueBoard, stationQueueId } from '#workflows/terminal/stationQueue.messages.ts';
import { skippedNumbers } from '../steps/skippedNumbers.ts';
import { expectedRows } from './expected.ts';
import { recordRules } from './recordRules.ts';
import type { Terminal } from './terminal.ts';
import type { DrivenTruck } from './truck.ts';

type Rule = (
  terminal: Terminal,
  driven: readonly DrivenTruck[],
  client: Client,
) => Promise<readonly unknown[]>;

/** So many breaches of a rule are shown. */
const shownCount = 5;

/** Rules that a single query of the records cannot check. Each returns what breaks it, or an empty list if it holds. */
const rules: Readonly<Record<string, Rule>> = {
  'the chain of the weight memory is whole': async ({ database }) => {
    const { fault } = await verifyWeightMemory(database);
    return fault ? [fault] : [];
  },
  // `waiting` gives the weights that nobody has acknowledged, at most so many.
  'the agent keeps no weight that the memory lacks': async ({ agentMemory }) =>
    agentMemory.waiting(shownCount),
  'the gateway took every SMS once, and none that nobody wrote': async ({ stack, database }) => {
    const response = await fetch(`${stack.gatewayUrl}/messages`);
    const messages = (await response.json()) as { idx: string }[];
    const { rows } = await sql<{
      written: number;
    }>`select count(*)::int as written from outgoing_sms`.execute(database.sql);
    // `idx` is our id of an SMS: two messages with the same one are the same SMS, sent twice.
    const received = messages.length;
    const different = new Set(messages.map(({ idx }) => idx)).size;
    const written = rows[0]?.written;
    return received === different && received === written ? [] : [{ received, different, written }];
  },
  'no place of a queue is leaked': async ({ stations }, _driven, client) => {
    const boards = stations.map(({ id }) =>
      client.workflow.getHandle(stationQueueId(id)).query(queueBoard, { now: new Date().toISOString() }),
    );
    // All trucks have gone, so a truck that is still on a board holds a place for nothing.
    return (await Promise.all(boards)).flatMap(({ trucks }) => trucks);
  },
  'no number is skipped': ({ database }) => skippedNumbers(database),
  'the stock agrees with its notes': async ({ database }) =>
    (await database.transaction((tx) => checkStock(tx.sql))).faults,
  'the money that drivers paid is the money that was owed': async ({ database, payingPlaces }, driven) => {
    // All sums are in grosze: what the drivers had to pay, what the card terminals took, and what the records say.
    const owed = driven.reduce((sum, { paid }) => sum + paid, 0);
    const taken = payingPlaces.reduce((sum, { cards }) => sum + cards.till.taken(), 0);
    const { rows } = await sql<{ booked: number }>`
      select coalesce(sum(amount) * 100, 0)::int as booked from delivery_payment where is_paid`.execute(
      database.sql,
    );
    const booked = rows[0]?.booked ?? 0;
    return owed === taken && owed === booked ? [] : [{ owed, taken, booked }];
  },
  'no workflow has failed, and none of a truck still runs': async (_terminal, _driven, client) => {
    const query = `ExecutionStatus in ('Failed', 'TimedOut', 'Terminated')
      or (ExecutionStatus = 'Running' and WorkflowType in ('journey', 'sendSms', 'cardPayment'))`;
    const workflows: unknown[] = [];
    for await (const { workflowId, status } of client.workflow.list({ query }))
      workflows.push(`${workflowId} ${status.name}`);
    return workflows;
  },
  'each program kept its process when another one was killed': async ({ stack }) => stack.endedByThemselves(),
  'nobody was told two things about one request': async ({ counts }) => {
    const answeredInTwoWays = counts.of('requests answered in two ways');
    return answeredInTwoWays === 0 ? [] : [answeredInTwoWays];
  },
};

/** The rules that do not hold, each as a text with the number of its breaches and the first few of them. */
export async function whatDoesNotHold(terminal: Terminal, driven: readonly DrivenTruck[]): Promise<string[]> {
  const connection = await Connection.connect({ address: terminal.stack.temporalAddress });
  const client = new Client({ connection, namespace: terminal.stack.temporalNamespace });
  const broken: string[] = [];
  const note = (rule: string, breaches: readonly unknown[]): void => {
    if (breaches.length > 0)
      broken.push(`${rule}: ${breaches.length}, ${JSON.stringify(breaches.slice(0, shownCount))}`);
  };
  try {
    for (const [rule, query] of Object.entries(recordRules(expectedRows(driven))))
      note(rule, (await query.execute(terminal.database.sql)).rows);
    for (const [rule, check] of Object.entries(rules)) note(rule, await check(terminal, driven, client));
    return broken;
  } finally {
    await connection.close();
  }
}
