import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';

/** Most of the time of a write is the sending of its statements: these say how many it may send, with the commit. */
let database: Database;
let id: number;
let vehicle: number;
const sent = vi.spyOn(pg.Client.prototype, 'query');
const person = { ...systemActor, name: 'Ola', system: false };

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  // The connection must be there before statements are counted.
  database = await connect(url, { secretKey, poolSize: 1 });
  vehicle = (await database.records.create(systemActor, 'vehicle', { name: 'GD 2BBBB' })).id;
  id = (await database.records.create(systemActor, 'disposition', { vehicle })).id;
});
afterAll(async () => {
  sent.mockRestore();
  await database?.close();
});

const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  sent.mockClear();
  await work();
  return sent.mock.calls.length;
};

describe('sends few statements', () => {
  it.each([
    [
      'to read a record whose table parts are empty',
      1,
      () => database.records.get(person, 'disposition', id),
    ],
    [
      'to change a field',
      5,
      () => database.records.update(person, 'disposition', id, { comment: `at ${Date.now()}` }),
    ],
    [
      'to change a field without an answer',
      4,
      () => database.records.updateOnly(systemActor, 'disposition', id, { comment: 'again' }),
    ],
    ['to add a driver', 2, () => database.records.create(person, 'driver', { name: 'Ola' })],
    [
      'to add a driver without an answer',
      2,
      () => database.records.createOnly(systemActor, 'driver', { name: 'Jan' }),
    ],
    ['to add a disposition', 6, () => database.records.create(systemActor, 'disposition', { vehicle })],
  ])('%s', async (_what, most, work) => {
    expect(await statementsOf(work)).toBe(most);
  });
});

describe('an answer that nobody wants', () => {
  it('is the id of a new record, and leaves a change as it is', async () => {
    const made = await database.records.createOnly(systemActor, 'vehicle', { name: 'GD 3CCCC' });
    await database.records.updateOnly(systemActor, 'vehicle', made, { name: 'GD 4DDDD' });
    expect(await database.records.get(systemActor, 'vehicle', made)).toMatchObject({ name: 'GD 4DDDD' });
  });
});
