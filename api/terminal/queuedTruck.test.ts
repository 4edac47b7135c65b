import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { boardFields } from '#domain/terminal/boardFields.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let stations: readonly number[];
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const { rows } = (await operator.get('/weighing_stations', { sort: 'id' })).body as {
    rows: { id: number }[];
  };
  stations = rows.map(({ id }) => id);
});
afterAll(() => api?.close());

const truckAt = async (weighingStation: number | null, carsQueueStatus: CarsQueueStatus): Promise<number> =>
  (await api.database.records.create(systemActor, 'disposition', { weighingStation, carsQueueStatus })).id;
const sendTo = (id: number, weighingStation: number | undefined) =>
  operator.put(`/disposition/${id}`, { weighingStation });

describe('the weighing station of a truck', () => {
  it.each(['OnTheWay', 'EntryReservedWithBuffer'] as const)(
    'may be another while it is %s',
    async (status) => {
      const id = await truckAt(stations[0] ?? null, status);
      expect(await sendTo(id, stations[1])).toMatchObject({
        status: 200,
        body: { weighingStationId: stations[1] },
      });
    },
  );

  it.each(['Accepted', 'EntryReserved', 'EntryAllowed', 'ParkingExit', 'EntryAddParking', 'Paused'] as const)(
    'stays while it is %s: its place would be taken for ever in the queue it stands in',
    async (status) => {
      const id = await truckAt(stations[0] ?? null, status);
      expect(await sendTo(id, stations[1])).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'weighingStation', code: 'truck_in_queue' }] },
      });
      expect((await sendTo(id, stations[0])).status).toBe(200);
    },
  );

  it('may be given late: a truck without one is in no queue', async () => {
    expect((await sendTo(await truckAt(null, 'Accepted'), stations[0])).status).toBe(200);
  });
});

describe('a truck whose visit has ended', () => {
  const ended = ['TerminalExit', 'Deleted'] as const;

  it.each(ended)(
    '%s: its papers and remarks alone may be corrected, and the form is told so',
    async (status) => {
      const { id } = await api.database.records.create(systemActor, 'disposition', {
        carsQueueStatus: status,
      });
      // Also what was left empty is closed.
      expect(await operator.put(`/disposition/${id}`, { vehicleId: 1, scaleId: 1 })).toMatchObject({
        status: 422,
        body: {
          errors: expect.arrayContaining([
            { field: 'vehicle', code: 'truck_has_left', message: expect.any(String) },
            { field: 'scale', code: 'truck_has_left', message: expect.any(String) },
          ]),
        },
      });
      expect(await operator.put(`/disposition/${id}`, { comment: 'poprawka', customerId: 1 })).toMatchObject({
        status: 200,
        body: { comment: 'poprawka' },
      });
      const { shut, told } = (await operator.get(`/disposition/${id}/lifecycle`)).body as {
        shut: string[];
        told: string[];
      };
      expect(shut).toEqual(
        expect.arrayContaining(['type', 'vehicle', 'trailer', 'date', 'gmpCheck', 'closed']),
      );
      expect(shut).not.toEqual(expect.arrayContaining(['comment']));
      expect(told).toEqual([expect.stringContaining('Popraw tylko jego papiery')]);
    },
  );
});

describe('the deletion mark of a truck', () => {
  const mark = (id: number) =>
    operator.post('/disposition/change_deletion_mark', { id, markedToDelete: true });

  it.each(['OnTheWay', 'TerminalExit', 'Deleted'] as const)('may be set while it is %s', async (status) => {
    expect(await mark(await truckAt(stations[0] ?? null, status))).toMatchObject({
      status: 200,
      body: { markedToDelete: true },
    });
  });

  it.each(['Accepted', 'EntryAllowed', 'ParkingExit', 'Paused'] as const)(
    'is refused while it is %s: it would vanish from the board and keep its place',
    async (status) => {
      const id = await truckAt(stations[0] ?? null, status);
      expect(await mark(id)).toMatchObject({ status: 409, body: { code: 'truck_in_queue' } });
      expect((await operator.get(`/disposition/${id}`)).body).toMatchObject({ markedToDelete: false });
    },
  );
});

describe('the board of the live queue', () => {
  it('shows every truck, however many there are, with what a card shows and nothing else', async () => {
    const station = await api.database.records.create(systemActor, 'weighingStation', {
      code: 'BIG',
      name: 'A big one',
    });
    // More than one page of the call. Every third of the inserted trucks has left.
    const many = 1006;
    await sql`insert into disposition (date, prefix, number, number_str, driver_ticket, cars_queue_status, weighing_station_id, created_at, updated_at)
      select now() + n * interval '1 second', 'Q', n, 'Q-' || n, 'Q' || n, case when n % 3 = 0 then 'TerminalExit' else 'Accepted' end,
        ${station.id}, now(), now() from generate_series(1, ${(many * 3) / 2}) as n`.execute(
      api.database.sql,
    );
    const { body } = await operator.get('/cars_qeue_dispositions_list', { weighingStationId: station.id });
    const { rows } = body as { rows: Record<string, unknown>[] };
    expect(new Set(rows.map(({ id }) => id)).size).toBe(many);
    const dates = rows.map(({ date }) => String(date));
    expect(dates).toEqual(dates.toSorted());
    const references = ['weighingStation', 'vehicle', 'trailer', 'driver', 'order', 'product'];
    const beside = ['id', 'presentation', 'standing', 'allowed', 'place', 'held', 'since'];
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      [...boardFields, ...references.map((name) => `${name}Id`), ...beside].toSorted(),
    );
  });
});

describe('a write of the state of a truck', () => {
  const write = (id: number, state: string) =>
    operator.put(`/disposition/${id}`, {
      state,
      statusId: null,
      status: null,
      updatedAt: '2026-01-01T00:00:00Z',
    });

  it('a repeated one is answered with the record, which the first one has changed', async () => {
    const id = await truckAt(null, 'OnTheWay');
    const { body } = await operator.get(`/disposition/${id}`);
    const { state } = body as { state: string };
    expect(await write(id, state)).toMatchObject({ status: 200, body: { id, state } });
  });

  it('is refused where the record has changed since it was read', async () => {
    const id = await truckAt(null, 'OnTheWay');
    expect(await write(id, 'NaTerminalu')).toMatchObject({ status: 409, body: { code: 'stale_record' } });
  });
});
