import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const admin = await api.signedIn('admin');
  await admin.put('/scales/1', { scalesNumber: 4711, code: 'WATER' });
});
afterAll(() => api?.close());

const passed = (scaleNumber: string) =>
  operator.get('/get_weight_whater', { scaleNumber, beginWeighting: '2020-01-01T00:00:00Z' });

it.each(['4711', 'WATER'])(
  'what passed over a scale is asked for by its number or its code: %s',
  async (name) => {
    expect(await passed(name)).toMatchObject({
      status: 200,
      body: { scaleId: 1, count: expect.any(Number) },
    });
  },
);

it('a scale that nobody knows is missing, whatever it is called', async () => {
  expect(await passed('no number')).toMatchObject({ status: 404, body: { code: 'record_not_found' } });
});
