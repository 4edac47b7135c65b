import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
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
        body: { errors: [{ field: 'weighingStation', code: 'read_only_field' }] },
      });
      expect((await sendTo(id, stations[0])).status).toBe(200);
    },
  );

  it('may be said late, for who has none stands in no queue', async () => {
    expect((await sendTo(await truckAt(null, 'Accepted'), stations[0])).status).toBe(200);
  });
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
      expect(await mark(id)).toMatchObject({ status: 409, body: { code: 'owned_by_workflow' } });
      expect((await operator.get(`/disposition/${id}`)).body).toMatchObject({ markedToDelete: false });
    },
  );
});
