import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';
import { deliveryOrderProgress, salesOrderProgress } from './orderProgress.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const make = async (object: string, input: Record<string, unknown>): Promise<number> =>
  (await database.records.create(systemActor, object, input)).id;

it('the progress of a sales order counts the trucks and notes of its delivery orders, without what only was weighed again', async () => {
  const customer = await make('counterparty', { name: 'Młyn' });
  const predefined = async (object: string, name: string) =>
    (await database.records.predefined(systemActor, object, name)).id;
  const salesOrder = await make('salesOrder', {
    reference: 'Żyto dla młyna',
    customer,
    status: await predefined('salesOrderStatus', 'NEW'),
    currency: await predefined('currency', 'PLN'),
  });
  const order = await make('deliveryOrder', { salesOrder, quantity: '100.000', state: 'Open' });
  await make('disposition', { order });
  const left = await make('disposition', { order });
  await database.records.update(systemActor, 'disposition', left, { carsQueueStatus: 'TerminalExit' });
  const note = (typeOfOperation: string, netto: string, more: object = {}) =>
    make('deliveryNote', { typeOfOperation, netto, state: 'ToApproved', ...more });
  await note('Shipment', '24.000', { salesOrder });
  await note('Shipment', '1.000', { deliveryOrder: order });
  await note('Reweighing', '24.000', { salesOrder });
  await note('Shipment', '4.000', { salesOrder, state: 'Returns' });
  expect(await salesOrderProgress(database.sql, salesOrder)).toMatchObject({
    weighed: '21.000',
    approved: '0.000',
    notes: 3,
    announced: 1,
    weighing: 0,
    done: 0,
  });
  expect(await deliveryOrderProgress(database.sql, order)).toMatchObject({
    quantity: '100.000',
    weighed: '1.000',
    left: '99.000',
    notes: 1,
    announced: 1,
  });
});

it('a vehicle whose journey was given up between its weighings is no longer one that is being weighed', async () => {
  const order = await make('deliveryOrder', { quantity: '100.000', state: 'Open' });
  const weighed = { order, numberOfWeighted: 1 };
  const [, givenUp] = [await make('disposition', weighed), await make('disposition', weighed)];
  expect(await deliveryOrderProgress(database.sql, order)).toMatchObject({ weighing: 2, announced: 0 });
  await database.records.update(systemActor, 'disposition', givenUp, { carsQueueStatus: 'Deleted' });
  expect(await deliveryOrderProgress(database.sql, order)).toMatchObject({ weighing: 1, announced: 0 });
});
