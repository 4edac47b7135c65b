import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { orderActivities } from './sales/order.activities.ts';
import { salesOutboxHandlers } from './sales/outbox.ts';
import { reclamationActivities } from './service/reclamation.activities.ts';
import { processOutboxHandlers } from './processes/outbox.ts';
import { serviceOutboxHandlers } from './service/outbox.ts';
import { taskActivities } from './processes/task.activities.ts';
import { createTestTerminal, type TestTerminal } from './testing/terminal.ts';

let terminal: TestTerminal;
let executor: number;
beforeAll(async () => {
  terminal = await createTestTerminal();
  const ola = { login: 'ola', name: 'Ola', email: 'ola@terminal.example' };
  executor = (await terminal.database.records.create(systemActor, 'user', ola)).id;
});
afterAll(() => terminal.close());

/** A client of Temporal that notes which workflows are signalled; of them runs none, or each. */
const clientOf = (runs: boolean) => {
  const told: string[] = [];
  const signal = async (id: string): Promise<void> => {
    if (!runs) throw new WorkflowNotFoundError('not found', id, undefined);
    told.push(id);
  };
  const workflow = { getHandle: (id: string) => ({ signal: () => signal(id) }) };
  return { told, client: { workflow } as unknown as Client };
};

/** The id of any record of an object of the demo. */
const anyOf = async (object: string): Promise<number> => {
  const [row] = await terminal.rows<{ id: number }>(
    sql`select id from ${sql.table(object)} order by id limit 1`,
  );
  if (!row) throw new Error(`the demo has no ${object}`);
  return row.id;
};

const objects = {
  task: {
    workflow: 'task',
    input: () => Promise.resolve<RecordInput>({ name: 'Zważyć próbkę', executor }),
    payload: (id: number) => ({ taskId: id }),
    read: (id: number) => taskActivities(terminal.dependencies).readTask({ taskId: id }),
    tell: (client: Client, id: number) =>
      processOutboxHandlers({ ...terminal.dependencies, client }).task({ taskId: id }),
  },
  reclamation: {
    workflow: 'reclamation',
    input: () => Promise.resolve<RecordInput>({}),
    payload: (id: number) => ({ reclamationId: id }),
    read: (id: number) => reclamationActivities(terminal.dependencies).readReclamation({ reclamationId: id }),
    tell: (client: Client, id: number) =>
      serviceOutboxHandlers({ ...terminal.dependencies, client }).reclamation({ reclamationId: id }),
  },
  salesOrder: {
    workflow: 'order',
    input: async (): Promise<RecordInput> => ({
      reference: 'Żwir 16-32',
      customer: await anyOf('counterparty'),
      currency: await anyOf('currency'),
    }),
    payload: (id: number) => ({ orderId: id }),
    read: (id: number) => orderActivities(terminal.dependencies).readOrder({ orderId: id }),
    tell: (client: Client, id: number) =>
      salesOutboxHandlers({ ...terminal.dependencies, client }).salesOrder({ orderId: id }),
  },
} as const;

describe.each(['task', 'reclamation', 'salesOrder'] as const)('a %s that is deleted for good', (object) => {
  const { workflow, input, payload, read, tell } = objects[object];
  let id: number;
  beforeAll(async () => {
    const { records } = terminal.database;
    id = (await records.create(systemActor, object, await input())).id;
    await terminal.rows(sql`delete from outbox where kind = ${object}`);
    await records.remove(systemActor, object, id);
  });

  it('asks for its workflow to be signalled', async () => {
    const rows = await terminal.rows(
      sql`select from outbox where kind = ${object} and payload = ${JSON.stringify(payload(id))}::jsonb`,
    );
    expect(rows).toHaveLength(1);
  });

  it('reads as one that nobody is to work at', async () => {
    expect(await read(id)).toMatchObject({ marked: true });
  });

  it('is signalled to its workflow, which is not begun for it', async () => {
    const running = clientOf(true);
    await tell(running.client, id);
    expect(running.told).toEqual([`${workflow}-${id}`]);
    await tell(clientOf(false).client, id);
  });
});

it('an order that is deleted for good has no weighings to count', async () => {
  const activities = orderActivities(terminal.dependencies);
  await expect(activities.countWeighings({ orderId: 1_000_000 })).resolves.toBeUndefined();
});
