import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import type { StationQueueActivities } from '#workflows/terminal/stationQueue.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { journeyActivities } from './journey.activities.ts';
import { takeYardPlace } from '#database/terminal/yardPlaces.ts';
import { stationQueueActivities } from './stationQueue.activities.ts';

let terminal: TestTerminal;
let activities: StationQueueActivities;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = stationQueueActivities(terminal.dependencies);
  await sql`update disposition set marked_to_delete = true`.execute(terminal.database.sql);
});
afterAll(() => terminal.close());

/** A disposition whose record stands as `fields` say. */
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
    // The settings of the demo station.
    expect(settings).toEqual({ carsBufferTerminal: 4, carsBufferParking: 6, minutesCarService: 3 });
    const plain = { held: false, priority: 'Normal', calledAt: null };
    expect(trucks).toEqual([
      { dispositionId: inside, status: 'ParkingExit', since: at(5), ...plain },
      { dispositionId: early, status: 'EntryReserved', since: at(10), ...plain },
      { dispositionId: late, status: 'Accepted', since: at(30), ...plain },
    ]);
  });

  it('takes a truck back from the extra parking for where it was before', async () => {
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

  it.each([
    // The columns: the last move with its status, when the truck arrived, and since when it stands in the queue.
    ['a truck that missed a call stands by it', 'returnToQueue', 'Accepted', at(20), at(55)],
    ['a truck that had reserved stands by that', 'reserve', 'EntryReservedWithBuffer', at(45), at(2)],
    [
      'a truck that was put into the reserve at the terminal gains nothing',
      'reserve',
      'EntryReserved',
      at(46),
      at(46),
    ],
  ] as const)('%s, as before it was closed', async (_rule, move, carsQueueStatus, arrivedAt, since) => {
    const id = await standing({ carsQueueStatus: 'Accepted', arrivedAt });
    await terminal.database.records.create(systemActor, 'dispositionStatusHistory', {
      disposition: id,
      date: move === 'returnToQueue' ? at(55) : at(2),
      move,
      carsQueueStatus,
    });
    const { trucks } = await activities.openStationQueue({ weighingStationId: terminal.stationId });
    expect(trucks.find(({ dispositionId }) => dispositionId === id)).toMatchObject({ since });
  });

  it('does not put a truck at its end for a call that it missed at the station before this one', async () => {
    const id = await standing({ carsQueueStatus: 'Accepted', arrivedAt: at(21) });
    for (const [move, minute] of [
      ['returnToQueue', 55],
      ['changeStation', 56],
    ] as const)
      await terminal.database.records.create(systemActor, 'dispositionStatusHistory', {
        disposition: id,
        date: at(minute),
        move,
        carsQueueStatus: 'Accepted',
      });
    const { trucks } = await activities.openStationQueue({ weighingStationId: terminal.stationId });
    expect(trucks.find(({ dispositionId }) => dispositionId === id)).toMatchObject({ since: at(21) });
  });

  it.each([
    ['the time on its record', { entryAllowedAt: at(20) }, ['EntryAllowed', 'ParkingExit'], at(20)],
    ['the time at which its history lets it in', {}, ['Accepted', 'EntryAllowed', 'ParkingExit'], at(2)],
    ['the time at which it last came in', {}, ['ParkingExit', 'Accepted', 'ParkingExit'], at(3)],
    ['no time if nothing is known', {}, [], null],
  ] as const)(
    'takes as the call of a truck on the terminal %s',
    async (_truck, fields, statuses, calledAt) => {
      const id = await standing({ carsQueueStatus: 'ParkingExit', arrivedAt: at(0), ...fields });
      for (const [index, carsQueueStatus] of statuses.entries())
        await terminal.database.records.create(systemActor, 'dispositionStatusHistory', {
          disposition: id,
          date: at(index + 1),
          carsQueueStatus,
        });
      const { trucks } = await activities.openStationQueue({ weighingStationId: terminal.stationId });
      expect(trucks.find(({ dispositionId }) => dispositionId === id)).toMatchObject({ calledAt });
    },
  );

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
    // 30 and 21 minutes, while the station had four places at the terminal.
    expect(services).toEqual([
      { seconds: 1800, places: 4 },
      { seconds: 1260, places: 4 },
    ]);
  });
});

