import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import { launchProgram, type Program } from '#infrastructure/program.ts';
import { freshNamespace, type FreshNamespace } from '#tools/testing/temporal.ts';
import { testSecretKey } from '#database/testing/database.ts';
import type { UnloadingCommands } from '#workflows/ships/shipUnloading.messages.ts';
import { commandUnloading } from '#workflows/testing/commandUnloading.ts';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import { createDriver, refusalOf, type Driver } from '#workflows/testing/drive.ts';
import { createTestTerminal, type TestTerminal } from './testing/terminal.ts';

// Dispositions without a truck from outside: wagons, vehicles of the terminal itself and ships.

let temporal: FreshNamespace;
let terminal: TestTerminal;
let connection: Connection;
let driver: Driver;
let worker: Program;
/** The task queue of a worker for which no other is set. */
const taskQueue = 'keja';

/** Nothing listens on port 9: no SMS is sent. */
const startWorker = (): Program =>
  launchProgram('activities/worker.ts', {
    DATABASE_URL: terminal.url,
    SECRET_KEY: testSecretKey,
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    SMSAPI_URL: 'http://127.0.0.1:9',
    SMSAPI_TOKEN: 'nobody',
    PUBLIC_URL: 'http://127.0.0.1:9',
  });

beforeAll(async () => {
  terminal = await createTestTerminal();
  temporal = await freshNamespace();
  connection = await Connection.connect({ address: temporal.address });
  driver = createDriver(new Client({ connection, namespace: temporal.namespace }), taskQueue);
  worker = startWorker();
  await worker.ready;
});
afterAll(async () => {
  await worker.kill();
  await connection.close();
  await terminal.close();
});

const create = (object: string, input: RecordInput): Promise<number> =>
  terminal.database.records.create(systemActor, object, input).then(({ id }) => id);
const get = (object: string, id: number) => terminal.database.records.get(systemActor, object, id);
const recordOf = async (dispositionId: number) => {
  const weighingRecords = await terminal.rows<{ id: number }>(
    sql`select id from weighing_record where disposition_id = ${dispositionId} and not cancel_weighting`,
  );
  return get('weighingRecord', weighingRecords[0]?.id ?? 0);
};
const weigh = async (id: number, tonnes: string, scaleId = terminal.scaleId) =>
  driver.move(id, 'recordWeighing', { captureId: await terminal.accept(tonnes, { scaleId }), scaleId });
const command = <M extends UnloadingMove>(id: number, move: M, some: Omit<UnloadingCommands[M], 'by'>) =>
  commandUnloading(
    new Client({ connection, namespace: temporal.namespace }),
    taskQueue,
    id,
    move,
    { by: null, ...some } as never,
    randomUUID(),
  );

/** Confirms the note of a disposition's weighing, or undoes that. */
const approve = async (dispositionId: number, does: 'confirm' | 'undoConfirm' = 'confirm') => {
  const notes = await terminal.rows<{ id: number }>(
    sql`select id from delivery_note where disposition_id = ${dispositionId} and not marked_to_delete`,
  );
  for (const { id } of notes) await terminal.database.records[does](systemActor, 'deliveryNote', id);
};
const becomes = async (id: number, standing: object): Promise<void> => {
  await expect.poll(() => terminal.disposition(id)).toMatchObject(standing);
};
const statusOfJourney = async (id: number) =>
  (
    await new Client({ connection, namespace: temporal.namespace }).workflow
      .getHandle(journeyId(id))
      .describe()
  ).status.name;

describe('Railway', () => {
  it('a wagon is weighed in its train, with the tare that is written on it and the number of the train', async () => {
    const station = await create('weighingStation', {
      name: 'Waga kolejowa',
      typeOfDocument: 'Railway',
      scalesType: 'Gross',
    });
    const scale = await create('scale', {
      name: 'Waga kolejowa',
      typeOfDocument: 'Railway',
      scalesType: 'Gross',
      weighingStation: station,
    });
    const train = await create('train', {
      trainNumber: '48211',
      type: 'Unloading',
      typeOfOperation: 'Receipt',
      weighingStation: station,
    });
    const wagons = await Promise.all(
      ['31 51 5350 123-6', '21 81 2471 217-3'].map((wagonNumber, index) =>
        create('trainWagon', { train, place: index + 1, wagonNumber, tare: `2${index}.500` }),
      ),
    );
    for (const [index, wagon] of wagons.entries()) {
      const { dispositionId } = await get('trainWagon', wagon);
      const id = Number(dispositionId);
      await weigh(id, '80.000', scale);
      expect(await terminal.disposition(id)).toMatchObject({
        state: 'Unloaded',
        tare: `2${index}.500`,
        // 80.000 less the tare of the wagon.
        netto: index === 0 ? '59.500' : '58.500',
      });
      expect(await recordOf(id)).toMatchObject({ typeOfDocument: 'Railway', trainNumber: '48211' });
      expect(await refusalOf(weigh(id, '80.000', scale))).toBe('weighing_complete');
      expect((await terminal.disposition(id)).carsQueueStatus).toBeNull();
      // The train arrives with its first wagon, and departs with its last one.
      const { arrivedAt, departedAt } = await get('train', train);
      expect([arrivedAt !== null, departedAt !== null]).toEqual([true, index === 1]);
      await approve(id);
      await becomes(id, { state: 'Unloaded', carsQueueStatus: 'TerminalExit' });
      await expect.poll(() => statusOfJourney(id)).toBe('COMPLETED');
    }
  });
});

