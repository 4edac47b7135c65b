import { Client, Connection, WithStartWorkflowOperation } from '@temporalio/client';
import { freePort } from '#infrastructure/freePort.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTemporal, type RunningTemporal } from '#tools/start/temporal.ts';
import { startSmsGateway, type SmsGateway } from '#tools/simulator/smsGateway/server.ts';
import { testSecretKey } from '#database/testing/database.ts';
import {
  reclamationStart,
  reclamationUpdates,
  reclamationWorkflow,
} from '#workflows/service/reclamation.messages.ts';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import { createDriver, type Driver } from '#workflows/testing/drive.ts';
import { createTestTerminal, type TestTerminal } from './testing/terminal.ts';
import { launchProgram, type Program } from '#infrastructure/program.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';

let temporal: RunningTemporal;
let gateway: SmsGateway;
let terminal: TestTerminal;
let connection: Connection;
let client: Client;
/** Sends the moves of trucks as the API does; not a person. */
let truckMover: Driver;
const workers: Program[] = [];

beforeAll(async () => {
  terminal = await createTestTerminal();
  temporal = await startTemporal({ port: await freePort() });
  gateway = await startSmsGateway({ port: 0, token: 'secret' });
  connection = await Connection.connect({ address: temporal.address });
  client = new Client({ connection });
  truckMover = createDriver(client, 'keja');
});
afterEach(async () => {
  // One test stops Temporal with SIGSTOP; if it fails there, Temporal goes on here.
  temporal.child.kill('SIGCONT');
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
});
afterAll(async () => {
  await connection.close();
  await gateway.close();
  await temporal.stop();
  await terminal.close();
});

const startWorker = (overrides: Record<string, string> = {}): Program => {
  const worker = launchProgram('activities/worker.ts', {
    DATABASE_URL: terminal.url,
    SECRET_KEY: testSecretKey,
    TEMPORAL_ADDRESS: temporal.address,
    SMSAPI_URL: gateway.url,
    SMSAPI_TOKEN: 'secret',
    PUBLIC_URL: 'http://127.0.0.1:9',
    ...overrides,
  });
  workers.push(worker);
  return worker;
};
/** The SMS that name a ticket. */
const textsTo = (ticket: unknown) => gateway.messages.filter(({ body }) => body.includes(String(ticket)));
const ticketOf = async (id: number) => (await terminal.disposition(id)).driverTicket;
const movesInHistory = (id: number) =>
  terminal.rows(
    sql<{
      move: string;
    }>`select move from disposition_status_history where disposition_id = ${id} order by id`,
  );
const weigh = async (id: number, tonnes: string) =>
  truckMover.move(id, 'recordWeighing', {
    captureId: await terminal.accept(tonnes),
    scaleId: terminal.scaleId,
  });

const decide = (reclamationId: number, decisionId: number): Promise<unknown> =>
  client.workflow.executeUpdateWithStart(reclamationUpdates.decide, {
    startWorkflowOperation: new WithStartWorkflowOperation(
      reclamationWorkflow,
      reclamationStart({ reclamationId, numberStr: `RK-${reclamationId}`, taskQueue: 'keja', link: '' }),
    ),
    args: [{ by: null, decisionId }],
    updateId: `decide-${reclamationId}`,
  });

