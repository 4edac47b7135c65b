import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let order: number;
let trucks: number[];
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const made = async (path: string, body: object) =>
    ((await operator.post(path, body)).body as { id: number }).id;
  const firmCalled = async (abbreviation: string) => {
    const { body } = await operator.get('/vendor_and_customer', { filter: { abbreviation } });
    return (body as { rows: { id: number }[] }).rows[0]?.id;
  };
  const [forwarder, other] = [await firmCalled('MEWA'), await firmCalled('KTW')];
  order = await made('/delivery_order', { forwarder });
  trucks = [await made('/disposition', { order }), await made('/disposition', { order, forwarder: other })];
  await made('/outgoing_sms', { body: 'x', disposition: trucks[0] });
  await api.database.records.create(systemActor, 'weighingRecord', { disposition: trucks[0], forwarder });
});
afterAll(() => api?.close());

interface Node {
  readonly object: string;
  readonly id: number;
  readonly children: Node[];
}
const shape = ({ object, children }: Node): unknown =>
  children.length === 0 ? object : [object, ...children.map(shape)];

it('an order shows its trucks, under each its weighings and messages, and the notes that came of them', async () => {
  const { body } = await operator.get(`/delivery_order/subordination/${order}`);
  const { basis, tree, more } = body as { basis: Node[]; tree: Node; more: boolean };
  expect({ basis, more }).toEqual({ basis: [], more: false });
  expect(tree).toMatchObject({
    id: order,
    title: 'Zlecenie dostawy',
    presentation: expect.stringMatching(/^ZD-/),
  });
  expect(shape(tree)).toEqual([
    'deliveryOrder',
    ['disposition', 'weighingRecord', 'outgoingSms'],
    'disposition',
    'deliveryNote',
  ]);
});

it('a truck shows the order it was made from, and a message the truck and its order', async () => {
  const { body } = await operator.get(`/dispositions/subordination/${trucks[0]}`);
  const { basis, tree } = body as { basis: Node[]; tree: Node };
  expect(basis).toMatchObject([{ object: 'deliveryOrder', id: order }]);
  const sms = tree.children.find(({ object }) => object === 'outgoingSms');
  expect((await operator.get(`/outgoing_sms/subordination/${sms?.id}`)).body).toMatchObject({
    basis: [{ object: 'disposition', id: trucks[0] }, { object: 'deliveryOrder' }],
    tree: { children: [] },
  });
});

it('the tree of documents shows nobody what they may not read', async () => {
  const forwarder = await api.signedIn('forwarder');
  const { tree } = (await forwarder.get(`/delivery_order/subordination/${order}`)).body as { tree: Node };
  expect(shape(tree)).toEqual(['deliveryOrder', ['disposition', 'weighingRecord'], 'deliveryNote']);
  expect(await forwarder.get(`/dispositions/subordination/${trucks[1]}`)).toMatchObject({
    status: 404,
    body: { code: 'record_not_found' },
  });
});

it('a chain of more documents than are read says that there are more, in both directions', async () => {
  const chain: number[] = [];
  for (let place = 0; place < 6; place += 1) {
    const weighedAfter = chain.at(-1) ?? null;
    const { id } = await api.database.records.create(systemActor, 'disposition', { weighedAfter });
    chain.push(id);
  }
  const seen = async (place: number) => {
    const { body } = await operator.get(`/dispositions/subordination/${chain[place]}`);
    const { basis, tree, more } = body as { basis: Node[]; tree: Node; more: boolean };
    let depth = 0;
    for (let node: Node | undefined = tree.children[0]; node; [node] = node.children) depth += 1;
    return [basis.length, depth, more];
  };
  expect([await seen(0), await seen(1), await seen(5)]).toEqual([
    [0, 4, true],
    [1, 4, false],
    [4, 0, true],
  ]);
});
