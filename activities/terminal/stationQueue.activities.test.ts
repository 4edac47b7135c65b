import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import type { StationQueueActivities } from '#workflows/terminal/stationQueue.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { stationQueueActivities } from './stationQueue.activities.ts';

let terminal: TestTerminal;
let activities: StationQueueActivities;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = stationQueueActivities(terminal.surroundings);
  await sql`update disposition set marked_to_delete = true`.execute(terminal.database.sql);
});
afterAll(() => terminal.close());

const standing = async (fields: Record<string, unknown>): Promise<number> => {
  const id = await terminal.newDisposition();
  await terminal.database.records.update(systemActor, 'disposition', id, fields);
  return id;
};
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();

describe('a queue that opens', () => {
  it('finds the trucks that have arrived and not left, in the order of their arrival', async () => {
    const late = await standing({ carsQueueStatus: 'Accepted', arrivedAt: at(30) });
    const early = await standing({ carsQueueStatus: 'EntryReserved', arrivedAt: at(10) });
    const inside = await standing({ carsQueueStatus: 'ParkingExit', arrivedAt: at(5) });
    await standing({ carsQueueStatus: 'OnTheWay' });
    await standing({ carsQueueStatus: 'TerminalExit', arrivedAt: at(1) });
    await standing({ carsQueueStatus: 'Deleted', arrivedAt: at(1) });
    const { queueOn, settings, trucks } = await activities.openStationQueue({
      weighingStationId: terminal.stationId,
    });
    expect(queueOn).toBe(true);
    expect(settings).toEqual({ carsBufferTerminal: 4, carsBufferParking: 6, minutesCarService: 3 });
    expect(trucks).toEqual([
      { dispositionId: inside, status: 'ParkingExit', since: at(5), held: false },
      { dispositionId: early, status: 'EntryReserved', since: at(10), held: false },
      { dispositionId: late, status: 'Accepted', since: at(30), held: false },
    ]);
  });

  it('takes a truck back from the extra parking for where it stood before', async () => {
    const id = await standing({ carsQueueStatus: 'ExitAddParking', arrivedAt: at(40) });
    for (const carsQueueStatus of ['Accepted', 'EntryReserved', 'EntryAddParking', 'ExitAddParking']) {
      await terminal.database.records.create(systemActor, 'dispositionStatusHistory', {
        disposition: id,
        date: at(41),
        carsQueueStatus,
      });
    }
    const { trucks } = await activities.openStationQueue({ weighingStationId: terminal.stationId });
    expect(trucks.find(({ dispositionId }) => dispositionId === id)).toMatchObject({
      status: 'EntryReserved',
    });
  });

  it('knows how long its last services took, from the call to the exit, oldest first', async () => {
    await standing({
      carsQueueStatus: 'TerminalExit',
      arrivedAt: at(0),
      entryAllowedAt: at(10),
      exitedAt: at(40),
    });
    await standing({
      carsQueueStatus: 'TerminalExit',
      arrivedAt: at(0),
      entryAllowedAt: at(20),
      exitedAt: at(41),
    });
    const { services } = await activities.openStationQueue({ weighingStationId: terminal.stationId });
    expect(services).toEqual([
      { seconds: 1800, places: 4 },
      { seconds: 1260, places: 4 },
    ]);
  });
});

describe('a station', () => {
  it('is off when its queue is switched off or it is marked for deletion', async () => {
    const read = () => activities.readStation({ weighingStationId: terminal.stationId });
    await terminal.database.records.update(systemActor, 'weighingStation', terminal.stationId, {
      queueOn: false,
    });
    expect(await read()).toMatchObject({ queueOn: false });
    await terminal.database.records.update(systemActor, 'weighingStation', terminal.stationId, {
      queueOn: true,
    });
    await terminal.database.records.changeDeletionMark(
      systemActor,
      'weighingStation',
      terminal.stationId,
      true,
    );
    expect(await read()).toMatchObject({ queueOn: false });
  });

  it('that is not there is refused by name', async () => {
    await expect(activities.readStation({ weighingStationId: 0 })).rejects.toMatchObject({
      type: 'record_not_found',
    });
  });
});