describe('Internal', () => {
  it('what is not weighed leaves from where it is', async () => {
    const station = await create('weighingStation', { name: 'Bez wagi', scalesType: 'WithoutWeighing' });
    const weighingStation = { weighingStation: station, typeOfDocument: 'Internal' };
    const id = await terminal.newDisposition({ ...weighingStation, nettoRegistered: '20.000' });
    await driver.move(id, 'exitTerminal');
    expect(await terminal.disposition(id)).toMatchObject({
      state: 'NaTerminalu',
      carsQueueStatus: 'TerminalExit',
      netto: '20.000',
    });
  });

  it('a dumper of the terminal is weighed wherever it is, and its goods stay within', async () => {
    const id = await terminal.newDisposition({ typeOfDocument: 'Internal', typeOfOperation: 'Relocation' });
    await weigh(id, '14.500');
    await weigh(id, '39.000');
    expect(await terminal.disposition(id)).toMatchObject({ state: 'Loaded', netto: '24.500' });
    expect(await recordOf(id)).toMatchObject({ typeOfDocument: 'Internal', typeOfOperation: 'Relocation' });
  });
});

describe('Water', () => {
  it('a disposition ends with its approval, goes on when that is taken back, and ends again', async () => {
    const scale = await create('scale', {
      name: 'Waga portowa',
      typeOfDocument: 'Water',
      scalesType: 'Bunker',
    });
    const warehouse = await create('warehouse', { name: 'Plac portowy' });
    const product = await create('product', { name: 'Śruta portowa' });
    const id = await terminal.newDisposition({
      typeOfDocument: 'Water',
      typeOfOperation: 'Receipt',
      type: 'Unloading',
      weighingStation: null,
      scale,
      vehicle: null,
      driver: null,
      product,
      warehouse,
    });
    const portion = async (tonnes: string) => {
      const captureId = await terminal.sumUp(tonnes, scale);
      return driver.move(id, 'recordWeighing', { captureId, scaleId: scale });
    };
    await portion('210.420');
    await portion('10.000');
    expect(await terminal.disposition(id)).toMatchObject({ state: 'SecondWeighing', carsQueueStatus: null });
    await approve(id);
    await becomes(id, { state: 'Unloaded', carsQueueStatus: 'TerminalExit', netto: '220.420' });
    await expect.poll(() => statusOfJourney(id)).toBe('COMPLETED');
    await approve(id, 'undoConfirm');
    await becomes(id, { state: 'SecondWeighing', carsQueueStatus: null, exitedAt: null });
    await expect.poll(() => statusOfJourney(id)).toBe('RUNNING');
    await portion('5.000');
    await approve(id);
    await becomes(id, { state: 'Unloaded', carsQueueStatus: 'TerminalExit', netto: '225.420' });
    await expect.poll(() => statusOfJourney(id)).toBe('COMPLETED');
  });

  it('a ship is weighed in runs, though the worker is killed between and the last weight comes late', async () => {
    const scale = await create('scale', {
      name: 'Waga chwytakowa',
      typeOfDocument: 'Water',
      scalesType: 'Bunker',
    });
    const ship = await create('ship', { name: 'MS Scenariusz' });
    const warehouse = await create('warehouse', { name: 'Plac scenariusza' });
    const product = await create('product', { name: 'Śruta scenariusza' });
    const unloading = await create('shipUnloading', { ship, warehouse, product });
    const portion = (tonnes: string) => terminal.accept(tonnes, { scaleId: scale });
    const { open } = await command(unloading, 'openRun', { scaleId: scale, hold: '1' });
    await portion('12.000');
    const during = new Date().toISOString();
    await worker.kill();
    worker = startWorker();
    await command(unloading, 'closeRun', { scaleId: scale });
    await terminal.accept('13.500', { scaleId: scale, at: during });
    await command(unloading, 'finish', {});
    await command(unloading, 'approve', {});
    expect(await get('shipUnloading', unloading)).toMatchObject({ netto: '25.500', status: 'endWeighting' });
    const { weighingRecordId } = await get('plumbLine', open[0]?.rowId ?? 0);
    expect(await get('weighingRecord', Number(weighingRecordId))).toMatchObject({
      typeOfDocument: 'Water',
      netto: '25.500',
      approved: true,
      shipId: ship,
    });
  });
});
