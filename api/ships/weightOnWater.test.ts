import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { typeOfDocument } from '#domain/weighing/enums.ts';
import { appendWeight } from '#database/weighing/weightMemory.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const admin = await api.signedIn('admin');
  // The first scale of the demo gets a number and a code to be found by.
  await admin.put('/scales/1', { scalesNumber: 4711, code: 'WATER' });
});
afterAll(() => api?.close());

const remember = (tonnes: string, at: string, visit: number): Promise<unknown> =>
  api.database.transaction((tx) =>
    appendWeight(tx, {
      captureId: randomUUID(),
      scaleId: 1,
      seq: visit,
      visit,
      tonnes,
      at,
      raw: '',
      alibiNo: null,
    }),
  );
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

it('the weight on water counts what was accepted from the begin on and before the end', async () => {
  const portions = [['11.900', '07:59:59'], ['12.340', '08:00:00'], ['12.260', '08:09:59'], ['8.000', '08:10:00']] as const; // prettier-ignore
  for (const [at, [weight, time]] of portions.entries())
    await remember(weight, `2026-11-20T${time}.000Z`, at + 1);
  const answer = await operator.get('/get_weight_whater', {
    scaleNumber: '4711',
    beginWeighting: '2026-11-20T08:00:00Z',
    endWeighting: '2026-11-20T08:10:00Z',
  });
  expect(answer.body).toEqual({
    scaleId: 1,
    weight: '24.600',
    count: 2,
    firstAt: '2026-11-20T08:00:00.000Z',
    lastAt: '2026-11-20T08:09:59.000Z',
  });
});

it('an unknown scale is answered with 404', async () => {
  expect(await passed('no number')).toMatchObject({ status: 404, body: { code: 'record_not_found' } });
});

it.each(typeOfDocument.values)(
  'an ended disposition is in no list of a weighing desk, whatever carries it: %s',
  async (carriage) => {
    const { records } = api.database;
    const scale = await records.create(systemActor, 'scale', {
      name: `Waga ${carriage}`,
      // The terminal's own vehicles are weighed on the scales of trucks.
      typeOfDocument: carriage === 'Internal' ? 'Automobile' : carriage,
    });
    const waits = await records.create(systemActor, 'disposition', {
      typeOfDocument: carriage,
      type: 'Unloading',
      scale: scale.id,
      state: 'NaTerminalu',
    });
    const onDesks = async () => {
      const lists = ['/disposition_first_weighting', '/disposition_second_weighting'];
      const answers = await Promise.all(
        lists.map((path) => operator.get(path, { scaleId: String(scale.id) })),
      );
      return answers.map(({ body }) => (body as { count: number }).count);
    };
    const stands = async (some: object) => {
      await records.update(systemActor, 'disposition', waits.id, { ...some });
      return onDesks();
    };
    expect(await onDesks()).toEqual([1, 0]);
    expect(await stands({ state: 'SecondWeighing' })).toEqual([0, 1]);
    for (const state of ['Loaded', 'Unloaded', 'NaTerminalu', 'SecondWeighing'])
      expect([state, await stands({ state, carsQueueStatus: 'TerminalExit' })]).toEqual([state, [0, 0]]);
  },
);
