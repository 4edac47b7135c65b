import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { BoardTruck } from '#workflows/terminal/stationQueue.messages.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import { nextTrucks } from './display.endpoints.ts';

let api: TestApi;
let operator: Visitor;
let station: number;
let token: string;
let display: number;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const { rows } = (await operator.get('/weighing_stations', { sort: 'id' })).body as {
    rows: { id: number }[];
  };
  station = rows[0]?.id ?? 0;
  const made = (await operator.post('/queue_displays', { name: 'Brama', weighingStation: station })).body as {
    id: number;
    displayToken: string;
  };
  ({ id: display, displayToken: token } = made);
});
afterAll(() => api?.close());

const shown = () => api.visitor().get(`/display/${token}`);

describe('a display in the yard', () => {
  it('shows whoever knows its address the plates that are called and where they go, and nothing else of anybody', async () => {
    const { rows } = (await operator.get('/disposition', { limit: 1, sort: 'id' })).body as {
      rows: { id: number; vehicle: { presentation: string } }[];
    };
    const [truck] = rows;
    await api.database.records.update(systemActor, 'disposition', truck?.id ?? 0, {
      carsQueueStatus: 'EntryAllowed',
      weighingStation: station,
      entryAllowedAt: '2026-11-20T08:00:00.000Z',
    });
    const { status, body } = await shown();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Brama',
      language: 'pl',
      called: [{ plate: truck?.vehicle.presentation, since: '2026-11-20T08:00:00.000Z' }],
    });
    const { called, stations } = body as { called: object[]; stations: object[] };
    expect(called.flatMap(Object.keys).toSorted()).toEqual(['language', 'plate', 'since', 'station']);
    expect(stations).toHaveLength(1);
  });

  it('names the station in the called driver’s language, and drops who is late', async () => {
    const { rows } = (await operator.get('/disposition', { limit: 1, sort: 'id' })).body as {
      rows: { id: number }[];
    };
    const id = rows[0]?.id ?? 0;
    const update = (object: string, record: number, values: RecordInput) =>
      api.database.records.update(systemActor, object, record, values);
    await update('weighingStation', station, { lang: { uk: 'Північні ваги' } });
    await update('disposition', id, { driverLanguage: 'uk', leaveParkingUntil: '2999-01-01T00:00:00.000Z' });
    expect((await shown()).body).toMatchObject({ called: [{ station: 'Північні ваги', language: 'uk' }] });
    await update('disposition', id, { leaveParkingUntil: '2026-11-20T08:20:00.000Z' });
    expect((await shown()).body).toMatchObject({ called: [] });
  });

  it('shows who is next also while the shared yard is full and nobody has a time', () => {
    const waiting = (dispositionId: number, some: Partial<BoardTruck> = {}): BoardTruck => ({
      dispositionId,
      carsQueueStatus: 'Accepted',
      since: '2026-11-20T08:00:00.000Z',
      held: false,
      place: { dispositionId, carsAhead: dispositionId, eta: null },
      ...some,
    });
    const board = [
      waiting(0),
      waiting(1, { held: true }),
      waiting(2, { carsQueueStatus: 'Paused' }),
      waiting(3, { carsQueueStatus: 'EntryAllowed', place: null }),
      waiting(4, { carsQueueStatus: 'EntryReserved' }),
    ];
    const plates = new Map(board.map(({ dispositionId }) => [dispositionId, `GD ${dispositionId}`]));
    expect(nextTrucks(board, plates)).toEqual([
      { plate: 'GD 0', place: 1, eta: null },
      { plate: 'GD 4', place: 5, eta: null },
    ]);
  });

  it('has a token that nobody guesses and nobody writes', async () => {
    expect(token).toMatch(/^[\w-]{16}$/);
    expect((await operator.put(`/queue_displays/${display}`, { displayToken: 'easy' })).status).toBe(422);
    expect((await api.visitor().get('/display/easy')).status).toBe(404);
  });

  it('is not found once it is marked for deletion', async () => {
    await operator.post('/queue_displays/change_deletion_mark', { id: display, markedToDelete: true });
    expect((await shown()).status).toBe(404);
  });
});

describe('what-if', () => {
  it('says that the queue does not run where it does not', async () => {
    expect(await operator.post(`/queues/${station}/what-if`, {})).toMatchObject({
      status: 409,
      body: { code: 'queue_off' },
    });
  });

  it('is nobody’s but the operators’', async () => {
    for (const login of ['sales', 'forwarder'] as const)
      expect((await (await api.signedIn(login)).post(`/queues/${station}/what-if`, {})).status).toBe(403);
  });
});
