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

/** Rules that no single query knows: each answers with what breaks it. */
const rules: Readonly<Record<string, Rule>> = {
  'the chain of the weight memory is whole': async ({ database }) => {
    const { fault } = await verifyWeightMemory(database);
    return fault ? [fault] : [];
  },
  'the agent keeps no weight that the memory lacks': async ({ agentMemory }) => agentMemory.waiting(5),
  'the gateway took every SMS once, and none that nobody wrote': async ({ stack, database }) => {
    const taken = (await (await fetch(`${stack.gatewayUrl}/messages`)).json()) as { idx: string }[];
    const { rows } = await sql<{
      written: number;
    }>`select count(*)::int as written from outgoing_sms`.execute(database.sql);
    const [all, different, written] = [
      taken.length,
      new Set(taken.map(({ idx }) => idx)).size,
      rows[0]?.written,
    ];
    return all === different && all === written ? [] : [{ all, different, written }];
  },
  'no place of a queue is leaked': async ({ stations }, _driven, client) => {
    const boards = stations.map(({ id }) =>
      client.workflow.getHandle(stationQueueId(id)).query(queueBoard, { now: new Date().toISOString() }),
    );
    return (await Promise.all(boards)).flatMap(({ trucks }) => trucks);
  },
  'no number is skipped': ({ database }) => skippedNumbers(database),
  'the stock agrees with its notes': async ({ database }) =>
    (await database.transaction((tx) => checkStock(tx.sql))).faults,
  'the money that drivers paid is the money that was owed': async ({ database, payingPlaces }, driven) => {
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
    const found: unknown[] = [];
    for await (const { workflowId, status } of client.workflow.list({ query }))
      found.push(`${workflowId} ${status.name}`);
    return found;
  },
  'each program kept its process when another one was killed': async ({ stack }) => stack.endedByThemselves(),
  'nobody was told two things about one request': async ({ counts }) =>
    counts.of('requests answered in two ways') === 0 ? [] : [counts.of('requests answered in two ways')],
};

const shown = 5;

/** The invariants of the design: each rule that does not hold, with the first of what breaks it. */
export async function whatDoesNotHold(terminal: Terminal, driven: readonly DrivenTruck[]): Promise<string[]> {
  const connection = await Connection.connect({ address: terminal.stack.temporalAddress });
  const client = new Client({ connection, namespace: terminal.stack.temporalNamespace });
  const broken: string[] = [];
  const note = (rule: string, breaks: readonly unknown[]): void => {
    if (breaks.length > 0)
      broken.push(`${rule}: ${breaks.length}, ${JSON.stringify(breaks.slice(0, shown))}`);
  };
  try {
    for (const [rule, query] of Object.entries(recordRules(expectedRows(driven))))
      note(rule, (await query.execute(terminal.database.sql)).rows);
    for (const [rule, find] of Object.entries(rules)) note(rule, await find(terminal, driven, client));
    return broken;
  } finally {
    await connection.close();
  }
}