describe('the worker', () => {
  it('brings a truck from its ticket to the exit, and texts its driver', async () => {
    await startWorker().ready;
    // "Free": its station has no queue, so that only the test moves the truck.
    const id = await terminal.newFreeDisposition();
    for (const move of ['sendStartSms', 'arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const)
      await truckMover.move(id, move);
    await weigh(id, '14.520');
    await weigh(id, '39.080');
    await truckMover.move(id, 'exitTerminal');
    expect(await terminal.disposition(id)).toMatchObject({
      carsQueueStatus: 'TerminalExit',
      state: 'Loaded',
      netto: '24.560',
    });
    const ticket = await ticketOf(id);
    // The SMS at the start and the call to the terminal.
    await expect.poll(() => textsTo(ticket).length).toBe(2);
    const { memo } = await client.workflow.getHandle(journeyId(id)).describe();
    expect(memo?.link).toContain(`/disposition/${id}`);
  });

  it('calls trucks by the queue of their station, and loses no place', async () => {
    await startWorker().ready;
    await terminal.database.records.update(systemActor, 'weighingStation', terminal.stationId, {
      carsBufferTerminal: 1,
      carsBufferParking: 1,
    });
    const trucks = [await terminal.newDisposition(), await terminal.newDisposition()];
    for (const truck of trucks) await truckMover.move(truck, 'arrive');
    const statuses = async () =>
      Promise.all(trucks.map(async (truck) => (await terminal.disposition(truck)).carsQueueStatus));
    await expect.poll(statuses).toEqual(['EntryAllowed', 'EntryReserved']);
    await truckMover.move(trucks[0] ?? 0, 'remove');
    await expect.poll(statuses).toEqual(['Deleted', 'EntryAllowed']);
    await truckMover.move(trucks[1] ?? 0, 'remove');
  });

  it('may die between any two steps: the next one goes on, and nothing is done twice', async () => {
    const id = await terminal.newFreeDisposition();
    const moves = ['sendStartSms', 'arrive', 'allowEntry'] as const;
    for (const move of moves) {
      const worker = startWorker();
      await truckMover.move(id, move, {}, `request-${move}`);
      await worker.kill();
    }
    expect((await movesInHistory(id)).map((line) => line.move)).toEqual(moves);
    await startWorker().ready;
    const ticket = await ticketOf(id);
    await expect.poll(() => textsTo(ticket).length).toBe(2);
  });

  it('may die while it works: the other one takes over unnoticed', async () => {
    const pair = [startWorker(), startWorker()];
    await Promise.all(pair.map(({ ready }) => ready));
    const ids = await Promise.all(Array.from({ length: 10 }, () => terminal.newFreeDisposition()));
    const moving = Promise.all(ids.map((id) => truckMover.move(id, 'sendStartSms')));
    await pair[0]?.kill();
    await moving;
    for (const id of ids) {
      expect(await movesInHistory(id)).toHaveLength(1);
      const ticket = await ticketOf(id);
      await expect.poll(() => textsTo(ticket).length).toBe(1);
    }
  });

  it('may die when it has written a decision about a reclamation and has not said so: nothing is decided twice', async () => {
    const first = startWorker();
    await first.ready;
    const { id } = await terminal.database.records.create(systemActor, 'reclamation', {});
    const [refused] = await terminal.rows(
      sql<{ id: number }>`select id from reclamation_decision where code = 'REFUSED'`,
    );
    const history = () =>
      terminal.rows(
        sql<{ action: string }>`
          select action_type as action from reclamation_history where reclamation_id = ${id} order by id`,
      );
    let deciding: Promise<unknown> | undefined;
    await terminal.database.transaction(async (tx) => {
      await sql`select 1 from reclamation where id = ${id} for update`.execute(tx.sql);
      deciding = decide(id, refused?.id ?? 0);
      await expect.poll(() => waitingForLocks(terminal.database.sql)).toBe(1);
      // From here on Temporal hears nothing: the worker writes the decision, and is killed before it can report it.
      temporal.child.kill('SIGSTOP');
    });
    await expect.poll(async () => (await history()).length).toBe(2);
    await first.kill();
    temporal.child.kill('SIGCONT');
    startWorker();
    expect(await deciding).toMatchObject({ closed: true, decisionId: refused?.id });
    expect((await history()).map(({ action }) => action)).toEqual(['Decision', 'StatusChange']);
  });

  it('sends no SMS twice when the gateway takes it and the answer is lost', async () => {
    await startWorker().ready;
    gateway.behave({ hangUpNext: 1 });
    const id = await terminal.newDisposition();
    await truckMover.move(id, 'sendStartSms');
    const ticket = await ticketOf(id);
    const isSent = async () =>
      (
        await terminal.rows(
          sql<{ sent: boolean }>`select sent from outgoing_sms where disposition_id = ${id}`,
        )
      )[0]?.sent;
    await expect.poll(isSent).toBe(true);
    expect(textsTo(ticket)).toHaveLength(1);
  });

  it('waits for a Temporal that is not there yet, and stops cleanly when it is asked to', async () => {
    const port = await freePort();
    const worker = startWorker({ TEMPORAL_ADDRESS: `127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
    await expect(
      Promise.race([worker.ready, new Promise((resolve) => setTimeout(resolve, 1_500, 'waits'))]),
    ).resolves.toBe('waits');
    const late = await startTemporal({ port });
    await worker.ready;
    expect(await worker.stop()).toBe(0);
    await late.stop();
  });
});
