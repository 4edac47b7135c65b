import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
const ids = { receipts: 0, issues: 0, anything: 0 };
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  const admin = makingAs(await api.signedIn('admin'));
  const prefix = async (name: string, more: object = {}) =>
    (await admin('/document_prefixes', { name, ...more })).id;
  const [pz, pw, wz, old] = [
    await prefix('PZX'),
    await prefix('PWX'),
    await prefix('WZX'),
    await prefix('OLDX', { isActive: false }),
  ];
  const category = async (name: string, prefixes: number[]) =>
    (
      await make('/inventory_categories', {
        name,
        prefixes: prefixes.map((documentPrefix) => ({ documentPrefix })),
      })
    ).id;
  ids.receipts = await category('Przyjęcia', [old, pz, pw]);
  ids.issues = await category('Wydania', [wz]);
  ids.anything = await category('Inne', []);
});
afterAll(() => api?.close());

describe('an inventory document', () => {
  it.each<[string, () => object, RegExp]>([
    ['the first prefix of its category that is in use', () => ({ inventoryCategory: ids.receipts }), /^PZX-/],
    ['the one that was chosen', () => ({ inventoryCategory: ids.receipts, prefix: 'PWX' }), /^PWX-/],
    ['the usual one in a category without prefixes', () => ({ inventoryCategory: ids.anything }), /^DM-/],
    ['the usual one without a category', () => ({}), /^DM-/],
  ])('is numbered under %s', async (_case, more, numberStr) => {
    expect((await make('/inventory_documents', more())).numberStr).toMatch(numberStr);
  });

  it('is refused with the prefix of another category, which names its own', async () => {
    const answer = await sales.post('/inventory_documents', {
      inventoryCategory: ids.receipts,
      prefix: 'WZX',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'prefix',
            code: 'prefix_of_other_category',
            params: { prefix: 'WZX', prefixes: 'PZX, PWX' },
          },
        ],
      },
    });
  });

  it('does not go over to a category that has other prefixes', async () => {
    const { id } = await make('/inventory_documents', { inventoryCategory: ids.receipts });
    expect(await sales.put(`/inventory_documents/${id}`, { inventoryCategory: ids.issues })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'inventoryCategory', code: 'prefix_of_other_category' }] },
    });
  });
});
