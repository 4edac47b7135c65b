import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api?.close());

interface Shown {
  readonly id: number;
  readonly ship: { readonly presentation: string };
}
const always = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
const board = async (visitor = operator): Promise<readonly Shown[]> =>
  ((await visitor.get('/ship_planning_board', always)).body as { rows: Shown[] }).rows;
const planOf = async (ship: string): Promise<number> =>
  (await board()).find((plan) => plan.ship.presentation === ship)?.id ?? 0;
const move = (id: number, wanted: string, visitor = operator) =>
  visitor.post(`/ship_planning/${id}/moves/${wanted}`, {});

describe('the board of ships', () => {
  it('shows each plan against what was done, its unloading, and the box that another ship wants', async () => {
    expect(await board()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ship: expect.objectContaining({ presentation: 'MS Baltica' }),
          planned: '4200.000',
          done: '0.000',
          left: '4200.000',
          unloading: expect.objectContaining({ presentation: expect.any(String) }),
          clashes: [expect.objectContaining({ ship: expect.objectContaining({ presentation: 'MS Nogat' }) })],
          holds: ['1', '2', '3'].map((name) => expect.objectContaining({ name })),
        }),
        expect.objectContaining({
          ship: expect.objectContaining({ presentation: 'MS Warta' }),
          planned: '6000.000',
          boxes: [expect.objectContaining({ name: expect.any(String), planned: '6000.000', netto: '0.000' })],
          clashes: [],
          allowed: ['cancel'],
        }),
      ]),
    );
  });

  it('is empty for a time in which nothing is planned', async () => {
    const past = { from: '2000-01-01T00:00:00Z', to: '2001-01-01T00:00:00Z' };
    expect((await operator.get('/ship_planning_board', past)).body).toEqual({ rows: [], more: false });
  });

  it('shows a forwarder their own, and no other ship in its warnings', async () => {
    const forwarder = await api.signedIn('forwarder');
    const theirs = await board(forwarder);
    expect(theirs.length).toBeLessThan((await board()).length);
    expect(theirs.length).toBeGreaterThan(0);
    for (const plan of theirs) expect(plan).toMatchObject({ clashes: [], allowed: [] });
  });
});

describe('a plan', () => {
  it('is cancelled and restored, each once, and no unloading begins from it meanwhile', async () => {
    const id = await planOf('MS Nogat');
    expect(await move(id, 'cancel')).toMatchObject({ status: 200, body: { state: 'Canceled' } });
    expect(await move(id, 'cancel')).toMatchObject({
      status: 409,
      body: { code: 'ship_plan_not_allowed' },
    });
    expect(await operator.post('/ship_unloading', { shipPlanning: id })).toMatchObject({
      status: 409,
      body: { code: 'ship_plan_over' },
    });
    expect(await move(id, 'restore')).toMatchObject({ status: 200, body: { state: 'Planned' } });
  });

  it('a plan with an unloading is not cancelled, and says which one stands in the way', async () => {
    const id = await planOf('MS Baltica');
    expect(await move(id, 'cancel')).toMatchObject({
      status: 409,
      body: { code: 'ship_plan_taken', params: { unloading: expect.any(String) } },
    });
    expect(await operator.post('/ship_unloading', { shipPlanning: id })).toMatchObject({
      status: 409,
      body: { code: 'ship_plan_taken' },
    });
  });

  it('is moved by its calls alone', async () => {
    const id = await planOf('MS Nogat');
    await operator.put(`/ship_planning/${id}`, { state: 'Finished' });
    expect(await operator.get(`/ship_planning/${id}`)).toMatchObject({ body: { state: 'Planned' } });
  });

  it('is not a forwarder’s to move', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect((await move(await planOf('MS Nogat'), 'cancel', forwarder)).status).toBe(403);
  });
});
