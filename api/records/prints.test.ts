import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
let forwarder: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  [admin, operator, forwarder] = [
    await api.signedIn('admin'),
    await api.signedIn('operator'),
    await api.signedIn('forwarder'),
  ];
});
afterAll(() => api?.close());

it('printing notes what was printed, on which form, by whom, where and how often', async () => {
  const form = (await admin.post('/print_views', { name: 'Zlecenie', routeOwner: '/delivery_order' }))
    .body as {
    id: number;
  };
  const place = (await operator.post('/working_places', { name: 'Waga 1', code: 'W1X' })).body as {
    id: number;
  };
  const order = (await operator.post('/delivery_order', {})).body as { id: number; numberStr: string };
  const at = `/print_history/of/deliveryOrder/${order.id}`;
  await operator.post(at, { printView: form.id, workingPlace: place.id, copies: 2 });
  await operator.post(at);
  expect((await operator.get(at)).body).toMatchObject({
    rows: [
      { printView: null, workingPlace: null, copies: 1 },
      {
        printView: { presentation: 'Zlecenie' },
        workingPlace: { presentation: 'Waga 1' },
        copies: 2,
      },
    ],
    more: false,
  });
  const { body } = await admin.get('/print_history', { filter: { documentId: order.id } });
  expect(body).toMatchObject({
    rows: [
      { documentType: 'deliveryOrder', author: { presentation: expect.any(String) } },
      { documentNumber: order.numberStr, documentData: { numberStr: order.numberStr } },
    ],
  });
});

it('what may not be read is neither printed nor told to have been', async () => {
  for (const method of ['GET', 'POST'])
    expect(await forwarder.send(method, '/print_history/of/user/1')).toMatchObject({ status: 403 });
  expect(await operator.post('/print_history/of/deliveryOrder/999999')).toMatchObject({ status: 404 });
  expect(await operator.get('/print_history/of/nothing/1')).toMatchObject({ status: 404 });
  expect(await operator.get('/print_history')).toMatchObject({ status: 403 });
});