describe('what an operator did to a place', () => {
  const noted = (id: number) =>
    terminal.rows(
      sql`select move, comment, author_id from disposition_status_history where disposition_id = ${id} order by id`,
    );

  it('is in the history with its reason and on the record, once for its key', async () => {
    const id = await standing({ carsQueueStatus: 'Accepted', arrivedAt: at(50) });
    const hold = { key: `queue-1:hold-${id}`, dispositionId: id, change: 'hold', by: 1, at: at(51) } as const;
    await activities.noteArrangement({ ...hold, comment: 'brak dokumentów' });
    await activities.noteArrangement({ ...hold, comment: 'brak dokumentów' });
    await activities.noteArrangement({
      ...hold,
      key: `queue-1:priority-${id}`,
      change: 'prioritise',
      priority: 'Urgent',
      comment: 'statek czeka',
    });
    expect(await noted(id)).toEqual([
      { move: 'hold', comment: 'brak dokumentów', author_id: 1 },
      { move: 'prioritise', comment: 'Urgent statek czeka', author_id: 1 },
    ]);
    expect(await terminal.disposition(id)).toMatchObject({
      holdReason: 'brak dokumentów',
      queuePriority: 'Urgent',
    });
    const { trucks } = await activities.openStationQueue({ weighingStationId: terminal.stationId });
    expect(trucks.find((truck) => truck.dispositionId === id)).toMatchObject({
      held: true,
      priority: 'Urgent',
    });
  });
});

describe('a yard that stations share', () => {
  const call = (id: number) =>
    terminal.database.transaction((tx) =>
      takeYardPlace(tx, id).then(() =>
        sql`update disposition set cars_queue_status = 'EntryAllowed' where id = ${id}`.execute(tx.sql),
      ),
    );

  it('never holds more trucks than it has places, though several queues call at the same moment', async () => {
    const yard = await terminal.database.records.create(systemActor, 'yard', {
      name: 'Plac wspólny',
      carsBufferTerminal: 3,
    });
    await sql`update weighing_station set yard_id = ${yard.id}`.execute(terminal.database.sql);
    await sql`update disposition set marked_to_delete = true`.execute(terminal.database.sql);
    const [other] = await terminal.rows<{ id: number }>(
      sql`select id from weighing_station where id <> ${terminal.stationId} limit 1`,
    );
    const trucks: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const weighingStation = index % 2 === 0 ? terminal.stationId : other?.id;
      trucks.push(await standing({ carsQueueStatus: 'Accepted', arrivedAt: at(index), weighingStation }));
    }
    const calls = await Promise.allSettled(trucks.map(call));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const answer of calls)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          code: 'yard_full',
          params: { yard: 'Plac wspólny', places: 3 },
        });
    const [entered] = await terminal.rows<{ trucks: number }>(
      sql`select count(*)::int as trucks from disposition where cars_queue_status = 'EntryAllowed' and not marked_to_delete`,
    );
    expect(entered?.trucks).toBe(3);
  });

  it('tells the queues of its stations when a truck gives its place back, and only then', async () => {
    const steps = journeyActivities(terminal.dependencies);
    const [truck] = await terminal.rows<{ id: number }>(
      sql`select id from disposition where cars_queue_status = 'EntryAllowed' and not marked_to_delete limit 1`,
    );
    const move = (what: 'leaveParking' | 'remove', carsQueueStatus: 'ParkingExit' | 'Deleted') =>
      steps.moveDisposition({
        key: `journey-${truck?.id}:${what}`,
        dispositionId: truck?.id ?? 0,
        move: what,
        by: null,
        at: at(59),
        carsQueueStatus,
        statuses: ['ParkingExit'],
        leaveUntil: null,
        sms: null,
      });
    const told = () => terminal.rows(sql`select payload from outbox where kind = 'yardFreed'`);
    await move('leaveParking', 'ParkingExit');
    expect(await told()).toEqual([]);
    await move('remove', 'Deleted');
    await move('remove', 'Deleted');
    expect(await told()).toHaveLength(1);
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

  it('a station that is not there is refused by name', async () => {
    await expect(activities.readStation({ weighingStationId: 0 })).rejects.toMatchObject({
      type: 'record_not_found',
    });
  });
});
