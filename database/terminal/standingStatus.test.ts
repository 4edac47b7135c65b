import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';
import { lockStanding, lockIfQueued } from './dispositionStanding.ts';
import { trucksToShow } from './queueDisplay.ts';
import { trucksAhead } from './queuePlace.ts';
import { trucksOf } from './queuedTrucks.ts';
import { stationsOfYard } from './stations.ts';
import { takeYardPlace } from './yardPlaces.ts';

let database: Database;
let yard: number;
let station: number;
let emptyStation: number;

const make = async (object: string, input: RecordInput): Promise<number> =>
  (await database.records.create(systemActor, object, input)).id;
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();

let made = 0;
/** A truck that has had these queue statuses, one after another. */
const truckThatWas = async (statuses: readonly CarsQueueStatus[], minute = 0): Promise<number> => {
  const vehicle = await make('vehicle', { name: `SS ${1000 + (made += 1)}` });
  const arrived = { weighingStation: station, vehicle, arrivedAt: at(minute), entryAllowedAt: at(minute) };
  const id = await make('disposition', arrived);
  for (const carsQueueStatus of statuses)
    await make('dispositionStatusHistory', { disposition: id, date: at(minute), carsQueueStatus });
  await sql`update disposition set cars_queue_status = ${statuses.at(-1)} where id = ${id}`.execute(
    database.sql,
  );
  return id;
};
const wasCalled = ['Accepted', 'EntryAllowed', 'EntryAddParking', 'ExitAddParking'] as const;
const waited = ['Accepted', 'EntryAddParking', 'ExitAddParking'] as const;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 2 });
});
beforeEach(async () => {
  yard = await make('yard', { name: `Y ${(made += 1)}`, carsBufferTerminal: 1 });
  const queued = { yard, queueOn: true };
  emptyStation = await make('weighingStation', { name: 'empty', code: `E${made}`, ...queued });
  station = await make('weighingStation', { name: 'busy', code: `B${made}`, ...queued });
});
afterAll(() => database?.close());

const shown = async () => {
  const displayed = { id: station, name: 'busy', lang: null, code: null };
  return (await trucksToShow(database.sql, [displayed])).map(({ id, status }) => [id, status]);
};

describe('a called truck that is back from the extra parking', () => {
  it('keeps its place of the yard: nobody else is called into it', async () => {
    await truckThatWas(wasCalled);
    const next = await truckThatWas(['Accepted'], 5);
    await expect(database.transaction((tx) => takeYardPlace(tx, next))).rejects.toMatchObject({
      code: 'yard_full',
    });
  });

  it('is held as called, so that its driver is warned before its time is over', async () => {
    const id = await truckThatWas(wasCalled);
    expect(await lockIfQueued(database.sql, id, 'EntryAllowed')).toBe(true);
    expect(await lockIfQueued(database.sql, id, 'Accepted')).toBe(false);
    // An arbitrary turn to another status.
    const turn = { dispositionId: id, carsQueueStatus: 'Deleted', status: 'OnTheWay', at: at(9) } as const;
    expect(await lockStanding(database.sql, turn)).toMatchObject({ queue: 'ExitAddParking', yardId: yard });
  });

  it('is shown at the gate as called, and waits for no call', async () => {
    const id = await truckThatWas(wasCalled);
    expect(await shown()).toEqual([[id, 'EntryAllowed']]);
    expect(await trucksOf(database.sql, station)).toMatchObject([
      { dispositionId: id, status: 'EntryAllowed' },
    ]);
    expect(await trucksAhead(database.sql, station, { id: id + 1, arrivedAt: at(5) })).toBe(0);
  });
});

describe('a waiting truck that is back from the extra parking', () => {
  it('counts at its kiosk as before those who came later, and is shown at the gate as waiting', async () => {
    const id = await truckThatWas(waited);
    const later = await truckThatWas(['Accepted'], 5);
    expect(await trucksAhead(database.sql, station, { id: later, arrivedAt: at(5) })).toBe(1);
    expect(await shown()).toEqual([
      [later, 'Accepted'],
      [id, 'Accepted'],
    ]);
  });

  it('lets its station take the next place of the yard', async () => {
    const id = await truckThatWas(waited);
    expect(await stationsOfYard(database.sql, yard)).toEqual([station, emptyStation]);
    await database.transaction((tx) => takeYardPlace(tx, id));
    expect(
      await lockStanding(database.sql, {
        dispositionId: id,
        carsQueueStatus: 'Deleted',
        status: 'OnTheWay',
        at: at(9),
      }),
    ).toMatchObject({ yardId: null });
  });
});
