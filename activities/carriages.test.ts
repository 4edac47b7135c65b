import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import { freePort } from '#tools/infrastructure/freePort.ts';
import { launchProgram, type Program } from '#tools/infrastructure/program.ts';
import { startTemporal, type RunningTemporal } from '#tools/infrastructure/temporal.ts';
import { testSecretKey } from '#tools/testing/database.ts';
import type { UnloadingCommands } from '#workflows/ships/shipUnloading.messages.ts';
import { commandUnloading } from '#workflows/testing/commandUnloading.ts';
import { createDriver, type Driver } from '#workflows/testing/drive.ts';
import { createTestTerminal, type TestTerminal } from './testing/terminal.ts';

let temporal: RunningTemporal;
let terminal: TestTerminal;
let connection: Connection;
let driver: Driver;
let worker: Program;

const startWorker = (): Program =>
  launchProgram('activities/worker.ts', {
    DATABASE_URL: terminal.url,
    SECRET_KEY: testSecretKey,
    TEMPORAL_ADDRESS: temporal.address,
    SMSAPI_URL: 'http://127.0.0.1:9',
    SMSAPI_TOKEN: 'nobody',
    PUBLIC_URL: 'http://127.0.0.1:9',
  });

beforeAll(async () => {
  terminal = await createTestTerminal();
  temporal = await startTemporal({ port: await freePort() });
  connection = await Connection.connect({ address: temporal.address });
  driver = createDriver(new Client({ connection }), 'keja');
  worker = startWorker();
  await worker.ready;
});
afterAll(async () => {
  await worker.kill();
  await connection.close();
  await temporal.stop();
  await terminal.close();
});

const create = (object: string, input: RecordInput): Promise<number> =>
  terminal.database.records.create(systemActor, object, input).then(({ id }) => id);
const get = (object: string, id: number) => terminal.database.records.get(systemActor, object, id);
const recordOf = async (dispositionId: number) => {
  const note = await terminal.rows<{ id: number }>(
    sql`select id from weighing_record where disposition_id = ${dispositionId} and not cancel_weighting`,
  );
  return get('weighingRecord', note[0]?.id ?? 0);
};
const weigh = async (id: number, tonnes: string, scaleId = terminal.scaleId) =>
  driver.move(id, 'recordWeighing', { captureId: await terminal.accept(tonnes, { scaleId }), scaleId });
const command = <M extends UnloadingMove>(id: number, move: M, some: Omit<UnloadingCommands[M], 'by'>) =>
  commandUnloading(
    new Client({ connection }),
    'keja',
    id,
    move,
    { by: null, ...some } as never,
    randomUUID(),
  );

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
        netto: index === 0 ? '59.500' : '58.500',
      });
      expect(await recordOf(id)).toMatchObject({ typeOfDocument: 'Railway', trainNumber: '48211' });
    }
  });
});

describe('Internal', () => {
  it('a dumper of the terminal is weighed wherever it is, and its goods stay within', async () => {
    const id = await terminal.newDisposition({ typeOfDocument: 'Internal', typeOfOperation: 'Relocation' });
    await weigh(id, '14.500');
    await weigh(id, '39.000');
    expect(await terminal.disposition(id)).toMatchObject({ state: 'Loaded', netto: '24.500' });
    expect(await recordOf(id)).toMatchObject({ typeOfDocument: 'Internal', typeOfOperation: 'Relocation' });
  });
});

describe('Water', () => {
  it('a ship is weighed in runs, though the worker is killed between and the last weight comes late', async () => {
    const scale = await create('scale', {
      name: 'Waga chwytakowa',
      typeOfDocument: 'Water',
      scalesType: 'Bunker',
    });
    const ship = await create('ship', { name: 'MS Scenariusz' });
    const unloading = await create('shipUnloading', { ship });
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
