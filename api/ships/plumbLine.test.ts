import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let unloadingId: number;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const { rows } = await sql<{ id: number }>`select min(id) as id from ship_unloading`.execute(
    api.database.sql,
  );
  unloadingId = rows[0]?.id ?? 0;
});
afterAll(() => api?.close());

/** The id of nothing. Scale 1 is the first of the demo. */
const nowhere = 999_999;

describe('a run of the plumb line', () => {
  it('is not begun without an unloading or the disposition of one', async () => {
    expect(await operator.post('/plumb_line', { scaleId: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'shipUnloadingId' }] },
    });
  });

  it.each([
    ['of a disposition without an unloading', 'POST', '/plumb_line', { scaleId: 1, dispositionId: nowhere }],
    ['of an unloading that is not there', 'POST', '/plumb_line', { scaleId: 1, shipUnloadingId: nowhere }],
    ['that is not there is not ended', 'POST', `/plumb_line/${nowhere}/end`, {}],
    ['that is not there goes into no box', 'PUT', `/plumb_line/${nowhere}/box`, { hold: '2' }],
    ['that is open nowhere is not taken away', 'DELETE', `/plumb_line?scaleId=${nowhere}`, undefined],
  ])('%s: the call says what is missing', async (_case, method, path, body) => {
    expect(await operator.send(method, path, body)).toMatchObject({
      status: 404,
      body: { code: 'record_not_found' },
    });
  });

  it('stays if another one was meant, which has ended on its scale since', async () => {
    const { id } = await api.database.records.create(systemActor, 'plumbLine', {
      shipUnloading: unloadingId,
      scale: 1,
      beginWeighting: '2026-11-30T08:00:00.000Z',
    });
    expect(await operator.send('DELETE', `/plumb_line?scaleId=1&id=${nowhere}`)).toMatchObject({
      status: 409,
      body: { code: 'unloading_not_allowed' },
    });
    const run = await api.database.records.get(systemActor, 'plumbLine', id);
    expect(run).toMatchObject({ markedToDelete: false, endWeighting: null });
  });

  it('is the operators’ alone', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect((await forwarder.post('/plumb_line', { scaleId: 1, shipUnloadingId: unloadingId })).status).toBe(
      403,
    );
  });
});

describe('the unloading of a ship', () => {
  it('shows what comes from each hold and into each box, and what may be done now', async () => {
    expect(await operator.get(`/ship_unloading/${unloadingId}/picture`)).toMatchObject({
      status: 200,
      body: {
        approved: false,
        allowed: expect.any(Array),
        holds: expect.any(Array),
        boxes: expect.any(Array),
      },
    });
  });

  it('knows no other moves than its own', async () => {
    expect(await operator.post(`/ship_unloading/${unloadingId}/moves/sink`, {})).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter: 'move' } },
    });
  });
});
